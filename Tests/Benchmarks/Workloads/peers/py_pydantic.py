"""pydantic v2 with the full rules: its own constraints where it has them, and one function a field for what is left."""
from pydantic import AfterValidator, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError
from typing import Annotated, Any, Literal
from typing_extensions import NotRequired, TypedDict

from document import Bench, message, relations


def validator(check):
    def validate(value):
        if check(value):
            return value
        raise PydanticCustomError("rule", "wrong")
    return AfterValidator(validate)


def bounds(field):
    out = {}
    for name, a in field.rules:
        match name:
            case "range": out |= {"ge": a["min"], "le": a["max"]}
            case "between": out |= {"ge": a["lower"], "le": a["upper"]}
            case "min": out["ge"] = a
            case "max": out["le"] = a
            case "greaterThan": out["gt"] = a
            case "lessThan": out["lt"] = a
    return out


NATIVE_NUMBERS = ("range", "between", "min", "max", "greaterThan", "lessThan")


def type_of(field):
    match field.kind:
        case "object":
            members = {}
            for name, member in field.members.items():
                kind = type_of(member)
                needed = member.required or ("requiredKeys" in dict(field.rules) and name in dict(field.rules)["requiredKeys"])
                members[name] = kind if member.required else kind | None if needed else NotRequired[kind | None]
            base, check = TypedDict(field.path or "Record", members), relations(field)
            return Annotated[base, validator(check)] if check else base
        case "list":
            base, check = list[type_of(field.element) if field.element else Any], field.check("count")
            limits = dict(field.rules).get("count")
            if limits:
                base = Annotated[base, Field(min_length=limits.get("min"), max_length=limits.get("max"))]
        case "any":
            base, check = Any, field.check()
        case "integer" | "number":
            limits = Field(strict=True, **bounds(field))
            base = Annotated[int, limits] if field.kind == "integer" else Annotated[int, limits] | Annotated[float, limits]
            check = field.check(*NATIVE_NUMBERS)
        case _:
            choices, patterns = dict(field.rules).get("oneOf"), [a for name, a in field.rules if name == "matches"]
            if choices and len(field.rules) < 4:
                return Literal[tuple(choices)]
            more = {"pattern": f"^(?:{patterns[0]})$"} if patterns else {}
            base, check = Annotated[str, Field(strict=True, **more)], field.check("matches")
    return Annotated[base, validator(check)] if check else base


bench = Bench("pydantic")
adapter = TypeAdapter(type_of(bench.root))
from_json, from_python = adapter.validate_json, adapter.validate_python


def is_valid(record):
    try:
        from_python(record)
    except ValidationError:
        return False
    return True


def run(values, read, localized=False):
    n = 0
    for value in values:
        try:
            read(value)
        except ValidationError as e:
            if localized:
                for x in e.errors(include_url=False):
                    n += len(message(".".join(map(str, x["loc"])), x["type"]))
            else:
                n += e.error_count()
    return n


bench.agree(is_valid)
bench.time("validate", lambda: run(bench.parsed, from_python))
bench.time("e2e", lambda: run(bench.lines, from_json))
bench.time("e2e+messages", lambda: run(bench.lines, from_json, localized=True))
