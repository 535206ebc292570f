"""Text of whole games: read, write, play again, verify."""

from openludo.records.build import proof_of, record_of
from openludo.records.errors import InvalidRecord, ReplayDiffers, UnsupportedRecord
from openludo.records.model import COLOURS, Proof, Result, Seat, Turn, palette_of
from openludo.records.record import FORMAT, Record
from openludo.records.text import HEADERS, read_record, write_record
from openludo.records.verify import Check, Verification, verify_record, verify_text

__all__ = [
    "COLOURS",
    "FORMAT",
    "HEADERS",
    "Check",
    "InvalidRecord",
    "Proof",
    "Record",
    "ReplayDiffers",
    "Result",
    "Seat",
    "Turn",
    "UnsupportedRecord",
    "Verification",
    "palette_of",
    "proof_of",
    "read_record",
    "record_of",
    "verify_record",
    "verify_text",
    "write_record",
]
