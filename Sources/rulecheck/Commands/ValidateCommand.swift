import ArgumentParser
import Essentials
import JSONSchemas
import JSONText
import MessageLocalization
import RuleDocuments

/// `rulecheck validate`.
struct ValidateCommand: ParsableCommand {
  /// The format of the results.
  enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, ndjson, csv, html, sarif, junit, github, flag, basic, detailed, verbose

    /// The format of the specification of JSON Schema; nil for the others.
    var output: JSONSchema.OutputFormat? { JSONSchema.OutputFormat(rawValue: rawValue) }
  }

  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check files of records against a rule document or a JSON Schema.",
    discussion: """
      A rule document names the rules of each field: {"fields": {"email": ["required", "email"], "age": [{"range": \
      {"min": 18}}]}}. rulecheck help rules-file has its whole grammar: paths, conditions, modifiers, labels \
      and scenarios. rulecheck init makes one from a file of records, rulecheck rules lists the rules, and rulecheck \
      rules --format schema prints a JSON Schema with which editors complete documents.

      With --schema the rules are a JSON Schema of draft 4, 6, 7, 2019-09 or 2020-12. Documents that it refers to are \
      looked for in the folders of --schema-map, never in a network. rulecheck schema check says what is wrong with a schema.

      Records are the elements of a JSON array, one JSON value per line (NDJSON), or rows of CSV under a header. \
      The name and content of the file determine the format; a file that gzip, zstd, xz or bzip2 made is \
      decompressed if that program is installed. A record that cannot be read is an error like any \
      other, and the run continues.

      In CSV an empty cell is an absent value, and a quoted empty cell ("") is an empty text. A cell is a text. It is \
      a number or a boolean if it is written as one in JSON and everything that the document compares its column \
      with is of that type: its own rules, if they accept numbers or booleans and no text; otherwise the values that \
      any rule or condition names for it ("equals": true, "oneOf": [5, 6]), and the columns that it is compared \
      with. A cell that contains a named text ("in": ["5", 6]) stays a text. A column named address.city or \
      items[0].name is part of a nested object or list, which is absent if all of its cells are empty, unless the \
      document has a field of exactly that name (["address.city"]).

      --max-errors stops within a record, and --fail-fast after one: later records are not checked, and the summary \
      counts what was reported until then. A run of more than half a second shows its progress if standard error is a \
      terminal, but not with --quiet.

      With --format ndjson each error is a line with record, line, path (a JSON Pointer), code, arguments, severity \
      and message, and with ranges (UTF-8 offsets) and a suggestion if the rule has them; the summary goes to \
      standard error. csv is a row for each error, html a page in the reader's language, sarif a SARIF 2.1.0 log for \
      editors, junit a test case for each invalid record, and github a workflow command for each error. The results \
      of several files name the file of each record.

      With --schema, flag, basic, detailed and verbose are the output formats of the specification: a JSON document on \
      one line for each record, also for the valid ones, in the order of the records.

      The command is a filter that keeps no state: rulecheck validate --rules rules.json --format ndjson < in > out
      """
  )

  private static let maximumJobs = 256

  @Option(help: ArgumentHelp("The rule document (JSON).", valueName: "file"))
  var rules: PathArgument?

  @OptionGroup var schema: SchemaOptions

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Also apply the rules of this scenario of the document; may be repeated.", valueName: "name"))
  var scenario: [String] = []

  @OptionGroup var language: LanguageOptions

  @Option(help: "The format of the results.")
  var format: ReportFormat = .text

  @Flag(name: .shortAndLong, help: "Write no results; the exit code says whether all records are valid.")
  var quiet = false

  @Flag(
    help: "Leave out the invisible characters that isolate values from the direction of the text around them."
  )
  var noIsolation = false

  @Option(help: "The format of the records, if the name and content of the file do not show it.")
  var input: InputFormat?

  @Option(
    help: ArgumentHelp(
      "The separator between cells of CSV: one ASCII character, or tab.", valueName: "character")
  )
  var separator: CellSeparator?

  @Flag(help: "Stop after the first invalid record.")
  var failFast = false

  @Option(help: ArgumentHelp("Stop after this many errors.", valueName: "count"))
  var maxErrors: Int?

  @Option(help: ArgumentHelp("The maximum length of a record in bytes.", valueName: "bytes"))
  var maxRecordBytes = 4 << 20

  @Option(
    help: ArgumentHelp(
      "The number of cores to use, all by default; the output is the same.", valueName: "count")
  )
  var jobs: Int?

  @Argument(help: "The files of records; - is standard input, which is the default.")
  var files: [PathArgument] = []

  func validate() throws {
    if rules == nil, schema.schema == nil {
      throw ArgumentParser.ValidationError("Give the rules with --rules, or a JSON Schema with --schema.")
    }
    if rules != nil, schema.schema != nil {
      throw ArgumentParser.ValidationError("--rules and --schema cannot be used together.")
    }
    if schema.schema != nil, !scenario.isEmpty {
      throw ArgumentParser.ValidationError("--scenario is for rule documents.")
    }
    if schema.schema == nil, format.output != nil {
      throw ArgumentParser.ValidationError("--format \(format.rawValue) is for JSON Schemas.")
    }
    if let maxErrors, maxErrors < 1 {
      throw ArgumentParser.ValidationError("--max-errors must be at least 1.")
    }
    if let jobs, !(1...Self.maximumJobs).contains(jobs) {
      throw ArgumentParser.ValidationError("--jobs must be from 1 to \(Self.maximumJobs).")
    }
    if maxRecordBytes < 1 { throw ArgumentParser.ValidationError("--max-record-bytes must be at least 1.") }
  }

  func run() throws {
    Interruption.ignoreClosedPipes()
    let locale = try language.prepare()
    if noIsolation { MessageCatalogs.shared.isolatesArguments = false }
    let wording = ReportText(locale: locale)
    let (types, check) = try recordCheck(wording)
    Interruption.observe()
    let run = FilesRun(
      files: files.isEmpty ? [.standardInput] : files,
      check: check,
      report: report(wording),
      limits: StopLimits(failsFast: failFast, maximumErrors: maxErrors),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      showsProgress: !quiet,
      options: { options($0, types) }
    )
    let outcome: FilesRun.Outcome
    do throws(RunFailure) { outcome = try run.run() } catch { throw badData(error) }
    try finish(outcome)
  }

  /// The rules, and the types of the cells of a CSV file.
  private func recordCheck(_ wording: ReportText) throws -> (types: CellTypes, check: RecordCheck) {
    if let rules {
      let (document, check) = try RecordCheck.reading(rules, on: scenario)
      return (document.cellTypes, check)
    }
    let loaded = try schema.load()
    let output = quiet ? nil : format.output
    return (loaded.cellTypes, RecordCheck(loaded, output: output, sentence: wording.sentence))
  }

  private func finish(_ outcome: FilesRun.Outcome) throws {
    let summary = outcome.summary
    for failure in outcome.failures { writeDiagnostic("rulecheck: \(failure)") }
    if let unread = summary.unread, files.count > 1 {
      writeDiagnostic("rulecheck: \(unread) of \(files.count) could not be read")
    }
    let isRead = outcome.failures.isEmpty || summary.records > 0
    if format == .ndjson, !quiet, isRead { writeDiagnostic(JSONReport.summary(summary).description) }
    switch summary.stop {
    case .interrupted: throw ExitCode.interrupted
    case .maxErrors: writeDiagnostic("rulecheck: stopped after \(summary.errors) errors")
    case .failFast: writeDiagnostic("rulecheck: stopped after the first invalid record")
    case .closedOutput, nil: break
    }
    if !outcome.failures.isEmpty { throw ExitCode.badData }
    if summary.invalid > 0 { throw ExitCode.invalid }
  }

  private func report(_ wording: ReportText) -> any Report {
    if quiet { return QuietReport() }
    let namesFiles = files.count > 1
    return switch format {
    case .text:
      TextReport(
        wording: wording, style: TerminalStyle(isTerminal: Output().isTerminal), namesFiles: namesFiles)
    case .json: JSONReport(wording: wording, namesFiles: namesFiles)
    case .ndjson: NDJSONReport(wording: wording, namesFiles: namesFiles)
    case .csv: CSVReport(wording: wording)
    case .html: HTMLReport(wording: wording, namesFiles: namesFiles)
    case .sarif: SARIFReport(wording: wording)
    case .junit: JUnitReport(wording: wording)
    case .github: GitHubReport(wording: wording)
    case .flag: OutputReport(wording: wording, format: .flag)
    case .basic: OutputReport(wording: wording, format: .basic)
    case .detailed: OutputReport(wording: wording, format: .detailed)
    case .verbose: OutputReport(wording: wording, format: .verbose)
    }
  }

  private func options(_ file: PathArgument, _ types: CellTypes) -> RecordReader<FileSource>.Options {
    var options = RecordReader<FileSource>.Options(file: file.description)
    options.format = input ?? InputFormat(fileName: file.description)
    options.separator = (separator ?? CellSeparator(fileName: file.description)).byte
    options.maximumRecordBytes = maxRecordBytes
    options.columns = { [file = file.description] names in
      let columns = types.columns(named: names)
      for hint in HeaderHints.hints(header: names, columns: columns, types) {
        writeDiagnostic("rulecheck: \(file): \(hint)")
      }
      return columns
    }
    return options
  }
}

extension InputFormat: ExpressibleByArgument {}
