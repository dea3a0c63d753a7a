import ArgumentParser
import Essentials

/// `rulecheck init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a rule document for the records of a file, to start from.",
    discussion: """
      rulecheck init customers.csv > rules.json

      The rules are those that all of the records pass: a field that every record has is required; its type, a format \
      such as email, url, uuid or date, and a short list of values are what all of its values have. Check each of \
      them: the next record may rightly be different. A field for which no rule holds has an empty list, so that the \
      document names every field.
      """
  )

  @Option(help: "The format of the records, if the name and content of the file do not show it.")
  var input: InputFormat?

  @Option(
    help: ArgumentHelp(
      "The separator between cells of CSV: one ASCII character, or tab.", valueName: "character")
  )
  var separator: CellSeparator?

  @Option(help: ArgumentHelp("How many records to read.", valueName: "count"))
  var records = 10_000

  @Argument(help: "The file of records; - is standard input.")
  var file = PathArgument.standardInput

  func validate() throws {
    if records < 1 { throw ArgumentParser.ValidationError("--records must be at least 1.") }
  }

  func run() throws {
    Interruption.ignoreClosedPipes()
    let text: String
    do throws(InputError) { text = try draft() } catch { throw badData(error) }
    try print(text)
  }

  private func draft() throws(InputError) -> String {
    var options = RecordReader<FileSource>.Options(file: file.description)
    options.format = input ?? InputFormat(fileName: file.description)
    options.separator = (separator ?? CellSeparator(fileName: file.description)).byte
    var draft = DocumentDraft()
    var unread = 0
    var reader = RecordReader(try FileSource(file), options: options)
    while draft.records < records, let batch = try reader.nextBatch() {
      draft.addMembers(reader.columnNames ?? [])
      for span in batch.spans.prefix(records - draft.records) {
        do throws(RecordFault) { draft.add(try batch.record(span)) } catch { unread += 1 }
      }
    }
    // A separator that was given is right.
    if separator == nil, let hint = HeaderHints.separatorHint(header: reader.columnNames ?? []) {
      throw InputError(file: file.description, problem: hint)
    }
    if unread > 0 {
      let count = unread == 1 ? "1 record" : "\(unread) records"
      writeDiagnostic("rulecheck: \(file): \(count) could not be read")
    }
    if draft.records == 0 {
      throw InputError(file: file.description, problem: "it has no record to make rules for")
    }
    return draft.document(cellsAreTexts: reader.format == .csv)
  }
}
