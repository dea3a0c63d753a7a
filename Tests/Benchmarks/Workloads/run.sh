#!/usr/bin/env bash
# Runs the workloads over all engines in turn, several rounds, and prints one table.
#
#   Tests/Benchmarks/Workloads/run.sh
#   WORKLOADS=orders PEERS="rulecheck c++" ROUNDS=3 RECORDS=2000 Tests/Benchmarks/Workloads/run.sh      a quick part of it
#
# WORKLOADS  of: orders articles wide readings
# RECORDS    orders to generate (10000); of the others, which are longer, a fifth and a tenth
# ROUNDS     rounds over all engines (5); the table has the medians over rounds
# PEERS      of: rulecheck c++ pydantic msgspec jsonschema_rs
# CORE       pin everything to this core
# BUILD      folder for data and whatever is built (.build/workloads)
# SUBJECT    another WorkloadSubject than that of this checkout
# PYTHON     a Python that has requirements.txt (by default a venv is made under BUILD)
# Needs: swift; g++, make, pkg-config, libicu-dev, libsimdjson-dev; python3
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$here/../../..
WORKLOADS=${WORKLOADS:-orders articles wide readings} RECORDS=${RECORDS:-10000} ROUNDS=${ROUNDS:-5}
PEERS=${PEERS:-rulecheck c++ pydantic msgspec jsonschema_rs} BUILD=${BUILD:-$root/.build/workloads}
mkdir -p "$BUILD"
BUILD=$(cd "$BUILD" && pwd)
pin=()
[[ -n ${CORE:-} ]] && pin=(taskset -c "$CORE")
has() { [[ " $PEERS " == *" $1 "* ]]; }

if has rulecheck && [[ -z ${SUBJECT:-} ]]; then
  swift build --package-path "$root" -c release --product WorkloadSubject >&2
  SUBJECT=$(swift build --package-path "$root" -c release --show-bin-path)/WorkloadSubject
fi
if has c++; then make -s -C "$here" OUT="$BUILD" >&2; fi
if [[ -z ${PYTHON:-} && "$PEERS" =~ pydantic|msgspec|jsonschema_rs ]]; then
  PYTHON=$BUILD/venv/bin/python
  [[ -x $PYTHON ]] || { python3 -m venv "$BUILD/venv" && "$PYTHON" -m pip -q install -r "$here/requirements.txt" >&2; }
fi

records() {
  case $1 in
    articles) echo $((RECORDS / 5 + 1)) ;;
    wide) echo $((RECORDS / 10 + 1)) ;;
    *) echo "$RECORDS" ;;
  esac
}
for workload in $WORKLOADS; do
  data=$BUILD/$workload-$(records "$workload").ndjson
  # A generator that has changed makes other records.
  [[ -f $data && -z $(find "$here/generators" "$here/generate.py" "$here/$workload" -newer "$data") ]] ||
    python3 "$here/generate.py" "$workload" "$BUILD" --records "$(records "$workload")" >&2
done

results=$BUILD/results.ndjson
: >"$results"
try() { # an engine that fails is reported and left out
  local workload=$1 name=$2
  shift 2
  { "${pin[@]}" "$@" 2>"$BUILD/$workload-$name.err" || echo "$workload: $name failed: $(tail -n 1 "$BUILD/$workload-$name.err")" >&2; } |
    sed "s/^{/{\"workload\":\"$workload\",/" >>"$results"
}
for ((round = 1; round <= ROUNDS; round++)); do
  echo "round $round of $ROUNDS" >&2
  for workload in $WORKLOADS; do
    data=$BUILD/$workload-$(records "$workload").ndjson rules=$BUILD/$workload.rules.json
    for peer in $PEERS; do
      case $peer in
        rulecheck) try "$workload" rulecheck "$SUBJECT" "$rules" "$data" 1 ;;
        c++) try "$workload" cpp "$BUILD/$workload-cpp" "$data" 1 ;;
        *) try "$workload" "$peer" "$PYTHON" "$here/peers/py_$peer.py" "$rules" "$data" 1 ;;
      esac
    done
  done
done
python3 "$here/report.py" "$results"
