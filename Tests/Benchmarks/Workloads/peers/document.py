"""A rule document as a tree of fields, for the Python engines: what each natively has, and functions for what is left."""
import json
import statistics
import sys
import time
from pathlib import Path

from rules import POSTAL, composed, real_date, real_moment, simple, taking

SIMPLE = simple()
NUMBERS = {"precisionScale", "range", "between", "min", "max", "greaterThan", "lessThan", "sign", "multipleOf"}
RELATIONS = {"sameAs", "differentFrom", "confirmed", "afterField", "beforeField", "requiredIf", "requiredUnless", "requiredWith",
             "requiredWithAll", "requiredWithout", "prohibitedIf", "atLeastOneOf", "exactlyOneOf"}


class Field:
    """A value of a record: its rules as (name, argument), its members or its elements."""

    def __init__(self, path=""):
        self.path, self.rules, self.relations, self.members, self.element = path, [], [], {}, None

    def has(self, *names):
        return any(name in names for name, _ in self.rules)

    @property
    def kind(self):
        if self.members:
            return "object"
        if self.element or self.has("count", "unique"):
            return "list"
        if not self.rules or self.has("accepted"):
            return "any"
        if ("type", "integer") in self.rules:
            return "integer"
        return "number" if any(name in NUMBERS for name, _ in self.rules) else "string"

    @property
    def required(self):
        return self.has("required", "notBlank")

    def check(self, *native):
        """One function for the rules that an engine does not have; nil where it has all."""
        checks = [function(name, argument) for name, argument in self.rules
                  if name not in native and name not in ("required", "type", "requiredKeys")]
        if not checks:
            return None
        if len(checks) == 1:
            return checks[0]

        def check(value):
            for one in checks:
                if not one(value):
                    return False
            return True
        return check


def function(name, argument):
    return SIMPLE[name] if argument is True and name in SIMPLE else taking(name, argument)


def steps(path):
    return path.replace("[]", ".[]").split(".")


def find(root, path):
    """The field at a path and the object that it is in; both are made where they are missing."""
    parent, field = None, root
    for step in steps(path):
        if step == "[]":
            field.element = field.element or Field(field.path + "[]")
            field = field.element
        else:
            parent, field = field, field.members.setdefault(step, Field(f"{field.path}.{step}".lstrip(".")))
    return parent, field


def named(name, path, argument):
    """The paths of other fields that a relation names."""
    if name == "confirmed":
        return [path + "Confirmation"]
    if name == "when":
        return [argument[2]["field"]]
    return argument if isinstance(argument, list) else [argument["field"] if isinstance(argument, dict) else argument]


def read(file):
    document = json.loads(Path(file).read_text())
    root = Field()
    for path, rules in document["fields"].items():
        parent, field = find(root, path)
        for rule in rules:
            if isinstance(rule, str):
                rule = {rule: True}
            rule = dict(rule)
            when = rule.pop("when", None)
            (name, argument), = rule.items()
            if when:
                parent.relations.append(("when", path, (name, argument, when)))
            elif name in RELATIONS:
                parent.relations.append((name, path, argument))
            else:
                field.rules.append((name, argument))
    for rule in document.get("record", []):
        (name, argument), = rule.items()
        root.relations.append((name, "", argument))
    for field in [root, *objects(root)]:
        for relation in field.relations:
            for path in named(*relation):
                find(root, path)
    return root


def objects(field):
    for member in [*field.members.values(), *filter(None, [field.element])]:
        yield member
        yield from objects(member)


