"""Validates a file of records on every core that Spark has: each task pipes its part through rulecheck.

    signups.py RULECHECK RULES RECORDS SUMMARY

RECORDS is NDJSON; SUMMARY is what one rulecheck process said of the same file, to compare with.
"""

import json
import shlex
import sys
from operator import add

from pyspark.sql import SparkSession

rulecheck, rules, records, summary = sys.argv[1:]

spark = (
    SparkSession.builder.master("local[*]")
    .appName("rulecheck")
    .config("spark.ui.enabled", "false")
    .getOrCreate()
)
spark.sparkContext.setLogLevel("ERROR")

# rulecheck exits with 1 if it found errors, which does not fail the task, and with 65 for broken rules, which does.
check = shlex.join([rulecheck, "validate", "--rules", rules, "--locale", "ar", "--format", "ndjson"])
command = shlex.join(["sh", "-c", f"{check} || test $? = 1"])

lines = spark.sparkContext.textFile(records, minPartitions=8)
errors = lines.pipe(command, checkCode=True).map(json.loads)
codes = dict(errors.map(lambda error: (error["code"], 1)).reduceByKey(add).collect())
example = errors.first()
spark.stop()

for code, count in sorted(codes.items()):
    print(f"{count:>10} {code}")
print(example["path"], example["message"])

with open(summary, encoding="utf-8") as file:
    expected = json.load(file)["codes"]
if codes != expected:
    sys.exit(f"Spark counts {codes}, one process {expected}")
print("Spark counts what one process counts.")
