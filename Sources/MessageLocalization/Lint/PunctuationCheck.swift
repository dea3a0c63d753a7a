import ICU
import JSONText
import MessageFormat

/// Punctuation of another script than the words before it, and sentences that end in a full stop although the source's do
/// not, or the other way round.
struct PunctuationCheck: CatalogCheck {
  let rule = LintRule.punctuation

  /// How many findings a file has at most.
  private static let most = 100

  /// The marks of a script in place of ASCII's.
  private struct Script: Sendable {
    let letters: CodePointSet
    let marks: [Unicode.Scalar: String]

    init?(_ letters: String, _ marks: [Unicode.Scalar: String]) {
      // ICU fails here only when memory runs out.
      guard let set = try? CodePointSet(letters) else { return nil }
      (self.letters, self.marks) = (set, marks)
    }
  }

  private static let arabic = Script("[[:Script=Arabic:]&[:L:]]", [",": "،", ";": "؛", "?": "؟"])
  private static let eastAsian = Script(
    "[[:Han:][:Hiragana:][:Katakana:]]",
    [",": "，", ".": "。", ";": "；", ":": "：", "?": "？", "!": "！", "(": "（"])

  /// The ends of sentences in all scripts.
  private static let ends = Set(".。．！？!?؟۔।॥။།።՞".unicodeScalars)

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    let scripts = [Self.arabic, Self.eastAsian].compactMap(\.self)
    var findings: [LintFinding] = []
    for (key, node) in file.texts where findings.count < Self.most {
      let scalars = Array((node.string ?? "").unicodeScalars)
      for index in scalars.indices.dropFirst() {
        guard scalars[index].value < 0x80,
          let mark = scripts.first(where: { $0.letters.contains(scalars[index - 1]) })?.marks[scalars[index]]
        else { continue }
        findings.append(
          LintFinding(
            file, file.place(of: index, in: node), .warning, key,
            "“\(scalars[index])” after a letter of a script that has “\(mark)”"))
      }
    }
    return findings + endFindings(in: file, against: source).prefix(Self.most)
  }

  private func endFindings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    guard file.locale != source.catalog.locale else { return [] }
    return file.catalog.entries.flatMap { entry -> [LintFinding] in
      guard let original = source.entry(for: entry.key)?.source else { return [] }
      // Languages mark a question at its end, within it, or by words alone.
      if original.leaves.contains(where: { $0.pattern.hasSuffix("?") }) { return [] }
      let ends = Set(original.leaves.map { Self.hasEnd($0.pattern) })
      // A source that is not uniform says nothing.
      guard ends.count == 1, let hasEnd = ends.first else { return [] }
      return entry.source.leaves.filter { !$0.pattern.isEmpty && Self.hasEnd($0.pattern) != hasEnd }.map {
        leaf in
        LintFinding(
          file, entry, leaf.path, .warning,
          hasEnd ? "the source ends a sentence here" : "the text ends a sentence, which the source does not")
      }
    }
  }

  private static func hasEnd(_ text: String) -> Bool { text.unicodeScalars.last.map(ends.contains) ?? false }
}