def relations(field, get=dict.get):
    """One function that says whether the members of an object agree with each other; nil where there is no such rule."""
    checks, postal = [], {}

    def getter(path):
        names = (path[len(field.path):] if field.path and path.startswith(field.path) else path).lstrip(".").split(".")
        if len(names) == 1:
            name = names[0]
            return lambda o: get(o, name)

        def value(o):
            for name in names:
                o = None if o is None else get(o, name)
            return o
        return value

    for name, path, argument in field.relations:
        own = getter(path) if path else None
        match name:
            case "when":
                if argument[0] == "postalCode":
                    postal[argument[1]] = POSTAL[argument[1]]
                    if len(postal) == 1:
                        country = getter(argument[2]["field"])
                        checks.append(lambda o, own=own, country=country: (v := own(o)) is None or (m := postal.get(country(o))) is None or m(v))
            case "sameAs": checks.append(lambda o, own=own, other=getter(argument): (v := own(o)) is None or v == other(o))
            case "differentFrom": checks.append(lambda o, own=own, other=getter(argument): (v := own(o)) is None or v != other(o))
            case "confirmed":
                checks.append(lambda o, own=own, other=getter(path + "Confirmation"): (v := own(o)) is None or v == other(o))
            case "afterField" | "beforeField":
                other, equal = (argument["field"], argument.get("orEqual", False)) if isinstance(argument, dict) else (argument, False)
                checks.append(ordered(own, getter(other), name == "afterField", equal))
            case "requiredIf" | "requiredUnless" | "prohibitedIf":
                values = frozenset(argument["in"] if "in" in argument else [argument["equals"]])
                other = getter(argument["field"])
                if name == "requiredIf":
                    checks.append(lambda o, own=own, other=other, values=values: other(o) not in values or own(o) is not None)
                elif name == "requiredUnless":
                    checks.append(lambda o, own=own, other=other, values=values: other(o) in values or own(o) is not None)
                else:
                    checks.append(lambda o, own=own, other=other, values=values: own(o) is None or other(o) not in values)
            case "requiredWith" | "requiredWithAll" | "requiredWithout":
                others = [getter(p) for p in argument]
                test = {"requiredWith": lambda o, others: any(f(o) is not None for f in others),
                        "requiredWithAll": lambda o, others: all(f(o) is not None for f in others),
                        "requiredWithout": lambda o, others: any(f(o) is None for f in others)}[name]
                checks.append(lambda o, own=own, others=others, test=test: own(o) is not None or not test(o, others))
            case "atLeastOneOf": checks.append(lambda o, others=[getter(p) for p in argument]: any(f(o) is not None for f in others))
            case "exactlyOneOf": checks.append(lambda o, others=[getter(p) for p in argument]: sum(f(o) is not None for f in others) == 1)
    if not checks:
        return None

    def check(o):
        for one in checks:
            if not one(o):
                return False
        return True
    return check


def ordered(own, other, after, equal):
    def read(v):
        if not isinstance(v, str):
            return v
        return real_moment(v) or real_date(v)

    def check(o):
        a, b = own(o), other(o)
        if a is None or b is None:
            return True
        a, b = read(a), read(b)
        if a is None or b is None:
            return True
        return a == b and equal or (a > b if after else a < b)
    return check


ARABIC = {"missing": "حقل {label} مطلوب.", "required": "حقل {label} مطلوب.", "type": "قيمة {label} من نوع غير صحيح."}


def message(label, code):
    return ARABIC.get(code, "قيمة {label} غير صحيحة.").format(label=label)


class Bench:
    """The records and their truth, timing, and a JSON line a mode: PEER.py RULES RECORDS [REPEATS]"""

    def __init__(self, peer):
        self.peer = peer
        self.root = read(sys.argv[1])
        self.repeats = int(sys.argv[3]) if len(sys.argv) > 3 else 3
        self.lines = Path(sys.argv[2]).read_bytes().splitlines()
        self.parsed = [json.loads(x) for x in self.lines]
        with open(sys.argv[2].removesuffix(".ndjson") + ".errors.ndjson", encoding="utf-8") as f:
            self.truth = [bool(json.loads(x)) for x in f]

    def agree(self, is_valid):
        """How many records get the wrong verdict; which they are goes to standard error."""
        wrong = [i + 1 for i, (record, truth) in enumerate(zip(self.parsed, self.truth)) if is_valid(record) == truth]
        print("wrong verdicts:", *wrong[:50], file=sys.stderr)
        self.wrong = len(wrong)

    def time(self, mode, body):
        cpu = []
        body()
        for _ in range(self.repeats):
            start = time.process_time()
            body()
            cpu.append(time.process_time() - start)
        seconds = statistics.median(cpu)
        print(json.dumps({"peer": self.peer, "mode": mode, "cpu_rps": round(len(self.lines) / seconds, 1),
                          "ns": round(seconds / len(self.lines) * 1e9), "wrong_verdicts": self.wrong}), flush=True)
