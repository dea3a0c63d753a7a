"""Validates a table of sign-ups on the workers of Spark, by rules and by a JSON Schema, into tables of errors.

    signups.py RULECHECK DIRECTORY

DIRECTORY has signups.ndjson, whose records have the number of their line as their id. Each error that the workers find,
with its sentence, must be one that a single process of rulecheck finds in that file, and the other way round.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator

import pandas as pd
from pyspark import SparkFiles
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

# What the standard's keywords cannot say of the demonstration: 17 is not in NFC, 28 confirms another password.
ONLY_BY_RULES = {17, 28}

COLUMNS = ["id", "severity", "code", "path", "message"]


def errors_in(records: DataFrame, front: str, document: str, *options: str) -> DataFrame:
    """The errors of records, which have the columns id, a text, and record, a line of JSON."""

    def check(batches: Iterator[pd.DataFrame]) -> Iterator[pd.DataFrame]:
        command = [SparkFiles.get("rulecheck"), "validate", front, SparkFiles.get(document), *options]
        command += ["--input", "ndjson", "--format", "ndjson", "--jobs", "1"]
        for batch in batches:
            lines = "\n".join(batch["record"].fillna("null"))
            result = subprocess.run(command, input=lines.encode(), capture_output=True)
            if result.returncode > 1:  # 1 says that records are invalid, more that they could not be checked.
                raise RuntimeError(result.stderr.decode())
            errors = pd.DataFrame(map(json.loads, result.stdout.splitlines()), columns=["line", *COLUMNS])
            errors["id"] = batch["id"].to_numpy()[errors["line"].to_numpy(int) - 1]
            yield errors[COLUMNS]

    return records.mapInPandas(check, ", ".join(f"{name} string" for name in COLUMNS))


def errors_of_one_process(rulecheck: str, file: str, output: str, *options: str) -> None:
    """Writes what one process of rulecheck finds in a file of records."""
    with open(output, "wb") as found:
        command = [rulecheck, "validate", *options, "--format", "ndjson", "--jobs", "1", file]
        result = subprocess.run(command, stdout=found, stderr=subprocess.PIPE)
    if result.returncode > 1:
        sys.exit(result.stderr.decode())


def tally(errors: DataFrame) -> dict[str, tuple[int, int]]:
    """The number of errors of each code, and a fingerprint of what they say of which records."""
    said = F.xxhash64("id", "severity", "path", "message")
    rows = errors.groupBy("code").agg(F.count("*"), F.bit_xor(said)).collect()
    return {code: (count, fingerprint) for code, count, fingerprint in rows}


def refused(errors: DataFrame) -> set[int]:
    """The records that are invalid, of those of the demonstration before it repeats."""
    ids = errors.where("severity = 'error' and id <= 36").select("id").distinct().collect()
    return {int(row.id) for row in ids}


def main(rulecheck: str, directory: str) -> None:
    root = os.path.dirname(os.path.abspath(__file__))
    rules = os.path.join(root, "../../Sources/rulecheck/Demo/signup-rules.json")
    schema = os.path.join(root, "signups.schema.json")
    file = os.path.join(directory, "signups.ndjson")

    spark = (
        SparkSession.builder.master(os.environ.get("MASTER", "local[2]"))
        .appName("rulecheck")
        .config("spark.ui.enabled", False)
        .config("spark.ui.showConsoleProgress", False)
        .config("spark.sql.shuffle.partitions", 2)
        .config("spark.sql.files.maxPartitionBytes", "32m")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", 50_000)
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")

    # Every worker gets its copy of the tool and of the documents.
    for path in [rulecheck, rules, schema]:
        spark.sparkContext.addFile(path)
    # The text of each record as it was sent, as what a reader of JSON made of it could be valid where the record is not.
    records = spark.read.text(file).select(
        F.get_json_object("value", "$.id").alias("id"), F.col("value").alias("record")
    )
    fronts = {
        "rules": errors_in(records, "--rules", "signup-rules.json", "--locale", "ar-EG"),
        "schema": errors_in(records, "--schema", "signups.schema.json", "--formats", "assert", "--locale", "ar-EG"),
    }

    alone = {
        "rules": ["--rules", rules, "--locale", "ar-EG"],
        "schema": ["--schema", schema, "--formats", "assert", "--locale", "ar-EG"],
    }
    verdicts = {}
    for front, errors in fronts.items():
        start = time.monotonic()
        errors.write.parquet(os.path.join(directory, front))
        errors = spark.read.parquet(os.path.join(directory, front))
        seconds = time.monotonic() - start

        start = time.monotonic()
        output = os.path.join(directory, f"{front}.ndjson")
        errors_of_one_process(rulecheck, file, output, *alone[front])
        seconds_alone = time.monotonic() - start
        expected = tally(spark.read.json(output).withColumn("id", F.col("line").cast("string")))

        found = tally(errors)
        print(f"By the {front}, in {seconds:.1f} s with two workers and {seconds_alone:.1f} s with one process:")
        for code, (count, _) in sorted(found.items()):
            print(f"{count:>10} {code}")
        errors.where("id between 10 and 12").orderBy("id", "path").show(truncate=False)
        if found != expected or not found:
            sys.exit(f"The workers find {found}, one process {expected}.")
        print(f"Each of the {sum(count for count, _ in found.values())} errors is one that one process finds.")
        verdicts[front] = refused(errors)
    spark.stop()
    if verdicts["rules"] - verdicts["schema"] != ONLY_BY_RULES or verdicts["schema"] - verdicts["rules"]:
        sys.exit(f"Other verdicts by the rules and by the schema: {verdicts}")
    print(f"The schema refuses what the rules refuse, except records like {sorted(ONLY_BY_RULES)}.")


main(*sys.argv[1:])
