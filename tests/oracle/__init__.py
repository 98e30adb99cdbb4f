"""An independent oracle for card placement, and the vectors from outside."""
