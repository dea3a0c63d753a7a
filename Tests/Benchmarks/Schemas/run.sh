#!/usr/bin/env bash
# Validates generated documents by real JSON Schemas with several validators in turn, and prints one table.
#
#   Tests/Benchmarks/Schemas/run.sh
#   SCHEMAS="travis codecov" ROUNDS=1 Tests/Benchmarks/Schemas/run.sh      a quick part of it
#
# SCHEMAS    names of schemas (all that the PyPI package check-jsonschema carries and that documents are found for)
# ROUNDS     rounds over all validators (3); the table has the least time of each
# PEERS      of: jsonschema_rs fastjsonschema ajv
# CORE       pin everything to this core
# BUILD      folder for data and whatever is built (.build/schemas)
# SUBJECT    another SchemaSubject than that of this checkout
# PYTHON     a Python that has requirements.txt (by default a venv is made under BUILD)
# NODE       the Node.js that runs ajv (node)
# Needs: swift; python3; for ajv Node.js and version 6 of ajv (Debian: nodejs node-ajv), or else it is left out
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
SCHEMAS=${SCHEMAS:-} ROUNDS=${ROUNDS:-3} PEERS=${PEERS-jsonschema_rs fastjsonschema ajv}
NODE=${NODE:-node} BUILD=${BUILD:-$root/.build/schemas}
mkdir -p "$BUILD"
BUILD=$(cd "$BUILD" && pwd)
pin=()
[[ -n ${CORE:-} ]] && pin=(taskset -c "$CORE")

if [[ -z ${SUBJECT:-} ]]; then
  swift build --package-path "$root" -c release --product SchemaSubject >&2
  SUBJECT=$(swift build --package-path "$root" -c release --show-bin-path)/SchemaSubject
fi
if [[ -z ${PYTHON:-} ]]; then
  PYTHON=$BUILD/venv/bin/python
  [[ -x $PYTHON ]] || { python3 -m venv "$BUILD/venv" && "$PYTHON" -m pip -q install -r "$here/requirements.txt" >&2; }
fi
# Where Debian has modules, for a Node.js that is not Debian's.
export NODE_PATH=${NODE_PATH:-/usr/share/nodejs}
if [[ " $PEERS " == *" ajv "* ]] && ! "$NODE" -e 'require("ajv/lib/refs/json-schema-draft-06.json")' 2>/dev/null; then
  echo "ajv is left out: $NODE does not find version 6 of it" >&2
  PEERS=${PEERS//ajv/}
fi

# Generating takes minutes, so documents are kept until the generator changes.
documents=$BUILD/documents
if [[ ! -f $documents/names || $here/generate.py -nt $documents/names ]]; then
  mkdir -p "$documents"
  "$PYTHON" "$here/generate.py" "$documents" >"$documents/names.new"
  mv "$documents/names.new" "$documents/names"
fi
names=${SCHEMAS:-$(<"$documents/names")}
results=$BUILD/results.ndjson
: >"$results"
for ((round = 1; round <= ROUNDS; round++)); do
  echo "round $round of $ROUNDS" >&2
  # One schema after another, so that all validators see the machine in the same state.
  for name in $names; do
    "${pin[@]}" "$SUBJECT" "$documents" "$name" >>"$results"
    for peer in $PEERS; do
      run=("$PYTHON" "$here/peers/py_$peer.py")
      [[ $peer == ajv ]] && run=("$NODE" "$here/peers/js_ajv.js")
      "${pin[@]}" "${run[@]}" "$documents" "$name" >>"$results"
    done
  done
done
"$PYTHON" "$here/report.py" "$results"
