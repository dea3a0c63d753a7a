import JSONText
import MessageFormat

/// Quotation marks that are not those of the language.
///
/// A language's marks are those of its message `quoted`, in the catalog itself, in one that it inherits from, or in the
/// library's. Single marks, which are apostrophes, too, are not checked.
struct QuotationCheck: CatalogCheck {
  let rule = LintRule.quotationMarks

  /// How many findings a file has at most.
  private static let most = 100

  private static let marks = Set("\"“”„‟«»‹›「」『』《》〈〉＂".unicodeScalars)
  private static let nested: [Unicode.Scalar: String] = ["「": "『』", "«": "‹›", "《": "〈〉"]

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    let own = file.catalog["quoted"].map { [$0.source] } ?? []
    let patterns = (own + source.quotationMarks(for: file.locale)).flatMap(\.leaves).map(\.pattern)
    var allowed = Set(patterns.joined().unicodeScalars)
    for mark in allowed { allowed.formUnion((Self.nested[mark] ?? "").unicodeScalars) }
    guard !patterns.isEmpty else { return [] }
    let list = patterns.first.map { $0.replacing("{value}", with: "…") } ?? ""
    var findings: [LintFinding] = []
    for (key, node) in file.texts where findings.count < Self.most {
      let scalars = Array((node.string ?? "").unicodeScalars)
      guard let index = scalars.firstIndex(where: { Self.marks.contains($0) && !allowed.contains($0) }) else {
        continue
      }
      findings.append(
        LintFinding(
          file, file.place(of: index, in: node), .warning, key,
          "“\(scalars[index])” is not a quotation mark of \(file.locale), which has \(list)"))
    }
    return findings
  }
}
