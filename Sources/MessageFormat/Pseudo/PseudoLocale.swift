/// A locale that no one speaks, in which English shows what a translation may do to a screen.
///
/// The two are those of Android and of CLDR. Arguments, marks of labels and forms stay as they are.
package enum PseudoLocale: String, Sendable, Hashable, CaseIterable {
  /// Letters with accents, in brackets and at least 30 % longer: `⟦Ḿûšţ ƀé á ñûḿƀéŕ öñé ţŵö⟧`. A text without accents was
  /// not looked up, and one without its second bracket was cut.
  case accented = "en-XA"
  /// Words from right to left by override (U+202E), as a reader of Arabic sees the order of a sentence.
  case mirrored = "ar-XB"

  /// The text of a message, brackets and additions excluded.
  func text(_ text: String) -> String {
    switch self {
    case .accented: Self.accented(text)
    case .mirrored: Self.mirrored(text)
    }
  }

  /// What is before and after a sentence.
  ///
  /// - Parameter letters: The number of letters and digits of the sentence.
  func frame(ofLetters letters: Int) -> (before: String, after: String)? {
    guard self == .accented else { return nil }
    // Square brackets would mark labels.
    let needed = (letters * 3 + 9) / 10
    var addition = ""
    var index = 0
    while addition.unicodeScalars.count < needed {
      addition += " " + Self.accented(Self.numerals[index % Self.numerals.count])
      index += 1
    }
    return ("⟦", addition + "⟧")
  }

  private static let numerals = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  private static let plain = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)
  private static let letters = Array("åƀçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ".unicodeScalars)
  private static let accents = Dictionary(
    zip(plain, letters), uniquingKeysWith: { first, _ in first })

  private static func accented(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { accents[$0] ?? $0 }))
  }

  private static func mirrored(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for scalar in text.unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      // The marks keep the punctuation between the words in the order of the sentence.
      if isPart != isInWord { result += isPart ? "\u{200F}\u{202E}" : "\u{202C}\u{200F}" }
      isInWord = isPart
      result.unicodeScalars.append(scalar)
    }
    return isInWord ? result + "\u{202C}\u{200F}" : result
  }
}
