"""What the validators in Python share: they read a folder and names, and print one JSON line for each schema."""
import json
import sys
import time
from pathlib import Path

import orjson


def least(work, count):
    """The microseconds of processor time that work takes for one of its documents; the least of several runs."""
    start = time.process_time()
    work()
    once = time.process_time() - start
    repeats, best = max(1, int(0.01 / max(once, 1e-7))), once
    # What takes seconds is measured once more, not seven times.
    for _ in range(7 if once < 0.5 else 1):
        start = time.process_time()
        for _ in range(repeats):
            work()
        best = min(best, (time.process_time() - start) / repeats)
    return best / count * 1e6


def run(peer, prepare):
    """prepare gives, for a schema, a function for the verdict and one for all errors with their messages, or None."""
    folder = Path(sys.argv[1])
    for name in sys.argv[2:]:
        source = (folder / f"{name}.schema.json").read_bytes()
        schema = json.loads(source)
        lines = (folder / f"{name}.ndjson").read_bytes().splitlines()
        parsed, loads = [orjson.loads(line) for line in lines], orjson.loads
        try:
            verdict, errors = prepare(schema)
            verdicts = "".join("1" if verdict(document) else "0" for document in parsed)
        except Exception as error:
            print(f"{peer} cannot use {name}: {type(error).__name__} {str(error)[:100]}", file=sys.stderr)
            continue

        def parsed_only():
            for document in parsed:
                verdict(document)

        def from_bytes():
            for line in lines:
                verdict(loads(line))

        def all_errors():
            for line in lines:
                errors(loads(line))

        times = {"verdict": least(parsed_only, len(lines)), "verdict+parsing": least(from_bytes, len(lines))}
        if errors:
            times["sentences+parsing"] = least(all_errors, len(lines))
            times["reading"] = least(lambda: prepare(loads(source)), 1)
        print(json.dumps({"peer": peer, "schema": name, "verdicts": verdicts, "times": times}), flush=True)
