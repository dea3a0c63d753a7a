"""Makes documents for real schemas: generate.py FOLDER [--seed 20261123]

The schemas are those that the PyPI package check-jsonschema carries for others (GitHub, GitLab, Travis ...), and the
meta-schema of draft 7, whose documents are those schemas. Writes into the folder, for each schema:

    NAME.schema.json    the schema
    NAME.ndjson         one document a line, UTF-8: valid ones, some that the generator did not get right, and valid ones
                        of which one part was replaced

and prints the names, one a line. A schema for which fewer than 40 valid documents are found is left out.
"""
import argparse
import json
import random
import sys
from pathlib import Path
from urllib.parse import unquote

import check_jsonschema
import jsonschema_rs
import rstr

TEXTS = ["main", "Überprüfung der Daten", "构建", "نص", "hello world, this is a step", "ubuntu-latest"]
FORMATS = {"uri": "https://example.com/a?b=c", "date": "2026-01-31", "date-time": "2026-01-31T10:00:00Z", "email": "a@example.com"}
REPLACEMENTS = [None, 1, -3.5, "x", "", [], {}, True, ["a", "a"], {"unknown": 1}]
ANYTHING = ["text", 1, True, None]
DEEPEST = 14
# A document of more parts is given up.
LARGEST = 1000


