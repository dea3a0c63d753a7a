"""Prints the table of run.sh: report.py RESULTS.ndjson"""
import json
import sys
from collections import defaultdict
from math import exp, log

OURS, RUST, PYTHON = "localized-validation", "jsonschema-rs", "fastjsonschema"
times, verdicts, allocations = defaultdict(lambda: float("inf")), {}, {}
with open(sys.argv[1], encoding="utf-8") as file:
    for result in map(json.loads, file):
        schema, peer = result["schema"], result["peer"]
        verdicts[schema, peer] = result["verdicts"]
        allocations[schema] = result.get("allocations", allocations.get(schema, 0))
        for mode, time in result["times"].items():
            times[schema, peer, mode] = min(times[schema, peer, mode], time)

# What is compared: a heading, our mode, the other's, and the other.
COLUMNS = [
    ("verdict", "verdict", RUST, "verdict"),
    ("from bytes", "verdict+parsing", RUST, "verdict+parsing"),
    ("errors", "errors+parsing", RUST, "sentences+parsing"),
    ("sentences", "sentences+parsing", RUST, "sentences+parsing"),
    ("verdict/fast", "verdict", PYTHON, "verdict"),
    ("bytes/fast", "verdict+parsing", PYTHON, "verdict+parsing"),
]
print("microseconds of processor time a document (least of all rounds), and how many times as fast as jsonschema-rs,")
print("in the last two columns as fastjsonschema; errors and sentences from bytes, jsonschema-rs with its messages")
print(f"{'schema':26}{'documents':>10}{'valid':>6}{'heap':>6}" + "".join(f"{heading:>22}" for heading, *_ in COLUMNS))
ratios = defaultdict(list)
schemas = [schema for schema, peer in verdicts if peer == OURS]
for schema in schemas:
    own = verdicts[schema, OURS]
    line = f"{schema:26}{len(own):10}{own.count('1'):6}{allocations[schema]:6.1f}"
    for heading, mode, peer, other in COLUMNS:
        mine, theirs = times[schema, OURS, mode], times[schema, peer, other]
        if theirs == float("inf"):
            line += f"{mine:12.2f}{'-':>10}"
            continue
        ratios[heading].append(theirs / mine)
        line += f"{mine:12.2f}{theirs / mine:9.2f}x"
    print(line)


def row(name, of):
    print(f"{name:48}" + "".join(f"{'':12}{of(ratios[heading]):9.2f}x" for heading, *_ in COLUMNS if ratios[heading]))


row("geometric mean", lambda found: exp(sum(map(log, found)) / len(found)))
row("least", min)

differences = 0
for (schema, peer), found in verdicts.items():
    for index, (one, other) in enumerate(zip(verdicts[schema, OURS], found)):
        if one != other:
            differences += 1
            print(f"{schema}, document {index + 1}: {OURS} says {one}, {peer} {other}")
print(f"{differences} verdicts differ")
