import ValidationCore

/// Texts of ASCII that the mappings of a profile leave as they are, or map to such a text: each is valid.
enum PlainPrecis {
  /// The check that only such texts pass.
  static func check(_ profile: PrecisProfile, _ form: PrecisForm) -> QuickCheck {
    switch profile {
    case .usernameCaseMapped where form == .enforced:
      QuickCheck { _, utf8, count in PlainPrecis.isVisible(utf8, count) { !(0x41...0x5A ~= $0) } }
    case .usernameCaseMapped, .usernameCasePreserved:
      QuickCheck { _, utf8, count in PlainPrecis.isVisible(utf8, count) { _ in true } }
    case .opaqueString:
      QuickCheck { _, utf8, count in PlainPrecis.isSpaced(utf8, count, areSingle: false) }
    case .nickname:
      QuickCheck { _, utf8, count in PlainPrecis.isSpaced(utf8, count, areSingle: true) }
    }
  }

  /// Whether a text is of visible characters of which all pass a test.
  @inline(__always)
  private static func isVisible(
    _ utf8: UnsafePointer<UInt8>?, _ count: Int, _ isAllowed: (UInt8) -> Bool
  ) -> Bool {
    guard let utf8, count > 0 else { return false }
    for index in 0..<count where !(0x21...0x7E ~= utf8[index] && isAllowed(utf8[index])) { return false }
    return true
  }

  /// Whether a text is of visible characters and spaces, which may be only between words, one at a time.
  @inline(__always)
  private static func isSpaced(_ utf8: UnsafePointer<UInt8>?, _ count: Int, areSingle: Bool) -> Bool {
    guard let utf8, count > 0 else { return false }
    var isAfterSpace = areSingle
    for index in 0..<count {
      let byte = utf8[index]
      guard 0x20...0x7E ~= byte, !isAfterSpace || byte != 0x20 else { return false }
      isAfterSpace = areSingle && byte == 0x20
    }
    return !isAfterSpace
  }
}
