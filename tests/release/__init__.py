"""What others get: the packages that are built, the copies that are installed, the files to host with."""
