"""Run the JavaScript side of the texts in Node."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent


def run_node(script: str, question: Any) -> Any:
    """Give a script of this folder a question as JSON and read its answer."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("There is no Node, which runs the JavaScript resolver.")
    answer = subprocess.run(
        [node, HERE / script],
        input=json.dumps(question, ensure_ascii=False),
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout)
