"""Web code that Python writes is up to date, and the formatter leaves it alone."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
GENERATED = "// Made by web/generate_types.py"
RECORDED = "/** Positions of played games"


def test_the_generated_types_are_those_of_the_server() -> None:
    variables = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(WEB / "generate_types.py"), "--check"]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_formatter_leaves_generated_files_and_recorded_positions_alone_and_no_other_code() -> None:
    lines = (WEB / ".prettierignore").read_text().splitlines()
    left_alone = {path for line in lines if line.startswith("src/") for path in WEB.glob(line)}
    heads = {path: path.read_text(encoding="utf-8")[:40] for path in (WEB / "src").rglob("*.ts")}
    generated = {path for path, head in heads.items() if head.startswith(GENERATED)}
    assert len(generated) > 5
    assert generated <= left_alone
    others = {path for path in left_alone - generated if path.suffix != ".json"}
    assert [path for path in others if not heads[path].startswith(RECORDED)] == []
