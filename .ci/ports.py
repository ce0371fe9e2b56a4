"""Ports for programs that can't choose one themselves, or whose address must be known before they start."""

import random
import socket

# Below the ports that the system gives to connections and to programs that ask for any port (from 32768 on Linux):
# between the search and the start of the program, the system gives none of these away.
FIRST, LAST = 10_240, 32_767


def free_port() -> int:
    """A port on which no program listens, at any address of this machine."""
    while True:
        port = random.randint(FIRST, LAST)
        with socket.socket() as listener:
            try:
                listener.bind(("", port))
            except OSError:
                continue
            return port


if __name__ == "__main__":
    print(free_port())
