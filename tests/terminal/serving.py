"""A real server in a process of its own, for terminals to visit."""

import re
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
from pathlib import Path
from chabudai.server.serve import serve
from chabudai.server.settings import Settings

sys.exit(serve(Settings.from_environment(data=Path(sys.argv[1]), port=int(sys.argv[2]), bot_delay=0)))
"""


class Served:
    def __init__(self, folder: Path, port: int = 0) -> None:
        command = [sys.executable, "-c", SCRIPT, str(folder), str(port)]
        self.child = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.port = 0
        assert self.child.stdout is not None
        for line in self.child.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                break

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        if self.child.poll() is None:
            self.child.kill()
            self.child.communicate()
