/// An identifier of the right characters as a text writes it, against the ways in which its format does.
struct IdentifierWriting {
  /// The characters and separators, in ASCII or Latin-1.
  let line: [(byte: UInt8, isSeparator: Bool)]
  /// The masks that the characters fit, the official one first; empty where any characters will do.
  let masks: [IdentifierMask]
  let grouping: IdentifierGrouping

  /// Whether the separators are where the format has them.
  var isWellGrouped: Bool {
    switch grouping {
    case .asWritten:
      masks.isEmpty
        ? !line.contains(where: \.isSeparator)
        : masks.contains { mask in separators(of: mask).elementsEqual(separators, by: ==) }
    case .between(let allowed):
      !line.contains(where: \.isSeparator)
        || IdentifierGrouping.isWellSeparated(line.lazy.map(\.byte), allowed)
    }
  }

  /// The identifier as it should be written: as it is where the separators are right, else in the official form.
  var suggestion: String {
    if isWellGrouped { return Self.text(line.map(\.byte)) }
    var characters = line.lazy.filter { !$0.isSeparator }.map(\.byte)[...]
    guard case .asWritten = grouping, let official = masks.first else { return Self.text(Array(characters)) }
    return Self.text(official.cells.compactMap { $0.isSeparator ? $0.character : characters.popFirst() })
  }

  /// Offsets of the separators that do not belong where they are; empty where one is missing.
  var strays: [Int] {
    if case .between(let allowed) = grouping { return strays(between: allowed) }
    let gaps = separators
    let expected = masks.first.map { separators(of: $0) } ?? gaps.map { _ in [] }
    var strays: [Int] = []
    var offset = 0
    for (gap, wanted) in zip(gaps, expected) {
      let kept = zip(gap, wanted).prefix { $0 == $1 }.count
      strays += offset + kept..<offset + gap.count
      offset += gap.count + 1
    }
    return strays
  }

  /// The separators that others follow or that have nothing on one side; all, where parentheses do not come in pairs.
  private func strays(between allowed: String) -> [Int] {
    let all = line.indices.filter { line[$0].isSeparator }
    if allowed.contains("(") { return all }
    let end = line.lastIndex { !$0.isSeparator } ?? 0
    let strays = all.filter { offset in
      !allowed.utf8.contains(line[offset].byte) || offset == 0 || offset > end || line[offset - 1].isSeparator
    }
    return strays.isEmpty ? all : strays
  }

  /// The offset where the first missing separator belongs.
  var missing: Int {
    let expected = masks.first.map { separators(of: $0) } ?? []
    var offset = 0
    for (gap, wanted) in zip(separators, expected) {
      offset += gap.count
      if gap != wanted { return offset }
      offset += 1
    }
    return line.count
  }

  /// The separators before each character, and after the last.
  private var separators: [[UInt8]] {
    var gaps: [[UInt8]] = [[]]
    for (byte, isSeparator) in line {
      if isSeparator { gaps[gaps.count - 1].append(byte) } else { gaps.append([]) }
    }
    return gaps
  }

  private func separators(of mask: IdentifierMask) -> [[UInt8]] {
    var gaps: [[UInt8]] = [[]]
    for cell in mask.cells {
      if cell.isSeparator {
        gaps[gaps.count - 1] += cell.character.map { [$0] } ?? []
      } else {
        gaps.append([])
      }
    }
    return gaps
  }

  private static func text(_ latin: [UInt8]) -> String {
    String(String.UnicodeScalarView(latin.map { Unicode.Scalar($0) }))
  }
}
