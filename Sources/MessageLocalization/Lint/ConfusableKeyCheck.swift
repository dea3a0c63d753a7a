import ICU
import JSONText

/// Keys that look like another key and are not it, such as one with a Cyrillic letter (UTS #39, skeletons).
struct ConfusableKeyCheck: CatalogCheck {
  let rule = LintRule.confusableKeys

  /// How many findings a file has at most.
  private static let most = 100

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    let known = source.knownKeys
    let members = (file.root?.object ?? []).filter { !$0.key.hasPrefix("@") }
    // A file with the keys of the source alone needs no skeletons.
    guard members.contains(where: { !known.contains($0.key) }) else { return [] }
    var keys: [[UInt8]: String] = [:]
    for key in known.sorted() { keys[Self.skeleton(of: key)] = keys[Self.skeleton(of: key)] ?? key }
    var findings: [LintFinding] = []
    for member in members where findings.count < Self.most && !known.contains(member.key) {
      let skeleton = Self.skeleton(of: member.key)
      guard let other = keys[skeleton] else {
        keys[skeleton] = member.key
        continue
      }
      guard other != member.key else { continue }
      let foreign = member.key.unicodeScalars.first { $0.value > 0x7F && !other.unicodeScalars.contains($0) }
      let what = foreign.map { ", but has \(BidiCheck.name(of: $0))" } ?? ""
      findings.append(
        LintFinding(file, member.position, .warning, member.key, "the key looks like “\(other)”\(what)"))
    }
    return findings
  }

  private static func skeleton(of key: String) -> [UInt8] {
    Array(key.utf8).withUnsafeBufferPointer { utf8 in
      // ICU fails here only when memory runs out; then the key is compared by itself.
      (try? ConfusableSkeleton.with(of: utf8, .leftToRight) { Array($0) }) ?? Array(utf8)
    }
  }
}
