"""Tables that people play at with a browser: journal, clocks, sockets and pages."""
