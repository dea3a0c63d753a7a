import Foundation

/// Prints what each built-in rule costs for a valid value, beside the same check in C:
/// ```sh
/// swift run -c release RuleCosts [--gate] [part of a rule's name ...]
/// ```
/// Instructions are those of the rule alone: what the same record takes without it is subtracted. `C` is the check by
/// hand in `Checks`, `ratio` the instructions beside it; `-` where the check does not read that form of a value, of which
/// `checks.h` gives the reasons. Where the kernel does not count instructions, the program does under
/// `valgrind --tool=callgrind --callgrind-out-file=$CALLGRIND_OUT`, with that variable in its environment. With `--gate`, the
/// exit status is 1 if a rule allocates for a valid value that is not among ``KnownAllocations``, or for one of
/// ``UnusualValues``. With `--texts`, prints
/// ``TextTable`` instead, with `--messages` ``MessageTable``, with `--errors` ``ErrorTable``, and with `--tables`
/// ``FirstUseTable``.
@main
struct RuleCosts {
  static func main() throws {
    var names = CommandLine.arguments.dropFirst()
    if names.first == "--texts" { return TextTable.print() }
    if names.first == "--messages" { return try MessageTable.print() }
    if names.first == "--errors" { return try ErrorTable.print(names.dropFirst()) }
    if names.first == "--tables" { return try FirstUseTable.print(names.dropFirst()) }
    if names.first == "--first", names.count == 3 {
      return try FirstUseTable.printFirstUse(of: names[2], in: names[3])
    }
    let isGate = names.first == "--gate"
    if isGate { names = names.dropFirst() }
    var (allocating, unexpected) = (0, [String]())
    print(line("rule", "arguments", "value", "Ir", "allocs", "C", "ratio"))
    for row in try RuleRow.documents() + RuleRow.swiftValues() {
      if !names.isEmpty, !names.contains(where: { row.rule.contains($0) }) { continue }
      let cost = row.measure()
      let check = row.measureCheck()
      print(
        line(
          row.rule, row.arguments, row.value,
          String(format: "%.0f", cost.instructions), String(format: "%.2f", cost.allocations),
          check.map { String(format: "%.0f", $0) } ?? "-",
          check.map { String(format: "%.1f", cost.instructions / $0) } ?? "-"
        ))
      guard cost.allocations > 0.01 else { continue }
      allocating += 1
      if !KnownAllocations.contains(row) { unexpected.append("\(row.rule) \(row.arguments) of \(row.value)") }
    }
    print("\(allocating) of these valid values allocate, \(unexpected.count) of them unexpectedly")
    for value in unexpected { print("allocates: \(value)") }
    guard isGate else { return }
    let unusual = try UnusualValues.check()
    print("\(unusual.allocating) of \(unusual.all) unusual valid values allocate")
    if !unexpected.isEmpty || unusual.allocating > 0 { exit(1) }
  }

  private static func line(_ columns: String...) -> String {
    zip(columns, [22, 40, 40, 8, 8, 8, 8]).map { text, width in
      let shown = text.count > width ? text.prefix(width - 1) + "…" : text[...]
      let blank = String(repeating: " ", count: width - shown.count)
      return width > 8 ? shown + blank : blank + shown
    }.joined(separator: " ")
  }
}
