"""Prints the table of run.sh: report.py RESULTS.ndjson"""
import json
import sys
from collections import defaultdict
from math import exp, log

OURS = "localized-validation"
times, verdicts, allocations = defaultdict(lambda: float("inf")), {}, {}
with open(sys.argv[1], encoding="utf-8") as file:
    for result in map(json.loads, file):
        schema, peer = result["schema"], result["peer"]
        verdicts[schema, peer] = result["verdicts"]
        allocations[schema] = result.get("allocations", allocations.get(schema, 0))
        for mode, time in result["times"].items():
            times[schema, peer, mode] = min(times[schema, peer, mode], time)

# What is measured: a heading, our mode, and that of the others.
MODES = {
    "verdict": ("verdict", "verdict"),
    "bytes": ("verdict+parsing", "verdict+parsing"),
    "errors": ("errors+parsing", "sentences+parsing"),
    "sentences": ("sentences+parsing", "sentences+parsing"),
    "reading": ("reading", "reading"),
}
PEERS = {
    "jsonschema-rs": ["verdict", "bytes", "errors", "sentences", "reading"],
    "fastjsonschema": ["verdict", "bytes"],
    "ajv": ["verdict", "bytes", "sentences"],
}
COLUMNS = [(peer, heading) for peer, headings in PEERS.items() for heading in headings]
WIDTH = 10


def line(left, ours, ratios):
    """Our times, and the ratios to each of the others, of which those of one are together."""
    text = left + "".join(f"{cell:>{WIDTH}}" for cell in ours)
    for (peer, heading), cell in zip(COLUMNS, ratios):
        text += (" |" if heading == PEERS[peer][0] else "") + f"{cell:>{WIDTH}}"
    return text


print("microseconds of processor time a document (reading: of the schema), the least of all rounds, and how many times as fast")
print("that is as the others; errors and sentences from bytes, those of jsonschema-rs and ajv with their messages")
groups = "".join(" |" + peer.center(WIDTH * len(headings)) for peer, headings in PEERS.items())
print(" " * (48 + WIDTH * len(MODES)) + groups)
print(line(f"{'schema':26}{'documents':>10}{'valid':>6}{'heap':>6}", MODES, [heading for _, heading in COLUMNS]))
ratios = defaultdict(list)
for schema in [schema for schema, peer in verdicts if peer == OURS]:
    own, cells = verdicts[schema, OURS], []
    for peer, heading in COLUMNS:
        mine, theirs = times[schema, OURS, MODES[heading][0]], times[schema, peer, MODES[heading][1]]
        if theirs < float("inf"):
            ratios[peer, heading].append(theirs / mine)
        cells.append(f"{theirs / mine:.2f}x" if theirs < float("inf") else "-")
    left = f"{schema:26}{len(own):10}{own.count('1'):6}{allocations[schema]:6.1f}"
    print(line(left, [f"{times[schema, OURS, mode]:.2f}" for mode, _ in MODES.values()], cells))


def row(name, of):
    cells = [f"{of(ratios[column]):.2f}x" if ratios[column] else "-" for column in COLUMNS]
    print(line(f"{name:48}", [""] * len(MODES), cells))


row("geometric mean", lambda found: exp(sum(map(log, found)) / len(found)))
row("least", min)

differences = 0
for (schema, peer), found in verdicts.items():
    for index, (one, other) in enumerate(zip(verdicts[schema, OURS], found)):
        if one != other:
            differences += 1
            print(f"{schema}, document {index + 1}: {OURS} says {one}, {peer} {other}")
print(f"{differences} verdicts differ")
