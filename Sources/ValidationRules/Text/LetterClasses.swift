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
  private var context = InvisibleContext()

  init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  /// The class of the next character.
  mutating func next(_ element: UTF8Scalars.Element) -> Class {
    let word = words[element.scalar]
    let isSeen = context.take(word, at: element.range.lowerBound, of: utf8) ?? true
    last = classify(element.scalar, word, isSeen: isSeen)
    return last
  }

  /// The class of a character, and whether it has a visible effect.
  private func classify(_ scalar: Unicode.Scalar, _ word: CodePointWord, isSeen: Bool) -> Class {
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return last == .letter && isSeen ? .letter : .other }
    if word.has(.mark) {
      // A mark belongs to its base character; a variation selector counts only after a letter.
      if word.has(.defaultIgnorable) { return last == .digit ? .other : last }
      return word.has(.notLetter) ? .other : last
    }
    if !word.has(.notLetter) { return .letter }
    return word.has(.notLetterOrDigit) ? .other : .digit
  }
}
