import JSONText
import TextAutomata

/// Keys that a translation lacks, and keys that the source does not know.
///
/// A key is missing if a reader would get English: neither the file has it nor a file that it inherits from. A directory
/// may override messages of the library. In a directory without its own English catalog, labels (`field.…`) and English
/// sentences may be keys of the application, which the built-in source cannot know.
struct KeyCheck: CatalogCheck {
  let rule = LintRule.keys

  /// How many unknown keys of a file get a suggestion.
  private static let mostHints = 20

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    guard let root = file.root, root.object != nil, file.locale != source.catalog.locale else { return [] }
    let known = source.knownKeys.sorted()
    var findings: [LintFinding] = []
    if !source.isPartial {
      for key in source.missingKeys(for: file.locale) {
        findings.append(LintFinding(file, root.position, .error, key, "the message is missing"))
      }
    }
    var hints = 0
    for member in root.object ?? [] {
      let described = member.key.hasPrefix("@") ? String(member.key.dropFirst()) : member.key
      guard !described.hasPrefix("@"), !described.isEmpty, source.entry(for: described) == nil,
        !source.isKnownWord(described)
      else { continue }
      if !source.isOwn, described.hasPrefix("field.") || described.contains(" ") { continue }
      // Each suggestion searches all keys.
      hints += 1
      let nearest = hints > Self.mostHints ? nil : NearestName.nearest(to: described, among: known)
      let hint = nearest.map { "; did you mean \($0)?" } ?? ""
      findings.append(
        LintFinding(
          file,
          member.position,
          source.isOwn ? .error : .warning,
          member.key,
          "the source does not have this key" + hint
        )
      )
    }
    return findings
  }
}
