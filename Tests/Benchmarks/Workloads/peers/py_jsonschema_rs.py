"""jsonschema-rs with orjson in front: JSON Schema's own keywords, and a custom one in Python for what is left."""
import jsonschema_rs
import orjson

from document import Bench, message, relations

checks = {}


class Check:
    """The rules of a path as one function."""

    def __init__(self, parent, value, path):
        self.kind, self.check = parent.get("x-kind"), checks[value]

    def validate(self, instance):
        if isinstance(instance, self.kind_of[self.kind]) and not self.check(instance):
            raise ValueError("wrong")

    kind_of = {"string": str, "number": (int, float), "integer": (int, float), "object": dict, "list": list, "any": object}


def schema_of(field):
    out, given = {}, dict(field.rules)
    native = []
    match field.kind:
        case "object":
            needed = [name for name, member in field.members.items() if member.required]
            out = {"type": "object", "required": needed + given.get("requiredKeys", []),
                   "properties": {name: schema_of(member) for name, member in field.members.items()}}
            check = relations(field)
        case "list":
            out, native = {"type": "array"}, ["count"]
            if field.element:
                out["items"] = schema_of(field.element)
            limits = given.get("count", {})
            out |= {key: limits[name] for key, name in (("minItems", "min"), ("maxItems", "max")) if name in limits}
            check = field.check(*native)
        case "any": check = field.check()
        case "integer" | "number":
            native = ["range", "between", "min", "max", "greaterThan", "lessThan"]
            low = [a["min"] if n == "range" else a["lower"] if n == "between" else a for n, a in field.rules if n in ("range", "between", "min")]
            high = [a["max"] if n == "range" else a["upper"] if n == "between" else a for n, a in field.rules if n in ("range", "between", "max")]
            out = {"type": field.kind} | ({"minimum": max(low)} if low else {}) | ({"maximum": min(high)} if high else {})
            out |= {key: given[name] for key, name in (("exclusiveMinimum", "greaterThan"), ("exclusiveMaximum", "lessThan"))
                    if name in given}
            check = field.check(*native)
        case _:
            out = {"type": "string"}
            if "oneOf" in given:
                out["enum"] = given["oneOf"]
                native.append("oneOf")
            patterns = [a for name, a in field.rules if name == "matches"]
            if patterns:
                out["pattern"] = f"^(?:{patterns[0]})$"
                native.append("matches")
            check = field.check(*native)
    if check:
        checks[field.path] = check
        out |= {"x-kind": field.kind, "check": field.path}
    if not field.required and field.path:
        if "type" in out:
            out["type"] = [out["type"], "null"]
        if "enum" in out:
            out["enum"] = out["enum"] + [None]
        if field.kind == "any" and check:
            checks[field.path] = lambda v: v is None or check(v)
    return out


bench = Bench("jsonschema-rs")
validator = jsonschema_rs.Draft202012Validator(schema_of(bench.root), keywords={"check": Check}, pattern_options=jsonschema_rs.RegexOptions())
loads, iter_errors = orjson.loads, validator.iter_errors


def run(records, localized=False):
    n = 0
    for record in records:
        for e in iter_errors(record):
            n += len(message(".".join(map(str, e.instance_path)), e.schema_path[-1])) if localized else 1
    return n


bench.agree(validator.is_valid)
bench.time("validate", lambda: run(bench.parsed))
bench.time("e2e", lambda: run(map(loads, bench.lines)))
bench.time("e2e+messages", lambda: run(map(loads, bench.lines), localized=True))
