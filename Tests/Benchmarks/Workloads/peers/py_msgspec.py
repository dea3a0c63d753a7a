"""msgspec with the full rules: types and bounds of its own, what is left after each struct; it ends at the first error."""
import msgspec
from msgspec import Meta
from typing import Annotated, Any, Literal

from document import Bench, relations


def struct_of(field):
    members, checks = [], []
    for name, member in field.members.items():
        attribute = name + "_" if name == "from" else name
        kind, check = type_of(member)
        members.append((attribute, kind) if member.required else (attribute, kind | None, None))
        if check:
            checks.append((attribute, check))
        if "requiredKeys" in dict(field.rules) and name in dict(field.rules)["requiredKeys"]:
            checks.append((attribute, None))
    related = relations(field, lambda o, name: getattr(o, "from_" if name == "from" else name, None))

    def __post_init__(self):
        for name, check in checks:
            value = getattr(self, name)
            if value is None:
                if check is None:
                    raise ValueError(name)
            elif check is not None and not check(value):
                raise ValueError(name)
        if related is not None and not related(self):
            raise ValueError("fields")

    members.sort(key=len)
    return msgspec.defstruct("Record" + field.path.replace(".", "_").replace("[]", "_"), members, kw_only=True,
                             namespace={"__post_init__": __post_init__}, rename={"from_": "from"})


def limits(field):
    low, high = [], []
    for name, a in field.rules:
        match name:
            case "range": low.append(a["min"]), high.append(a["max"])
            case "between": low.append(a["lower"]), high.append(a["upper"])
            case "min": low.append(a)
            case "max": high.append(a)
    return ({"ge": max(low)} if low else {}) | ({"le": min(high)} if high else {})


def type_of(field):
    match field.kind:
        case "object": return struct_of(field), None
        case "list":
            element, check = type_of(field.element) if field.element else (Any, None)
            own = field.check()

            def all_of(values):
                return (own is None or own(values)) and (check is None or all(map(check, values)))
            if field.element and field.element.kind == "object":
                own = field_check_of_structs(field)
            return list[element], all_of if own or check else None
        case "any": return Any, field.check()
        case "integer": return Annotated[int, Meta(**limits(field))], field.check("range", "between", "min", "max")
        case "number": return int | float, field.check()
        case _:
            choices = dict(field.rules).get("oneOf")
            if choices and len(field.rules) < 4:
                return Literal[tuple(choices)], None
            return str, field.check()


def field_check_of_structs(field):
    """`unique` by a member of structs, beside the other rules of a list."""
    by = next((a["by"] for name, a in field.rules if name == "unique" and a is not True), None)
    rest = field.check("unique")

    def check(values):
        if rest and not rest(values):
            return False
        if by:
            keys = [k for v in values if (k := getattr(v, by)) is not None]
            return len(set(keys)) == len(keys)
        return True
    return check


bench = Bench("msgspec")
kind, Error = struct_of(bench.root), msgspec.ValidationError
decode, convert = msgspec.json.Decoder(kind).decode, msgspec.convert


def is_valid(record):
    try:
        convert(record, kind)
    except Error:
        return False
    return True


def validate():
    n = 0
    for record in bench.parsed:
        try:
            convert(record, kind)
        except Error:
            n += 1


def e2e():
    n = 0
    for line in bench.lines:
        try:
            decode(line)
        except Error:
            n += 1


bench.agree(is_valid)
bench.time("validate", validate)
bench.time("e2e", e2e)
