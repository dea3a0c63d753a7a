import JSONText
import RuleDocuments
import TextAutomata
import ValidationCore

/// What a header of CSV and a rule document say about each other's mistakes.
enum HeaderHints {
  /// The separators that are looked for in a header of one column, with the value of `--separator`.
  private static let separators: [(text: String, option: String)] = [
    (";", "';'"), ("\t", "tab"), ("|", "'|'"),
  ]

  /// The hint that the names of a header may be separated otherwise; nil if they are not one column with a separator in it.
  static func separatorHint(header names: [String]) -> String? {
    guard names.count == 1, let name = names.first,
      let separator = separators.first(where: { name.contains($0.text) })
    else { return nil }
    return
      "the header is one column; if its cells are separated otherwise, use --separator \(separator.option)"
  }

  /// The option for a header that cannot be read, if another separator follows one of its quoted cells.
  static func separatorHint(faultyHeader header: some Collection<UInt8>) -> String? {
    let quoted = zip(header, header.dropFirst()).filter { $0.0 == UInt8(ascii: "\"") }
    return separators.first { separator in quoted.contains { separator.text.utf8.elementsEqual([$0.1]) } }
      .map { "if the cells are separated otherwise, use --separator \($0.option)" }
  }

  /// Hints for people, without the name of the file.
  static func hints(header names: [String], columns: [CellTypes.Column], _ types: CellTypes) -> [String] {
    var hints: [String] = []
    if !types.areNamed(in: columns) {
      let shown = types.memberNames.prefix(5).map { JSONText.quoted($0) }.joined(separator: ", ")
      let dots = types.memberNames.count > 5 ? ", …" : ""
      hints.append("the rules name none of the columns; they are for \(shown)\(dots)")
      if let hint = separatorHint(header: names) { hints.append(hint) }
    }
    var known: [String] = []
    for column in columns {
      if case .key(let name)? = column.path.segments.first { known.append(name) }
    }
    let members = Set(types.memberNames.map { Array($0.utf8) })
    let unused = known.filter { !members.contains(Array($0.utf8)) }
    let used = Set(known.map { Array($0.utf8) })
    return hints
      + types.memberNames.filter { !used.contains(Array($0.utf8)) }.compactMap { name in
        NearestName.nearest(to: name, among: unused).map {
          "no column is named \(JSONText.quoted(name)), for which there are rules; did you mean \(JSONText.quoted($0))?"
        }
      }
  }
}