class Maker:
    """Makes documents that a schema accepts most of the time."""

    def __init__(self, schema, seed):
        self.root, self.random = schema, random.Random(seed)
        self.patterns = rstr.Rstr(self.random)
        self.parts = 0

    def document(self):
        self.parts = 0
        return self.value(self.root)

    def value(self, schema, depth=0):
        self.parts += 1
        if self.parts > LARGEST:
            raise ValueError("too large")
        if schema is True or schema == {}:
            return self.random.choice(ANYTHING)
        if schema is False:
            return None
        if "$ref" in schema:
            return self.value(self.target(schema["$ref"]), depth + 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        for keyword in ("oneOf", "anyOf"):
            if keyword in schema:
                return self.joined([self.random.choice(schema[keyword])], schema, keyword, depth)
        if depth > DEEPEST:
            return None
        if "allOf" in schema:
            return self.joined(schema["allOf"], schema, "allOf", depth)
        return getattr(self, "make_" + self.type(schema))(schema, depth)

    def target(self, reference):
        if not reference.startswith("#"):
            return True
        part = self.root
        for token in reference[1:].split("/")[1:]:
            token = unquote(token.replace("~1", "/").replace("~0", "~"))
            part = part[int(token)] if isinstance(part, list) else part.get(token, {})
        return part

    def joined(self, parts, schema, keyword, depth):
        """A value of all parts and of what the schema says beside the keyword."""
        out = {}
        if "properties" in schema:
            rest = self.value({k: v for k, v in schema.items() if k != keyword}, depth + 1)
            out = rest if isinstance(rest, dict) else out
        for part in parts:
            value = self.value(part, depth + 1)
            if not isinstance(value, dict):
                return value
            out |= value
        return out

    def type(self, schema):
        given = schema.get("type")
        if isinstance(given, list):
            return self.random.choice(given)
        if given:
            return given
        if "properties" in schema or "patternProperties" in schema:
            return "object"
        return "array" if "items" in schema else self.random.choice(["string", "number", "boolean"])

    def make_object(self, schema, depth):
        required, out = schema.get("required", []), {}
        for name, part in schema.get("properties", {}).items():
            share = 0.45 if depth < 4 else 0.2 if depth < 7 else 0
            if name in required or self.random.random() < share:
                out[name] = self.value(part, depth + 1)
        if depth < 8:
            additional = schema.get("additionalProperties")
            if isinstance(additional, dict):
                for i in range(self.random.randint(1, 3)):
                    out[f"key{i}"] = self.value(additional, depth + 1)
            for pattern, part in schema.get("patternProperties", {}).items():
                name = self.text_of(pattern)
                if name is not None:
                    out[name[:30]] = self.value(part, depth + 1)
        return out

    def make_array(self, schema, depth):
        items = schema.get("items", {})
        if isinstance(items, list):
            return [self.value(item, depth + 1) for item in items]
        count = max(schema.get("minItems", 0), self.random.randint(0, 3) if depth < 8 else 0)
        return [self.value(items, depth + 1) for _ in range(count)]

    def make_string(self, schema, depth):
        if "pattern" in schema:
            return (self.text_of(schema["pattern"]) or "a")[:60]
        if schema.get("format") in FORMATS:
            return FORMATS[schema["format"]]
        text = self.random.choice(TEXTS)
        return (text * 20)[:max(min(len(text), schema.get("maxLength", 60)), schema.get("minLength", 0))]

    def text_of(self, pattern):
        try:
            # For Python, `.` is also a carriage return, which it is not for ECMA-262.
            return self.patterns.xeger(pattern).replace("\r", "")
        except Exception:  # a pattern that Python does not know
            return None

    def make_integer(self, schema, depth):
        return self.random.randint(int(schema.get("minimum", 0)), int(schema.get("maximum", 1000)))

    def make_number(self, schema, depth):
        return round(self.random.uniform(float(schema.get("minimum", 0)), float(schema.get("maximum", 100))), 2)

    def make_boolean(self, schema, depth):
        return self.random.random() < 0.5

    def make_null(self, schema, depth):
        return None


def spoiled(document, source):
    """The document with one of its parts replaced."""
    document, paths = json.loads(json.dumps(document)), []

    def walk(part, path):
        paths.append(path)
        for key in part if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else []:
            walk(part[key], path + [key])

    walk(document, [])
    path, new = source.choice(paths), source.choice(REPLACEMENTS)
    if not path:
        return new
    part = document
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = new
    return document


def documents(schema, seed):
    validator = jsonschema_rs.validator_for(schema, validate_formats=False)
    maker, good, bad = Maker(schema, seed), [], []
    for _ in range(400):
        try:
            document = json.loads(json.dumps(maker.document()))
        except (RecursionError, IndexError, KeyError, TypeError, ValueError):
            continue
        (good if validator.is_valid(document) else bad).append(document)
        if len(good) >= 150:
            break
    if len(good) < 40:
        return None
    kept = good[:150] + bad[:60]
    return kept + [spoiled(document, maker.random) for document in kept[:60]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=20261123)
    arguments = parser.parse_args()
    vendored = Path(check_jsonschema.__file__).parent / "builtin_schemas" / "vendor"
    schemas = {file.stem: json.loads(file.read_text()) for file in sorted(vendored.glob("*.json"))}
    schemas = {name: schema for name, schema in schemas.items() if isinstance(schema, dict)}
    made = {}
    for name, schema in schemas.items():
        try:
            found = documents(schema, arguments.seed)
        except Exception as error:  # a schema that jsonschema-rs cannot read, such as one that needs the network
            print(f"{name}: left out: {str(error)[:100]}", file=sys.stderr)
            continue
        if found:
            made[name] = (schema, found)
        else:
            print(f"{name}: left out: too few valid documents", file=sys.stderr)
    draft7 = [schema for schema in schemas.values() if "draft-07" in str(schema.get("$schema"))]
    wrong = [spoiled(schema, random.Random(arguments.seed + i)) for i, schema in enumerate(draft7)]
    made["meta-schema-of-draft-7"] = (META_SCHEMA, draft7 + wrong)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for name, (schema, found) in made.items():
        (arguments.folder / f"{name}.schema.json").write_text(json.dumps(schema), encoding="utf-8")
        lines = (json.dumps(document, ensure_ascii=False) + "\n" for document in found)
        (arguments.folder / f"{name}.ndjson").write_text("".join(lines), encoding="utf-8", newline="\n")
        print(name)


ROOT = Path(__file__).resolve().parents[3]
META_SCHEMA = json.loads((ROOT / "Sources/MetaSchemas/Documents/draft7/schema.json").read_text())

if __name__ == "__main__":
    main()
