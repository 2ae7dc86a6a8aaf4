"""Web code that Python writes is up to date, and the formatter leaves it alone."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
HEADING = "// Made by web/generate_types.py"


def test_the_generated_types_are_those_of_the_server() -> None:
    variables = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, WEB / "generate_types.py", "--check"]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_formatter_leaves_generated_files_alone_and_no_others() -> None:
    patterns = [
        line for line in (WEB / ".prettierignore").read_text().splitlines() if line.startswith("src/")
    ]
    sources = [path for path in (WEB / "src").rglob("*.ts") if path.is_file()]
    generated = {path for path in sources if path.read_text(encoding="utf-8").startswith(HEADING)}
    assert len(generated) > 5
    left_alone = {path for pattern in patterns for path in WEB.glob(pattern)}
    assert left_alone == generated
