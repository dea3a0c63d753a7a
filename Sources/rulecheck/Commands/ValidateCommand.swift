import ArgumentParser
import Essentials
import JSONText
import MessageLocalization
import RuleDocuments

/// `rulecheck validate`.
struct ValidateCommand: ParsableCommand {
  /// The format of the results.
  enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, ndjson
  }

  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check a file of records against a rule document.",
    discussion: """
      Records are the elements of a JSON array, one JSON value per line (NDJSON), or rows of CSV under a header. \
      The name and content of the file determine the format. A record that cannot be read is an error like any \
      other, and the run continues.

      In CSV an empty cell is an absent value, and a quoted empty cell ("") is an empty text. A cell is a text. It is \
      a number or a boolean if it is written as one in JSON and everything that the document compares its column \
      with is of that type: its own rules, if they accept numbers or booleans and no text; otherwise the values that \
      any rule or condition names for it ("equals": true, "oneOf": [5, 6]), and the columns that it is compared \
      with. A cell that contains a named text ("in": ["5", 6]) stays a text. A column named address.city or \
      items[0].name is part of a nested object or list, which is absent if all of its cells are empty, unless the \
      document has a field of exactly that name (["address.city"]).

      --max-errors stops within a record, and --fail-fast after one: later records are not checked, and the summary \
      counts what was reported until then.

      With --format ndjson each error is a line with record, line, path (a JSON Pointer), code, arguments, severity \
      and message, and with ranges (UTF-8 offsets) and a suggestion if the rule has them; the summary goes to \
      standard error.

      The command is a filter that keeps no state: rulecheck validate --rules rules.json --format ndjson < in > out
      """
  )

  private static let maximumJobs = 256

  @Option(help: ArgumentHelp("The rule document (JSON).", valueName: "file"))
  var rules: PathArgument

  @OptionGroup var language: LanguageOptions

  @Option(help: "The format of the results: text for people, one JSON object, or one JSON object per error.")
  var format: ReportFormat = .text

  @Option(help: "The format of the records, if the name and content of the file do not show it.")
  var input: InputFormat?

  @Option(
    help: ArgumentHelp(
      "The separator between cells of CSV: one ASCII character, or tab.", valueName: "character")
  )
  var separator: String?

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

  @Argument(help: "The file of records; - is standard input.")
  var file = PathArgument.standardInput

  func validate() throws {
    if let maxErrors, maxErrors < 1 {
      throw ArgumentParser.ValidationError("--max-errors must be at least 1.")
    }
    if let jobs, !(1...Self.maximumJobs).contains(jobs) {
      throw ArgumentParser.ValidationError("--jobs must be from 1 to \(Self.maximumJobs).")
    }
    if maxRecordBytes < 1 { throw ArgumentParser.ValidationError("--max-record-bytes must be at least 1.") }
    if let separator, Self.byte(of: separator) == nil {
      throw ArgumentParser.ValidationError("--separator must be one ASCII character, or tab.")
    }
  }

  func run() throws {
    Interruption.ignoreClosedPipes()
    let locale = try language.prepare()
    let document: RuleDocument
    let check: RecordCheck
    do {
      (document, check) = try RecordCheck.reading(rules)
    } catch {
      throw badData("\(error)")
    }
    do throws(CatalogError) { try DocumentLabels.add(of: document, in: locale) } catch {
      throw badData(error)
    }
    Interruption.observe()
    let output = Output()
    let source: FileSource
    do throws(InputError) { source = try FileSource(file) } catch { throw badData(error) }
    let report = report(ReportText(locale: locale), toTerminal: output.isTerminal)
    let run = ValidationRun(
      RecordReader(source, options: options(document)),
      check: check,
      report: report,
      limits: StopLimits(failsFast: failFast, maximumErrors: maxErrors),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      progress: ProgressBar(totalBytes: source.totalBytes)
    )
    let summary: Summary
    do throws(RunFailure) { summary = try run.run(to: output) } catch { throw badData(error) }
    try finish(summary)
  }

  private func finish(_ summary: Summary) throws {
    if format == .ndjson { writeDiagnostic(JSONReport.summary(summary).description) }
    switch summary.stop {
    case .interrupted: throw ExitCode.interrupted
    case .maxErrors: writeDiagnostic("rulecheck: stopped after \(summary.errors) errors")
    case .failFast: writeDiagnostic("rulecheck: stopped after the first invalid record")
    case .closedOutput, nil: break
    }
    if summary.invalid > 0 { throw ExitCode.invalid }
  }

  private func report(_ wording: ReportText, toTerminal: Bool) -> any Report {
    switch format {
    case .text: TextReport(wording: wording, style: TerminalStyle(isTerminal: toTerminal))
    case .json: JSONReport(wording: wording)
    case .ndjson: NDJSONReport(wording: wording)
    }
  }

  private func options(_ document: RuleDocument) -> RecordReader<FileSource>.Options {
    var options = RecordReader<FileSource>.Options(file: file.description)
    options.format = input ?? InputFormat(fileName: file.description)
    let isTabbed = ["tsv", "tab"].contains(file.description.lowercased().split(separator: ".").last)
    options.separator = separator.flatMap(Self.byte) ?? UInt8(ascii: isTabbed ? "\t" : ",")
    options.maximumRecordBytes = maxRecordBytes
    let types = document.cellTypes
    options.columns = { [file = file.description] names in
      let columns = types.columns(named: names)
      if !types.areNamed(in: columns) { Self.warn(ofHeaderIn: file, types.memberNames) }
      return columns
    }
    return options
  }

  /// Warns that none of the rules apply to the columns of a file.
  private static func warn(ofHeaderIn file: String, _ names: [String]) {
    let shown = names.prefix(5).map { JSONText.quoted($0) }.joined(separator: ", ")
    let dots = names.count > 5 ? ", …" : ""
    writeDiagnostic("rulecheck: \(file): the rules name none of the columns; they are for \(shown)\(dots)")
  }

  /// The byte of a separator; a quote or the end of a line cannot be one.
  private static func byte(of separator: String) -> UInt8? {
    if separator == "tab" || separator == "\\t" { return UInt8(ascii: "\t") }
    guard separator.utf8.count == 1, let byte = separator.utf8.first, byte < 0x80 else { return nil }
    return [0x00, 0x0A, 0x0D, UInt8(ascii: "\"")].contains(byte) ? nil : byte
  }
}

extension InputFormat: ExpressibleByArgument {}
