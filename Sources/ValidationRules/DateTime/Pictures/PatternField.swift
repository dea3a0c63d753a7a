/// A piece of the form of a date or a time: a field by its letter in UTS #35, or text between fields.
enum PatternField: Sendable, Hashable {
  case field(Character, count: Int)
  case literal(String)

  /// The pieces of a pattern of UTS #35: letters are fields, unless they are between apostrophes; two apostrophes are one.
  static func pieces(of pattern: String) -> [PatternField] {
    var pieces: [PatternField] = []
    var (isQuoted, scalars) = (false, Array(pattern.unicodeScalars)[...])
    while let scalar = scalars.popFirst() {
      if scalar == "'" {
        if scalars.first == "'" {
          scalars.removeFirst()
          pieces.append(literal: "'")
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, "a"..."z" ~= scalar || "A"..."Z" ~= scalar {
        pieces.append(letter: Character(scalar))
      } else {
        pieces.append(literal: String(scalar))
      }
    }
    return pieces
  }
}

extension [PatternField] {
  /// Adds a letter, to the field before if that has the same one.
  mutating func append(letter: Character) {
    if case .field(letter, let count)? = last {
      self[endIndex - 1] = .field(letter, count: count + 1)
    } else {
      append(.field(letter, count: 1))
    }
  }

  mutating func append(literal text: String) {
    if case .literal(let before)? = last {
      self[endIndex - 1] = .literal(before + text)
    } else {
      append(.literal(text))
    }
  }
}
