import Testing

@testable import rulecheck

@Suite struct HelpTests {
  /// The help of each command in 80 columns.
  static let pages: [(command: [String], help: String)] = [
    (
      [],
      ##"""
      OVERVIEW: Checks records by rules and says what is wrong in the reader's
      language.

      Results go to standard output, everything else to standard error.

      Exit codes: 0 valid or clean, 1 invalid or findings, 64 wrong usage, 65
      unusable rules, catalogs or input.

      USAGE: rulecheck <subcommand>

      OPTIONS:
        -h, --help              Show help information.

      SUBCOMMANDS:
        demo                    Check made-up sign-ups in many scripts and show every
                                kind of failure.
        validate                Check a file of records by the rules of a document.
        rules                   List the rules that rule documents can name.
        message                 Write one message with arguments.
        catalog                 Work on catalogs of messages.

        See 'rulecheck help <subcommand>' for detailed help.

      """##
    ),
    (
      ["demo"],
      ##"""
      OVERVIEW: Check made-up sign-ups in many scripts and show every kind of
      failure.

      The same as rulecheck validate --rules signup-rules.json signups.ndjson with
      the files of Sources/rulecheck/Demo, which the tool carries, and with labels
      for the fields in each built-in language.

      USAGE: rulecheck demo [--locale <tag>] [--catalogs <directory> ...]

      OPTIONS:
        --locale <tag>          The language of messages, as a BCP 47 tag such as
                                pt-BR.
              The environment's by default (LC_ALL, LC_MESSAGES, LANG, LANGUAGE), as
              far as it is there.
        --catalogs <directory>  A directory of catalogs to search before the built-in
                                ones; the last is searched first.
        -h, --help              Show help information.


      """##
    ),
    (
      ["validate"],
      ##"""
      OVERVIEW: Check a file of records by the rules of a document.

      Records are the elements of a JSON array, JSON values one a line (NDJSON), or
      rows of CSV under a header. The format is told by the file's name and content.
      A record that cannot be read is an error like others, and the run goes on.

      In CSV an empty cell is an absent value and a quoted empty cell ("") an empty
      text. A cell is a text, but a number or boolean where it is written as in JSON
      and all that the document compares its column with says so: its own rules,
      where they take numbers or booleans and no text; else the values that any rule
      or condition names for it ("equals": true, "oneOf": [5, 6]), and the columns
      that it is compared with. A cell with a text that is named ("in": ["5", 6])
      stays that text. A column named address.city or items[0].name is a part of a
      nested object or list, which is absent where none of its cells is filled,
      unless the document has a field of just that name (["address.city"]).

      --max-errors ends the work within a record, and --fail-fast after one: what
      comes later is not checked, and the summary counts what was reported until
      then.

      With --format ndjson each error is a line with record, line, path (a JSON
      Pointer), code, arguments, severity and message, and where the rule knows them
      ranges (UTF-8 offsets) and a suggestion; the summary goes to standard error.

      As a filter the command keeps no state: rulecheck validate --rules rules.json
      --format ndjson < in > out

      USAGE: rulecheck validate --rules <file> [--locale <tag>] [--catalogs <directory> ...] [--format <format>] [--input <input>] [--separator <character>] [--fail-fast] [--max-errors <count>] [--max-record-bytes <bytes>] [--jobs <count>] [<file>]

      ARGUMENTS:
        <file>                  The file of records; - is standard input. (default: -)

      OPTIONS:
        --rules <file>          The rule document (JSON).
        --locale <tag>          The language of messages, as a BCP 47 tag such as
                                pt-BR.
              The environment's by default (LC_ALL, LC_MESSAGES, LANG, LANGUAGE), as
              far as it is there.
        --catalogs <directory>  A directory of catalogs to search before the built-in
                                ones; the last is searched first.
        --format <format>       How to write results: for a reader, as one JSON
                                object, or as one JSON object an error. (values:
                                text, json, ndjson; default: text)
        --input <input>         How the records are written, where name and content
                                do not tell. (values: json, ndjson, csv)
        --separator <character> What stands between cells of CSV: one ASCII
                                character, or tab.
        --fail-fast             Stop after the first invalid record.
        --max-errors <count>    Stop after so many errors.
        --max-record-bytes <bytes>
                                How long a record may be. (default: 4194304)
        --jobs <count>          How many cores share the work, all by default; the
                                output is the same.
        -h, --help              Show help information.


      """##
    ),
    (
      ["rules"],
      ##"""
      OVERVIEW: List the rules that rule documents can name.

      Each with its arguments, and the codes of its errors with their messages.

      USAGE: rulecheck rules [--locale <tag>] [--catalogs <directory> ...] [--format <format>]

      OPTIONS:
        --locale <tag>          The language of messages, as a BCP 47 tag such as
                                pt-BR.
              The environment's by default (LC_ALL, LC_MESSAGES, LANG, LANGUAGE), as
              far as it is there.
        --catalogs <directory>  A directory of catalogs to search before the built-in
                                ones; the last is searched first.
        --format <format>       How to write the list: for a reader, as the article
                                of the documentation, or for a tool. (values: text,
                                markdown, json; default: text)
        -h, --help              Show help information.


      """##
    ),
    (
      ["message"],
      ##"""
      OVERVIEW: Write one message with arguments.

      rulecheck message length.tooShort --locale ar --arg minimum=3 --arg
      unit=graphemes

      An argument is a whole number or a decimal where it is written like one, a list
      in brackets ([a,b]), and a text otherwise. A text that looks like a number is
      put in quotes: --arg 'name="3"'.

      USAGE: rulecheck message <key> [--locale <tag>] [--catalogs <directory> ...] [--arg <name=value> ...] [--no-isolation]

      ARGUMENTS:
        <key>                   The key of the message in the catalogs.

      OPTIONS:
        --locale <tag>          The language of messages, as a BCP 47 tag such as
                                pt-BR.
              The environment's by default (LC_ALL, LC_MESSAGES, LANG, LANGUAGE), as
              far as it is there.
        --catalogs <directory>  A directory of catalogs to search before the built-in
                                ones; the last is searched first.
        --arg <name=value>      A value for the message.
        --no-isolation          Leave out the invisible characters that keep
                                directions of text apart.
        -h, --help              Show help information.


      """##
    ),
    (
      ["catalog"],
      ##"""
      OVERVIEW: Work on catalogs of messages.

      USAGE: rulecheck catalog <subcommand>

      OPTIONS:
        -h, --help              Show help information.

      SUBCOMMANDS:
        lint                    Look for mistakes in catalogs.

        See 'rulecheck help catalog <subcommand>' for detailed help.

      """##
    ),
    (
      ["catalog", "lint"],
      ##"""
      OVERVIEW: Look for mistakes in catalogs.

      Translations are held against the directory's en.json, else against the
      built-in English catalog. Looked for: missing and unknown keys, arguments that
      differ from the source's, in each plural form too, plural forms that the
      language needs or never uses, broken patterns, keys that stand twice, a file
      name that contradicts @@locale, stray bidi controls, texts that are not in NFC,
      empty texts, and copies of the source.

      Each finding is a line: file:line:column: severity: key: problem

      USAGE: rulecheck catalog lint <directory> ...

      ARGUMENTS:
        <directory>             The directories of catalogs.

      OPTIONS:
        -h, --help              Show help information.


      """##
    ),
  ]

  @Test("help says what a command does and takes", arguments: pages)
  func help(page: (command: [String], help: String)) throws {
    let result = try Binary.run(page.command + ["--help"], environment: ["COLUMNS": "80"])
    #expect(result == .init(status: 0, output: page.help, diagnostics: ""))
  }
}
