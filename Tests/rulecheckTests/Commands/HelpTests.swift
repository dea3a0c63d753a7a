import RuleDocuments
import Testing
import ValidationCore

@testable import rulecheck

@Suite struct HelpTests {
  /// The help of each command in 80 columns.
  static let pages: [(command: [String], help: String)] = [
    (
      [],
      ##"""
      OVERVIEW: Checks records against rules and explains errors in the reader's
      language.

      Results go to standard output, everything else to standard error.

      Exit codes: 0 valid or clean, 1 invalid or findings, 64 wrong usage, 65
      unusable rules, catalogs or input.

      --generate-completion-script bash, zsh or fish writes a script that completes
      commands, files, languages, keys of messages and names of rules.

      USAGE: rulecheck <subcommand>

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      SUBCOMMANDS:
        demo                    Check made-up sign-ups in many scripts and show every
                                kind of failure.
        init                    Write a rule document for the records of a file, to
                                start from.
        validate                Check files of records against a rule document or a
                                JSON Schema.
        rules                   List the rules that rule documents can name.
        rules-file              Show how a file of rules is written.
        schema                  Check JSON Schemas, and convert them from and to rule
                                documents.
        vectors                 Print what every built-in rule reports for its
                                samples, with the sentences.
        message                 Write one message with arguments.
        catalog                 Work on catalogs of messages.
        serve                   Try rules, messages and texts in a page of the
                                browser.

        See 'rulecheck help <subcommand>' for detailed help.

      """##
    ),
    (
      ["demo"],
      ##"""
      OVERVIEW: Check made-up sign-ups in many scripts and show every kind of
      failure.

      The same as rulecheck validate --rules signup-rules.json signups.ndjson with
      the files of Sources/rulecheck/Demo, which are part of the tool, and with
      labels for the fields in each built-in language.

      USAGE: rulecheck demo [--locale <tag>] [--catalogs <directory> ...]

      OPTIONS:
        --locale <tag>          The language of messages, as a BCP 47 tag such as
                                pt-BR; by default, the available language closest to
                                the environment's (LC_ALL, LC_MESSAGES, LANG,
                                LANGUAGE).
        --catalogs <directory>  A directory of catalogs to search before the built-in
                                ones; the last is searched first.
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["init"],
      ##"""
      OVERVIEW: Write a rule document for the records of a file, to start from.

      rulecheck init customers.csv > rules.json

      The rules are those that all of the records pass: a field that every record has
      is required; its type, a format such as email, url, uuid or date, and a short
      list of values are what all of its values have. Check each of them: the next
      record may rightly be different. A field for which no rule holds has an empty
      list, so that the document names every field.

      USAGE: rulecheck init [--input <input>] [--separator <character>] [--records <count>] [<file>]

      ARGUMENTS:
        <file>                  The file of records; - is standard input. (default: -)

      OPTIONS:
        --input <input>         The format of the records, if the name and content of
                                the file do not show it. (values: json, ndjson, csv)
        --separator <character> The separator between cells of CSV: one ASCII
                                character, or tab.
        --records <count>       How many records to read. (default: 10000)
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["validate"],
      ##"""
      OVERVIEW: Check files of records against a rule document or a JSON Schema.

      A rule document names the rules of each field: {"fields": {"email":
      ["required", "email"], "age": [{"range": {"min": 18}}]}}. rulecheck help
      rules-file has its whole grammar: paths, conditions, modifiers, labels and
      scenarios. rulecheck init makes one from a file of records, rulecheck rules
      lists the rules, and rulecheck rules --format schema prints a JSON Schema with
      which editors complete documents.

      With --schema the rules are a JSON Schema of draft 4, 6, 7, 2019-09 or 2020-12.
      Documents that it refers to are looked for in the folders of --schema-map,
      never in a network. rulecheck schema check says what is wrong with a schema.

      Records are the elements of a JSON array, one JSON value per line (NDJSON), or
      rows of CSV under a header. The name and content of the file determine the
      format; a file that gzip, zstd, xz or bzip2 made is decompressed if that
      program is installed. A record that cannot be read is an error like any other,
      and the run continues.

      In CSV an empty cell is an absent value, and a quoted empty cell ("") is an
      empty text. A cell is a text. It is a number or a boolean if it is written as
      one in JSON and everything that the document compares its column with is of
      that type: its own rules, if they accept numbers or booleans and no text;
      otherwise the values that any rule or condition names for it ("equals": true,
      "oneOf": [5, 6]), and the columns that it is compared with. A cell that
      contains a named text ("in": ["5", 6]) stays a text. A column named
      address.city or items[0].name is part of a nested object or list, which is
      absent if all of its cells are empty, unless the document has a field of
      exactly that name (["address.city"]).

      --max-errors stops within a record, and --fail-fast after one: later records
      are not checked, and the summary counts what was reported until then. A run of
      more than half a second shows its progress if standard error is a terminal, but
      not with --quiet.

      With --format ndjson each error is a line with record, line, path (a JSON
      Pointer), code, arguments, severity and message, and with ranges (UTF-8
      offsets) and a suggestion if the rule has them; the summary goes to standard
      error. csv is a row for each error, html a page in the reader's language, sarif
      a SARIF 2.1.0 log for editors, junit a test case for each invalid record, and
      github a workflow command for each error. The results of several files name the
      file of each record.

      With --schema, flag, basic, detailed and verbose are the output formats of the
      specification: a JSON document on one line for each record, also for the valid
      ones, in the order of the records.

      The command is a filter that keeps no state: rulecheck validate --rules
      rules.json --format ndjson < in > out

      USAGE: rulecheck validate [<options>] [<files> ...]

      ARGUMENTS:
        <files>                 The files of records; - is standard input, which is
                                the default.

      OPTIONS:
        --rules <file>          The rule document (JSON).
        --schema <file>         The JSON Schema, instead of a rule document.
        --schema-map <URI=folder>
                                Find the schemas whose URI begins with URI in this
                                folder; may be repeated.
        --formats <formats>     Whether the keyword format refuses values: as the
                                schema's vocabulary says, always, or never. (values:
                                vocabulary, assert, ignore; default: vocabulary)
        --draft <draft>         The draft of schemas that have no $schema. (values:
                                4, 6, 7, 2019-09, 2020-12; default: 2020-12)
        --scenario <name>       Also apply the rules of this scenario of the
                                document; may be repeated.
        --locale <tag>          The language of messages, as a BCP 47 tag such as
                                pt-BR; by default, the available language closest to
                                the environment's (LC_ALL, LC_MESSAGES, LANG,
                                LANGUAGE).
        --catalogs <directory>  A directory of catalogs to search before the built-in
                                ones; the last is searched first.
        --format <format>       The format of the results. (values: text, json,
                                ndjson, csv, html, sarif, junit, github, flag, basic,
                                detailed, verbose; default: text)
        -q, --quiet             Write no results; the exit code says whether all
                                records are valid.
        --no-isolation          Leave out the invisible characters that isolate
                                values from the direction of the text around them.
        --input <input>         The format of the records, if the name and content of
                                the file do not show it. (values: json, ndjson, csv)
        --separator <character> The separator between cells of CSV: one ASCII
                                character, or tab.
        --fail-fast             Stop after the first invalid record.
        --max-errors <count>    Stop after this many errors.
        --max-record-bytes <bytes>
                                The maximum length of a record in bytes. (default:
                                4194304)
        --jobs <count>          The number of cores to use, all by default; the
                                output is the same.
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["rules"],
      ##"""
      OVERVIEW: List the rules that rule documents can name.

      Lists each rule with its arguments and with the codes and messages of its
      errors. rulecheck help rules-file shows how a file of rules is written.

      USAGE: rulecheck rules [--locale <tag>] [--catalogs <directory> ...] [--format <format>] [--search <words>] [<words> ...]

      ARGUMENTS:
        <words>                 The same words as for --search.

      OPTIONS:
        --locale <tag>          The language of messages, as a BCP 47 tag such as
                                pt-BR; by default, the available language closest to
                                the environment's (LC_ALL, LC_MESSAGES, LANG,
                                LANGUAGE).
        --catalogs <directory>  A directory of catalogs to search before the built-in
                                ones; the last is searched first.
        --format <format>       The format: a list for people, the documentation's
                                article, JSON, or a JSON Schema of rule documents.
                                (values: text, markdown, json, schema; default: text)
        --search <words>        List only the rules that have these words in their
                                names, summaries, standards or codes, or in the names
                                that other libraries have, such as isMobilePhone.
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["rules-file"],
      ##"""
      OVERVIEW: Show how a file of rules is written.

      A rule document, which rulecheck validate --rules reads, names the rules of the
      fields of a record:

      {
        "scenarios": ["create", "update"],
        "unknownFields": "error",
        "fields": {
          "id": {"rules": ["required"], "on": "update"},
          "name": {"rules": ["required", {"length": {"max": 40}}], "label": "Name"},
          "address.country": [{"oneOf": ["BR", "PT"]}],
          "taxNumber": [{"br.cpf": true, "message": "Enter your CPF",
                         "when": {"field": "address.country", "equals": "BR"}}],
          "items[].price": ["required", {"range": {"min": 0}}],
          "note": []
        }
      }

      document  = {"fields": {path: field, …}, "record": field?,
                   "stopAtFirst": bool?, "scenarios": [name, …]?,
                   "unknownFields": "ignore" / "warning" / "error"?,
                   "description": text?, "$schema": text?}
      field     = [rule, …] / {"rules": [rule, …], "label": text?, modifiers}
      rule      = name / {name: arguments, modifiers}
      arguments = true / the argument that may be given alone
                / {argument: value, …}
      modifiers = "when": condition, "on": name / [name, …], "message": message,
                  "severity": "error" / "warning", "optional": bool,
                  "stopAtFirst": bool, "sensitive": bool
      message   = key or sentence / {"key": text} / {"literal": text}
      condition = {"field": path, "equals": value}
                / {"field": path, "in": [value, …]}
                / {"field": path, "present": bool} / {"not": condition}
                / {"all": [condition, …]} / {"any": [condition, …]}
      path      = name / path "." name / path "[]" / path "[0]"
                / path "[\"odd.key\"]"

      In a path, [] is every element of a list; in a condition or an argument, it is
      the element that the rule's own field is in. Modifiers of a field apply to all
      of its rules. A label names the field in sentences. Rules with "on" apply only
      if rulecheck validate --scenario names one of their scenarios. unknownFields
      reports the members of a record that the document does not name. optional lets
      an absent value pass the rules about presence, and sensitive keeps values out
      of the errors. rulecheck rules lists the rules.

      USAGE: rulecheck rules-file

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["schema"],
      ##"""
      OVERVIEW: Check JSON Schemas, and convert them from and to rule documents.

      USAGE: rulecheck schema <subcommand>

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      SUBCOMMANDS:
        check                   Report what is wrong with JSON Schemas.
        convert                 Write a rule document as a JSON Schema, or a JSON
                                Schema as a rule document.
        openapi                 Write an OpenAPI document with the schemas of rule
                                documents and of problem documents.
        html                    Write the inputs of an HTML form for a rule document
                                or a JSON Schema.

        See 'rulecheck help schema <subcommand>' for detailed help.

      """##
    ),
    (
      ["schema", "openapi"],
      ##"""
      OVERVIEW: Write an OpenAPI document with the schemas of rule documents and of
      problem documents.

      rulecheck schema openapi sign-up.json > components.json

      Each document becomes a component with the name of its file, and ProblemDetails
      is what a server answers to a body that is not valid. A schema never refuses
      what the rules accept. Standard error lists the rules that the keywords of JSON
      Schema (draft 2020-12) cannot say, or can say only in part.

      USAGE: rulecheck schema openapi [<files> ...]

      ARGUMENTS:
        <files>                 The rule documents; - is standard input.

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["schema", "html"],
      ##"""
      OVERVIEW: Write the inputs of an HTML form for a rule document or a JSON
      Schema.

      rulecheck schema html sign-up.json

      Each field is an input with the attributes by which a browser checks what is
      typed: required, minlength, maxlength, min, max, step and pattern, and the
      type, inputmode and autocomplete that suit its rules. What the rules accept,
      the browser never refuses: a rule that no attribute can say in the same way is
      left out, or said in a weaker form. A field that holds a list or an object has
      no input; its elements and members have theirs.

      USAGE: rulecheck schema html [--empty-texts] [--schema-map <URI=folder> ...] [--formats <formats>] [--draft <draft>] <file>

      ARGUMENTS:
        <file>                  The rule document or JSON Schema; - is standard input.

      OPTIONS:
        --empty-texts           The server reads an empty input as an empty text, and
                                not as an absent value.
        --schema-map <URI=folder>
                                Find the schemas whose URI begins with URI in this
                                folder; may be repeated.
        --formats <formats>     Whether the keyword format refuses values: as the
                                schema's vocabulary says, always, or never. (values:
                                vocabulary, assert, ignore; default: vocabulary)
        --draft <draft>         The draft of schemas that have no $schema. (values:
                                4, 6, 7, 2019-09, 2020-12; default: 2020-12)
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["vectors"],
      ##"""
      OVERVIEW: Print what every built-in rule reports for its samples, with the
      sentences.

      A JSON file for the tests of a port: a case has a rule with its arguments, a
      record, and the errors of the record with their facts and, for each language,
      the sentence that stands alone and the one with the label of the field.
      Tests/Vectors/vectors.json is this output.

      USAGE: rulecheck vectors [--locale <tag> ...]

      OPTIONS:
        --locale <tag>          A language of the sentences, as a BCP 47 tag; may be
                                given again. (default: ar-EG, de, en, es, fa, fr, hi,
                                ja, ko, pl, pt-BR, ru, zh-Hans)
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["message"],
      ##"""
      OVERVIEW: Write one message with arguments.

      rulecheck message length.tooShort --locale ar --arg minimum=3 --arg
      unit=graphemes

      An argument is a whole number or a decimal if it is written like one, a list in
      brackets ([a,b]), and a text otherwise. A text that looks like a number is put
      in quotes: --arg 'name="3"'.

      rulecheck message --syntax mf2 --source 'Hello {$name}' --arguments '{"name":
      "Ana"}' --format json

      With --source, the message is not from a catalog. In JSON it is one line with
      the text, its parts, and the errors by the names of the conformance suite of
      MessageFormat 2.

      USAGE: rulecheck message [<key>] [--source <source>] [--syntax <syntax>] [--arguments <JSON>] [--format <format>] [--time-zone <zone>] [--locale <tag>] [--catalogs <directory> ...] [--arg <name=value> ...] [--no-isolation]

      ARGUMENTS:
        <key>                   The key of the message in the catalogs.

      OPTIONS:
        --source <source>       A message to write, instead of one from the catalogs.
        --syntax <syntax>       The syntax of --source. (values: mf1, mf2; default:
                                mf1)
        --arguments <JSON>      The values for the message, as an object in JSON.
        --format <format>       How to write the message. (values: text, json;
                                default: text)
        --time-zone <zone>      The time zone of dates, such as America/Sao_Paulo.
        --locale <tag>          The language of messages, as a BCP 47 tag such as
                                pt-BR; by default, the available language closest to
                                the environment's (LC_ALL, LC_MESSAGES, LANG,
                                LANGUAGE).
        --catalogs <directory>  A directory of catalogs to search before the built-in
                                ones; the last is searched first.
        --arg <name=value>      A value for the message.
        --no-isolation          Leave out the invisible characters that isolate
                                values from the direction of the text around them.
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["catalog"],
      ##"""
      OVERVIEW: Work on catalogs of messages.

      USAGE: rulecheck catalog <subcommand>

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      SUBCOMMANDS:
        lint                    Check catalogs for mistakes.
        status                  List the languages, and how much of the messages each
                                has.
        new                     Write a catalog to translate.
        preview                 Show all sentences of a language with sample
                                arguments.
        convert                 Write a catalog with its messages in another syntax.
        export                  Write a catalog for translation tools or for Xcode.
        import                  Read a file of translation tools or of Xcode into a
                                catalog.
        pseudo                  Write a catalog in a pseudo-language, to try layouts.
        arguments               List the arguments that messages can show.

        See 'rulecheck help catalog <subcommand>' for detailed help.

      """##
    ),
    (
      ["catalog", "lint"],
      ##"""
      OVERVIEW: Check catalogs for mistakes.

      Translations are compared with the directory's en.json or, if there is none,
      with the built-in English catalog. The findings are: missing and unknown keys,
      arguments that differ from the source's or that no rule reports, also in a
      single form, plural forms that the language lacks or never uses, cases that the
      source does not have, messages that do not mark the label, broken patterns,
      keys that appear twice, a file name that contradicts @@locale, keys that look
      like others, stray bidi controls, texts that are not in NFC, empty texts,
      copies of the source, and quotation marks and punctuation of another language.

      Each finding is a line: file:line:column: severity: key: problem. JSON and
      SARIF 2.1.0 have the same with the name of the rule. The levels of the
      languages go to standard error.

      USAGE: rulecheck catalog lint <directory> ... [--partial] [--format <format>]

      ARGUMENTS:
        <directory>             The directories of catalogs.

      OPTIONS:
        --partial               Do not report missing messages, for catalogs that
                                only override some.
        --format <format>       The format of the findings: text for people and
                                editors, JSON, or SARIF for code hosts. (values:
                                text, json, sarif; default: text)
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["catalog", "status"],
      ##"""
      OVERVIEW: List the languages, and how much of the messages each has.

      The core are the messages that say in general what is wrong with a value; with
      them, a language is useful. A regional catalog has what it inherits within its
      language, too.

      USAGE: rulecheck catalog status [<directory>] [--format <format>]

      ARGUMENTS:
        <directory>             A directory of catalogs; without one, the built-in
                                languages.

      OPTIONS:
        --format <format>       The format of the table. (values: text, markdown;
                                default: text)
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["catalog", "new"],
      ##"""
      OVERVIEW: Write a catalog to translate.

      Writes every message of the source to standard output, in English, with a
      sentence for each plural category of the language. Messages that the language
      inherits, as pt-AO does from pt-PT, are left out.

      rulecheck catalog new de >Localizations/de.json

      USAGE: rulecheck catalog new <locale> [--source <directory>]

      ARGUMENTS:
        <locale>                The language, as a BCP 47 tag such as pt-BR.

      OPTIONS:
        --source <directory>    The directory of catalogs with en.json and
                                Descriptions.json; by default, the built-in catalogs.
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["catalog", "preview"],
      ##"""
      OVERVIEW: Show all sentences of a language with sample arguments.

      Each sentence is shown inside another sentence, standing alone, and with the
      label of its field. HTML is one page that can be filtered.

      rulecheck catalog preview ar --catalogs Localizations --format html >ar.html

      USAGE: rulecheck catalog preview <locale> [--catalogs <directory> ...] [--format <format>] [--label <text>]

      ARGUMENTS:
        <locale>                The language, as a BCP 47 tag such as pt-BR.

      OPTIONS:
        --catalogs <directory>  A directory of catalogs to search before the built-in
                                ones; the last is searched first.
        --format <format>       The format of the preview: text or an HTML page.
                                (values: text, html; default: text)
        --label <text>          The label of the field. (default: Email)
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["catalog", "convert"],
      ##"""
      OVERVIEW: Write a catalog with its messages in another syntax.

      rulecheck catalog convert --to mf2 de.json > mf2/de.json

      The catalog goes to standard output. A message that the other syntax cannot say
      stays as it is, under the name of its own syntax, and is named on standard
      error; then the exit code is 1. Fractions may be rounded otherwise:
      MessageFormat 2 rounds ties away from zero.

      USAGE: rulecheck catalog convert --to <to> <file>

      ARGUMENTS:
        <file>                  The catalog, named after its language.

      OPTIONS:
        --to <to>               The syntax to write: mf1 is ICU MessageFormat, mf2 is
                                Unicode MessageFormat 2. (values: mf1, mf2)
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["catalog", "export"],
      ##"""
      OVERVIEW: Write a catalog for translation tools or for Xcode.

      rulecheck catalog export de --format xliff --output de.xlf

      The formats are Xcode's .xcstrings, .strings and .stringsdict, XLIFF 1.2 and
      2.1 (xliff, xliff2), ARB, and PO of gettext. Each sentence has a key of its
      own, such as length.tooShort|words|few, unless the format has plurals. XLIFF
      and PO also list the messages that are not translated yet. With --output,
      strings and stringsdict write both files of a table.

      What the format cannot hold is named on standard error; then the exit code is 1.

      USAGE: rulecheck catalog export <locale> --format <format> [--source <tag>] [--catalogs <directory>] [--output <file>]

      ARGUMENTS:
        <locale>                The language, as a BCP 47 tag such as pt-BR.

      OPTIONS:
        --format <format>       The format to write. (values: xcstrings, strings,
                                stringsdict, xliff, xliff2, arb, po)
        --source <tag>          The language that is shown to translators. (default:
                                en)
        --catalogs <directory>  The directory of catalogs, with Descriptions.json; by
                                default, the built-in catalogs.
        -o, --output <file>     The file to write; by default, standard output.
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["catalog", "import"],
      ##"""
      OVERVIEW: Read a file of translation tools or of Xcode into a catalog.

      rulecheck catalog import de.xlf --into Localizations/de.json

      Without --into, the catalog goes to standard output. Into a catalog that
      exists, messages are replaced where they are, and new ones are added at the
      end. With one of the two files of a table (.strings and .stringsdict), the
      other one beside it is read, too.

      Nothing is written if the file or a message is broken. What a catalog cannot
      hold is left out and named on standard error; then the exit code is 1.

      USAGE: rulecheck catalog import <file> [--format <format>] [--locale <tag>] [--into <file>]

      ARGUMENTS:
        <file>                  The file to read.

      OPTIONS:
        --format <format>       The format of the file, if its name does not say it.
                                (values: xcstrings, strings, stringsdict, xliff,
                                xliff2, arb, po)
        --locale <tag>          The language of the messages, if the file does not
                                state it or has several.
        --into <file>           The catalog to write, named after its language.
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["catalog", "pseudo"],
      ##"""
      OVERVIEW: Write a catalog in a pseudo-language, to try layouts.

      rulecheck catalog pseudo --locale en-XA >Localizations/en-XA.json

      In en-XA letters have accents, and each sentence is in brackets and at least 30
      % longer. In ar-XB words run from right to left. Arguments, marks of labels and
      forms stay as they are. The other commands know both as languages of messages:
      rulecheck demo --locale en-XA.

      USAGE: rulecheck catalog pseudo --locale <locale> [--source <tag>] [--catalogs <directory>]

      OPTIONS:
        --locale <locale>       The pseudo-language. (values: en-XA, ar-XB)
        --source <tag>          The language whose messages are changed. (default: en)
        --catalogs <directory>  The directory of catalogs; by default, the built-in
                                catalogs.
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["catalog", "arguments"],
      ##"""
      OVERVIEW: List the arguments that messages can show.

      rulecheck catalog arguments length.tooShort

      Each message is a line: its key, and its arguments with their types in the
      order in which %1$@ and %2$lld count them in Xcode's files.

      USAGE: rulecheck catalog arguments [<keys> ...]

      ARGUMENTS:
        <keys>                  The keys of messages; without any, all of the
                                library's.

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
    (
      ["serve"],
      ##"""
      OVERVIEW: Try rules, messages and texts in a page of the browser.

      The page has a form that is checked as you type, in every language, with its
      rules and messages to edit; it shows what a text consists of, and all messages
      of a language. Nothing is stored, and nothing is loaded from another host.
      Ctrl-C ends it.

      The server is in builds with the trait Page: swift run --traits default,Page
      rulecheck serve

      USAGE: rulecheck serve [--port <number>] [--host <address>] [--catalogs <directory> ...]

      OPTIONS:
        --port <number>         The port; 0 for one that is free. (default: 8080)
        --host <address>        The address to listen on; others than this machine's
                                are open to its network. (default: 127.0.0.1)
        --catalogs <directory>  A directory of catalogs to search before the built-in
                                ones; the last is searched first.
        --version               Show the version.
        -h, --help              Show help information.


      """##
    ),
  ]

  @Test(
    "the version is that of the tool and of the ICU that it is linked with", arguments: [[], ["validate"]])
  func version(command: [String]) throws {
    let result = try Binary.run(command + ["--version"])
    #expect(result == .init(status: 0, output: result.output, diagnostics: ""))
    #expect(result.output.hasPrefix("rulecheck \(Rulecheck.version) ("))
    #expect(
      try #/rulecheck 1\.\d+\.\d+ \(ICU \d\d\.\d+(\.\d+)*, Unicode \d\d\.\d+\.\d+\)\n/#
        .wholeMatch(in: result.output) != nil)
  }

  @Test("the rule document in the help is one, and its rules apply")
  func example() throws {
    let rules = try RuleDocument(json: RulesFileCommand.example.utf8)
    #expect(rules.scenarios == ["create", "update"])
    let record = #"{"name": "李明", "address": {"country": "BR"}, "items": [{"price": 1}, {}], "nota": "x"}"#
    #expect(
      try rules.errors(inJSON: record.utf8).map { "\($0.path) \($0.code.rawValue)" } == [
        "items[1].price presence.missing", "nota presence.misspelled",
      ])
    #expect(try rules.applied(on: "update").errors(inJSON: record.utf8).first?.path == ["id"])
  }

  @Test("help says what a command does and takes", arguments: pages)
  func help(page: (command: [String], help: String)) throws {
    let result = try Binary.run(page.command + ["--help"], environment: ["COLUMNS": "80"])
    #expect(result == .init(status: 0, output: page.help, diagnostics: ""))
  }
}
