/// Where the separators of an identifier belong.
enum IdentifierGrouping: Sendable {
  /// Where its masks have them.
  case asWritten
  /// Single ones of these ASCII characters between any two characters; parentheses in pairs around characters.
  case between(String)

  /// Whether separators that follow no mask are where they may be.
  ///
  /// - Parameters:
  ///   - line: The characters and separators.
  ///   - allowed: The separators that are taken.
  static func isWellSeparated(_ line: some Sequence<UInt8>, _ allowed: String) -> Bool {
    var separation = Separation()
    for byte in line {
      if byte.isSeparator, !allowed.utf8.contains(byte) { return false }
      guard separation.takes(byte) else { return false }
    }
    return separation.isComplete
  }

  /// Where separators may be among the characters that have been read.
  struct Separation {
    private var isOpen = false
    private var isAfterCharacter = false
    private var previous: UInt8 = 0

    /// Whether nothing is missing at the end.
    var isComplete: Bool { !isOpen && isAfterCharacter }

    /// Whether a character or separator may follow.
    @inline(__always)
    mutating func takes(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "("):
        if isOpen || previous == 0 || previous == UInt8(ascii: "+") || previous == UInt8(ascii: ")") {
          return false
        }
        isOpen = true
      case UInt8(ascii: ")"):
        if !isOpen || !isAfterCharacter { return false }
        isOpen = false
      case _ where byte.isSeparator:
        if !isAfterCharacter, previous != UInt8(ascii: ")") { return false }
      default: break
      }
      // A plus sign begins a number, so that nothing separates it from the number.
      isAfterCharacter = !byte.isSeparator && byte != UInt8(ascii: "+")
      previous = byte
      return true
    }
  }
}
