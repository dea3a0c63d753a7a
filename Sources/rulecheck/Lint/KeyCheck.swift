import JSONText
import MessageLocalization
import RuleDocuments

/// Keys that a translation lacks, and keys that the source does not know.
///
/// A key is missing where a reader would get English: neither the file has it nor one that it inherits from. In a
/// directory without an English catalog of its own, labels (`field.…`) and English sentences may be keys of the
/// application, which the built-in source cannot know.
struct KeyCheck: CatalogCheck {
  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    guard let root = file.root, root.object != nil, file.locale != source.catalog.locale else { return [] }
    let known = Set(source.catalog.keys)
    var findings: [LintFinding] = []
    for key in source.catalog.keys where key.withoutFullForm == nil && !source.has(key, for: file.locale) {
      findings.append(LintFinding(file, root.position, .error, key, "the message is missing"))
    }
    for member in root.object ?? [] {
      let described = member.key.hasPrefix("@") ? String(member.key.dropFirst()) : member.key
      guard !described.hasPrefix("@"), !described.isEmpty, source.entry(for: described) == nil else {
        continue
      }
      if !source.isOwn, described.hasPrefix("field.") || described.contains(" ") { continue }
      let hint =
        NearestName.nearest(to: described, among: known.sorted()).map { "; did you mean \($0)?" } ?? ""
      findings.append(
        LintFinding(
          file,
          member.position,
          source.isOwn ? .error : .warning,
          member.key,
          "the source has no such key" + hint
        )
      )
    }
    return findings
  }
}
