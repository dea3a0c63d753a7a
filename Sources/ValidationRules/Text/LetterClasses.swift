import TextAutomata
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
  private let words = CodePointWords.shared
  /// What is before the last joiner, up to an offset.
  private var context = InvisibleContext()
  private var contextEnd = 0

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
    let word = words[element.scalar]
    if word.has(.mark) {
      // A mark belongs to its base character; a variation selector counts only after a letter.
      if word.has(.defaultIgnorable) { return last == .digit ? .other : last }
      return word.has(.notLetter) ? .other : last
    }
    if !word.has(.notLetter) { return .letter }
    return word.has(.notLetterOrDigit) ? .other : .digit
  }

  /// Whether the joiner at an offset has a visible effect.
  private mutating func isSeen(at offset: Int) -> Bool {
    var scalars = UTF8Scalars(utf8, from: contextEnd)
    while let element = scalars.next() {
      let isSeen = context.take(words[element.scalar], at: element.range.lowerBound, of: utf8)
      contextEnd = element.range.upperBound
      if element.range.lowerBound == offset { return isSeen ?? true }
    }
    return false
  }
}
