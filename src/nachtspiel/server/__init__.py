"""The server: tables that several people, bots and spectators share over HTTP and websocket."""
