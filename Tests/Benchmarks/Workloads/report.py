"""Prints the table of run.sh: report.py RESULTS.ndjson"""
import json
import statistics
import sys
from collections import defaultdict

MODES = ["validate", "e2e", "e2e+messages"]
times, last = defaultdict(list), {}
with open(sys.argv[1], encoding="utf-8") as f:
    for line in f:
        if line.startswith("{"):
            r = json.loads(line)
            times[r["workload"], r["peer"], r["mode"]].append(1e6 / r["cpu_rps"])
            last[r["workload"], r["peer"]] = last.get((r["workload"], r["peer"]), {}) | r
median = {k: statistics.median(v) for k, v in times.items()}
spread = {k: (max(v) - min(v)) / statistics.median(v) for k, v in times.items()}
rounds = max(map(len, times.values()), default=0)
print(f"microseconds of processor time a record, medians of {rounds} rounds; x: how many times as fast as C++ on simdjson and ICU")
print(f"{'workload':10} {'engine':14}{'wrong':>7}" + "".join(f"{m:>15}{'x':>7}" for m in MODES) + f"{'spread':>8}")
for workload in dict.fromkeys(k[0] for k in median):
    peers = list(dict.fromkeys(k[1] for k in median if k[0] == workload))
    peers.sort(key=lambda p: min(median.get((workload, p, m), 1e12) for m in ("e2e", "validate")))
    for peer in peers:
        # Engines that stop at the first error, or name another path, are held to their verdicts.
        r = last[workload, peer]
        wrong = r.get("wrong_records", r.get("wrong_verdicts", "-"))
        line = f"{workload:10} {peer:14}{wrong:>7}"
        for mode in MODES:
            own, base = median.get((workload, peer, mode)), median.get((workload, "c++", mode))
            line += f"{own:15.2f}" if own else f"{'-':>15}"
            line += f"{base / own:7.3f}" if own and base else f"{'':7}"
        print(line + f"{max(v for k, v in spread.items() if k[:2] == (workload, peer)):8.0%}")
