import AllocationCounter
import Foundation
import RuleChecks
import RuleDocuments
import ValidationCore
import ValidationRules

/// What the tables of the package take: for each rule, its first use in a process that uses no other; and the largest
/// data of the executable:
/// ```sh
/// swift run -c release RuleCosts --tables [part of a rule's name ...]
/// ```
/// The first use is that of making a document of the rule and judging a value, behind another document that has read
/// what all rules need; `again` is the time of the second document and value.
enum FirstUseTable {
  static func print(_ names: some Collection<String>) throws {
    Swift.print(line("rule", "first us", "again us", "Ir", "allocs"))
    var total = 0.0
    for definition in RuleDefinition.builtIn {
      if !names.isEmpty, !names.contains(where: { definition.name.contains($0) }) { continue }
      guard let sample = definition.samples.first(where: { !$0.valid.isEmpty }),
        let value = sample.valid.first
      else { continue }
      let members = [("a", value)] + sample.others.sorted { $0.key < $1.key }
      let record = RuleValue.object(members.map { .init($0.0, $0.1) }).description
      let rules = "[{\"\(definition.name)\": \(sample.argumentsJSON)}]"
      let output = try run(CommandLine.arguments[0], "--first", rules, record)
      let columns = output.split(separator: " ").map(String.init)
      guard columns.count == 4 else { continue }
      total += Double(columns[0]) ?? 0
      Swift.print(line(definition.name, columns[0], columns[1], columns[2], columns[3]))
    }
    Swift.print("\(Int(total)) us for all of them together, each in a process of its own")
    try printTables()
  }

  /// The part of the child: prints the microseconds of the first and the second use, and the instructions and
  /// allocations of the first.
  static func printFirstUse(of rules: String, in record: String) throws {
    _ = try document("[\"required\"]").errors(inJSON: record.utf8)
    func use() throws -> Double {
      let start = ContinuousClock.now
      _ = try document(rules).errors(inJSON: record.utf8)
      return (ContinuousClock.now - start) / .microseconds(1)
    }
    let (instructions, allocations) = (instruction_count(), allocation_count())
    let first = try use()
    let taken = (instruction_count() - instructions, allocation_count() - allocations)
    let again = try use()
    Swift.print(String(format: "%.0f %.0f %d %d", first, again, taken.0, taken.1))
  }

  private static func document(_ rules: String) throws -> RuleDocument {
    try RuleDocument(json: "{\"fields\": {\"a\": \(rules)}}".utf8)
  }

  // MARK: Bytes

  /// The symbols of data that have at least this many bytes are named.
  private static let leastBytes = 4096

  /// Prints the symbols of data that are largest, as `nm` lists them.
  private static func printTables() throws {
    Swift.print(line("symbol of data", "bytes", "", "", ""))
    var (named, others) = (0, 0)
    for symbol in try run(
      "/usr/bin/nm", "-S", "-C", "--radix=d", "--size-sort", "-r", CommandLine.arguments[0]
    )
    .split(separator: "\n") {
      // The address, the size, the kind and the name.
      let columns = symbol.split(separator: " ", maxSplits: 3)
      guard columns.count == 4, "bBdDrRvV".contains(columns[2]), let bytes = Int(columns[1]) else { continue }
      if bytes < leastBytes {
        others += bytes
        continue
      }
      named += bytes
      Swift.print(line(String(columns[3]), "\(bytes)", "", "", ""))
    }
    Swift.print("\(named) bytes in these symbols, \(others) in smaller ones")
  }

  /// What a program prints.
  private static func run(_ program: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private static func line(_ columns: String...) -> String {
    zip(columns, [60, 10, 10, 12, 8]).map { text, width in
      let shown = text.prefix(width)
      let blank = String(repeating: " ", count: width - shown.count)
      return width == 60 ? shown + blank : blank + shown
    }.joined(separator: " ")
  }
}
