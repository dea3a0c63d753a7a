import ICU
import Randomness
import Testing
import ValidationCore

@testable import ValidationRules

@Suite("Invisible characters, found by the table of code points")
struct InvisibleScalarsTests {
  @Test("are those that a look at each character finds, with the same effect", arguments: 0..<20)
  func agreement(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let invisible: [Unicode.Scalar] = [
      "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{200B}", "\u{AD}", "\u{0}", "\u{E0067}", "\u{E007F}", "\u{180B}",
      "\u{202E}",
    ]
    let visible: [Unicode.Scalar] = [
      "a", "1", " ", "\n", "é", "ب", "ا", "د", "\u{64B}", "क", "\u{94D}", "\u{93C}", "👩", "❤", "🏽", "🏴", "🇧",
      "中", "\u{20E3}",
    ]
    for _ in 0..<1_000 {
      let scalars = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
        (Bool.random(using: &random) ? invisible : visible).randomElement(using: &random)
      }
      let text = String(String.UnicodeScalarView(scalars))
      TextBuffers.withUTF8(of: text) { utf8 in
        let found = InvisibleScalars(utf8).map { [$0.element.range.lowerBound, $0.isSeen ? 1 : 0] }
        let expected = Reference.invisible(utf8).map { [$0.offset, $0.isSeen ? 1 : 0] }
        if found != expected {
          Issue.record("\(scalars.map(\.icuProperties.notation)): \(found), not \(expected)")
        }
      }
    }
  }
}

/// The same, from the properties of each character and everything before it.
private struct Reference {
  private static let selectors = Set(["\u{FE0F}", "\u{180B}"] as [Unicode.Scalar])
  private static let pictographs = Set(["👩", "❤", "🏴"] as [Unicode.Scalar])

  private var base: Unicode.Scalar?
  private var joining = JoiningType.nonJoining
  private var last: Unicode.Scalar?
  private var isDirect = false
  private var isInTagSequence = false

  static func invisible(_ utf8: UnsafeBufferPointer<UInt8>) -> [(offset: Int, isSeen: Bool)] {
    var reference = Reference()
    var found: [(Int, Bool)] = []
    var scalars = UTF8Scalars(utf8)
    while let element = scalars.next() {
      let scalar = element.scalar
      let properties = scalar.icuProperties
      let isControl = properties.isControl && !["\t", "\n", "\r"].contains(scalar)
      if isControl || properties.isDefaultIgnorable {
        var rest = scalars
        let isSeen = reference.shows(scalar, followedBy: &rest)
        found.append((element.range.lowerBound, isSeen))
        reference.isDirect = isSeen && selectors.contains(scalar)
        if !isSeen || scalar == "\u{E007F}" { reference.isInTagSequence = false }
      } else {
        reference.last = scalar
        if !properties.isMark && !properties.isEmojiModifier { reference.base = scalar }
        if properties.joiningType != .transparent { reference.joining = properties.joiningType }
        reference.isDirect = true
        reference.isInTagSequence = scalar == "\u{1F3F4}"
      }
    }
    return found
  }

  private func shows(_ scalar: Unicode.Scalar, followedBy rest: inout UTF8Scalars) -> Bool {
    let isAfterVirama = last?.icuProperties.isVirama ?? false
    switch scalar {
    case "\u{200D}": return isDirect && (isAfterVirama || joinsPictographs(&rest))
    case "\u{200C}": return isDirect && (isAfterVirama || separatesJoiningLetters(&rest))
    case "\u{E0020}"..."\u{E007F}": return isInTagSequence
    default: return isDirect && Self.selectors.contains(scalar)
    }
  }

  private func joinsPictographs(_ rest: inout UTF8Scalars) -> Bool {
    guard let base, Self.pictographs.contains(base), let next = rest.next() else { return false }
    return Self.pictographs.contains(next.scalar)
  }

  private func separatesJoiningLetters(_ rest: inout UTF8Scalars) -> Bool {
    guard joining.joinsToFollowing else { return false }
    while let next = rest.next() {
      let joining = next.scalar.icuProperties.joiningType
      if joining != .transparent { return joining.joinsToPreceding }
    }
    return false
  }
}
