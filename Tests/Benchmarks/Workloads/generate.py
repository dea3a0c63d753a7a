#!/usr/bin/env python3
"""Deterministic generator of a workload.

    generate.py WORKLOAD FOLDER [--records 10000] [--seed 20261122] [--invalid SHARE]

WORKLOAD is orders, articles, wide or readings. Writes into the folder, where N is the number of records:

    WORKLOAD-N.ndjson          one JSON object a line, UTF-8 (about 5 % of the lines with escapes)
    WORKLOAD-N.errors.ndjson   a line a record: [[path, code], ...]; a code may be a group of codes, such as "identifier"
    WORKLOAD-N.expected.json   totals
    WORKLOAD.rules.json        the rule document

What is wrong with a record is known because a fault was put there; nothing here validates.
"""
import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here / "generators"))


def workload(name):
    if name == "orders":
        from orders import Orders
        return Orders
    if name == "articles":
        from articles import Articles
        return Articles
    if name == "readings":
        from readings import Readings
        return Readings
    from wide import Wide
    return Wide


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("workload", choices=["orders", "articles", "wide", "readings"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--records", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=20261122)
    parser.add_argument("--invalid", type=float, help="share of records with a fault")
    a = parser.parse_args()
    kind = workload(a.workload)
    maker = kind(random.Random(a.seed))
    share = kind.share_of_invalid if a.invalid is None else a.invalid
    a.folder.mkdir(parents=True, exist_ok=True)
    stem = str(a.folder / f"{a.workload}-{a.records}")
    by_kind, invalid, errors, size = Counter(), 0, 0, 0
    with open(stem + ".ndjson", "w", encoding="utf-8", newline="\n") as records, \
            open(stem + ".errors.ndjson", "w", encoding="utf-8", newline="\n") as truth:
        for _ in range(a.records):
            record, wrong = maker.record(), []
            if maker.chance(share):
                count = maker.pick([1, 1, 1, 2, 2, 3])
                for group in sorted(maker.random.sample(range(len(kind.groups)), count)):
                    fault = maker.pick(kind.groups[group])
                    by_kind[fault] += 1
                    wrong += maker.spoil(record, fault)
            line = json.dumps(record, ensure_ascii=maker.chance(0.05), separators=(",", ":"))
            size += len(line.encode()) + 1
            records.write(line + "\n")
            truth.write(json.dumps(wrong, ensure_ascii=False, separators=(",", ":")) + "\n")
            invalid += bool(wrong)
            errors += len(wrong)
    rules = Path(a.folder / f"{a.workload}.rules.json")
    rules.write_text(kind.rules() if hasattr(kind, "rules") else (here / a.workload / "rules.json").read_text())
    expected = {"workload": a.workload, "records": a.records, "seed": a.seed, "invalid": invalid, "errors": errors,
                "mean_bytes": round(size / a.records, 1), "faults": dict(sorted(by_kind.items()))}
    Path(stem + ".expected.json").write_text(json.dumps(expected, indent=1, ensure_ascii=False) + "\n")
    print(f"{stem}.ndjson: {a.records} records of {size // a.records} bytes, {invalid} invalid, {errors} errors")


if __name__ == "__main__":
    main()
