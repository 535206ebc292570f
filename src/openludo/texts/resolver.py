"""Fill compiled messages with arguments; `web/i18n/resolver.js` is the same in JavaScript."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Context, Decimal, localcontext
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

from openludo.texts.compiler import Pattern

Arguments = Mapping[str, Any]


class MissingText(LookupError):
    """A message, a variable or a function that a text needs does not exist."""


@dataclass(frozen=True)
class Number:
    """A number with how to write it and which plural rules choose its form."""

    value: int | float
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def decimal(self) -> Decimal:
        """The number as it is written, which plural rules look at: 1 and 1.0 differ."""
        least = int(self.options.get("minimumFractionDigits", 0))
        most = int(self.options.get("maximumFractionDigits", max(least, 3)))
        with localcontext(Context(rounding=ROUND_HALF_UP)):
            rounded = round(Decimal(str(self.value)), most).normalize()
            digits = max(least, -int(rounded.as_tuple().exponent), 0)
            return rounded.quantize(Decimal(1).scaleb(-digits))


class TermArguments(dict[str, Any]):
    """What a message gives a term; what it leaves out chooses the default."""


class Resolver:
    """Format the messages of one language. Strict: a gap is an error; else it shows its key."""

    def __init__(self, lang: str, messages: Mapping[str, Pattern], strict: bool = True) -> None:
        self.lang = lang
        self.messages = messages
        self.strict = strict
        self._locale = Locale.parse(lang, sep="-")

    def format(self, key: str, args: Arguments | None = None) -> str:
        """Format a message or, as `key.name`, one of its attributes."""
        if key not in self.messages:
            return self._gap(key, f"there is no text {key!r} in {self.lang}")
        return self._pattern(self.messages[key], {} if args is None else args)

    def _pattern(self, pattern: Pattern, args: Arguments) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(
            part if isinstance(part, str) else self._write(self._value(part, args))
            for part in pattern
        )

    def _value(self, part: Any, args: Arguments) -> Any:
        if isinstance(part, str):
            return part
        if "var" in part:
            return self._variable(part["var"], args)
        if "select" in part:
            return self._pattern(self._chosen(part, args), args)
        if "ref" in part:
            return self.format(part["ref"], args)
        if "term" in part:
            return self.format(part["term"], TermArguments(part["with"]))
        if "call" in part:
            return self._call(part, args)
        return Number(part["number"])

    def _variable(self, name: str, args: Arguments) -> Any:
        if name not in args:
            if isinstance(args, TermArguments):
                return ""
            return self._gap(f"${name}", f"the variable {name!r} is missing")
        value = args[name]
        if isinstance(value, bool):
            return "true" if value else "false"
        return Number(value) if isinstance(value, (int, float)) else value

    def _chosen(self, part: Any, args: Arguments) -> Pattern:
        value = self._value(part["select"], args)
        cases = part["cases"]
        keys: list[Any] = [value]
        if isinstance(value, Number):
            keys = [value.value, self._category(value)]
        for wanted in keys:
            for key, pattern in cases:
                if key == wanted:
                    return pattern
        return cases[part["default"]][1]

    def _category(self, number: Number) -> str:
        ordinal = number.options.get("type") == "ordinal"
        rule = self._locale.ordinal_form if ordinal else self._locale.plural_form
        return rule(number.decimal)

    def _call(self, part: Any, args: Arguments) -> Any:
        value = self._value(part["of"][0], args)
        if part["call"] == "NUMBER" and isinstance(value, Number):
            return Number(value.value, {**value.options, **part["with"]})
        if part["call"] == "LIST" and isinstance(value, (list, tuple)):
            return self._list(value, part["with"])
        return self._gap(part["call"], f"{part['call']} cannot take {value!r}")

    def _list(self, items: list[Any] | tuple[Any, ...], options: Mapping[str, Any]) -> str:
        opened, closed = options.get("open", ""), options.get("close", "")
        texts = [f"{opened}{item}{closed}" for item in items]
        either = options.get("type") == "disjunction"
        return format_list(texts, "or" if either else "standard", self._locale)

    def _write(self, value: Any) -> str:
        if isinstance(value, Number):
            return self._digits(value)
        return self._list(value, {}) if isinstance(value, (list, tuple)) else str(value)

    def _digits(self, number: Number) -> str:
        least = int(number.options.get("minimumFractionDigits", 0))
        pattern = "#,##0." + "0" * least + "#" * 20
        grouped = number.options.get("useGrouping", "true") != "false"
        return format_decimal(number.decimal, pattern, self._locale, group_separator=grouped)

    def _gap(self, shown: str, why: str) -> str:
        if self.strict:
            raise MissingText(why)
        return f"{{{shown}}}"
