import ICU
import ValidationCore

/// Distinguishes the letters and digits of a text from everything else, character by character from its start.
struct LetterClasses {
  enum Class {
    /// A letter, or a character that belongs to the letter before it.
    case letter
    case digit
    case other
  }

  private var last = Class.other
  private let utf8: UnsafeBufferPointer<UInt8>
  /// The invisible characters from the last joiner on; the search starts at the first joiner.
  private var invisibles: InvisibleScalars?

  init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  /// The class of the next character.
  mutating func next(_ element: UTF8Scalars.Element) -> Class {
    last = classify(element)
    return last
  }

  private mutating func classify(_ element: UTF8Scalars.Element) -> Class {
    switch element.scalar {
    case "a"..."z", "A"..."Z": return .letter
    case "0"..."9": return .digit
    case ..."\u{7F}": return .other
    case "\u{200C}", "\u{200D}":
      return last == .letter && isSeen(at: element.range.lowerBound) ? .letter : .other
    default: break
    }
    let properties = element.scalar.icuProperties
    switch properties.generalCategory {
    case .decimalNumber: return .digit
    case .nonspacingMark, .spacingMark:
      // A mark belongs to its base character; a variation selector counts only after a letter.
      if last == .digit, properties.isDefaultIgnorable { return .other }
      return last
    default: return properties.isAlphabetic ? .letter : .other
    }
  }

  /// Whether the joiner at this offset has a visible effect.
  private mutating func isSeen(at offset: Int) -> Bool {
    var rest = invisibles ?? InvisibleScalars(utf8)
    defer { invisibles = rest }
    while let place = rest.next() {
      if place.element.range.lowerBound == offset { return place.isSeen }
    }
    return false
  }
}
