// ajv, which writes JavaScript for a schema, with JSON.parse in front. Version 6 reads drafts 4, 6 and 7.
//
// Reads a folder and names, and prints one JSON line for each schema, as timing.py does.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const Ajv = require("ajv");

const PEER = "ajv";

function seconds(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

// The microseconds of processor time that work takes for one of its documents; the least of several runs.
function least(work, count) {
  // Machine code is made of what has run often, so that is not measured.
  for (let spent = 0, run = 0; spent < 0.3 && run < 200; run++) spent += seconds(work);
  const once = seconds(work);
  const repeats = Math.max(1, Math.floor(0.01 / Math.max(once, 1e-7)));
  let best = once;
  for (let run = 0; run < (once < 0.5 ? 7 : 1); run++) {
    best = Math.min(best, seconds(() => { for (let i = 0; i < repeats; i++) work(); }) / repeats);
  }
  return (best / count) * 1e6;
}

function compiled(schema, allErrors) {
  const isDraft4 = String(schema.$schema).includes("draft-04");
  const ajv = new Ajv({ allErrors, format: false, unknownFormats: "ignore", logger: false, schemaId: isDraft4 ? "id" : "$id" });
  for (const draft of isDraft4 ? ["04"] : ["06"]) {
    ajv.addMetaSchema(require(`ajv/lib/refs/json-schema-draft-${draft}.json`));
  }
  // ajv has the meta-schema of draft 7 itself, and refuses it a second time.
  return (schema.$id && ajv.getSchema(schema.$id)) || ajv.compile(schema);
}

const [folder, ...names] = process.argv.slice(2);
for (const name of names) {
  const text = fs.readFileSync(path.join(folder, `${name}.schema.json`), "utf8");
  const lines = fs.readFileSync(path.join(folder, `${name}.ndjson`), "utf8").split("\n").filter(Boolean).map((line) => Buffer.from(line));
  const parsed = lines.map((line) => JSON.parse(line));
  let validate, all;
  try {
    validate = compiled(JSON.parse(text), false);
    all = compiled(JSON.parse(text), true);
  } catch (error) {
    console.error(`${PEER} cannot use ${name}: ${error.name} ${error.message.slice(0, 100)}`);
    continue;
  }
  const verdicts = parsed.map((document) => (validate(document) ? "1" : "0")).join("");
  const times = {
    "verdict": least(() => { for (const document of parsed) validate(document); }, lines.length),
    "verdict+parsing": least(() => { for (const line of lines) validate(JSON.parse(line)); }, lines.length),
    "sentences+parsing": least(() => {
      for (const line of lines) if (!all(JSON.parse(line))) all.errors.map((error) => error.message);
    }, lines.length),
  };
  console.log(JSON.stringify({ peer: PEER, schema: name, verdicts, times }));
}
