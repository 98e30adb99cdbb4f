"""The server: tables that people play at in a browser, with journal, clocks, sockets and pages."""
