"""How the log is written: lines for people, or one JSON object a line for programs."""

from __future__ import annotations

import json
import logging

from openludo.server.clock import iso_time

PLAIN = "%(asctime)s %(levelname)s %(name)s %(message)s"
FORMATS = ("plain", "json")
TALKATIVE = ("uvicorn.error", "websockets")
"""Loggers that write query strings and whole handshakes, cookies too, where info is asked for."""

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonFormatter(logging.Formatter):
    """Writes a record as an object; `fields` holds what was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one record as one line, whatever is in it."""
        written = {
            "time": iso_time(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "fields": {k: v for k, v in vars(record).items() if k not in _USUAL},
        }
        if record.exc_info:
            written["error"] = self.formatException(record.exc_info)
        return json.dumps(written, default=str)


def set_up_logs(level: str, form: str) -> None:
    """Log to the standard error output from a level on, in one of FORMATS."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else logging.Formatter(PLAIN))
    logging.basicConfig(level=level.upper(), handlers=[handler])
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
