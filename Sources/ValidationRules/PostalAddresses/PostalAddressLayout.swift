/// The order in which the parts of an address are written, and what is between them.
struct PostalAddressLayout: Sendable, Hashable {
  private enum Piece: Hashable {
    case part(PostalAddress.Part)
    case literal(String)
    case newLine
  }

  private let pieces: [Piece]

  /// The parts, in order.
  var parts: [PostalAddress.Part] {
    pieces.compactMap { if case .part(let part) = $0 { part } else { nil } }
  }

  /// - Parameter text: As in Google's address data: `%Z` and the like for a part, `%n` for a new line.
  init(_ text: some StringProtocol) {
    var pieces: [Piece] = []
    var literal = ""
    func endLiteral() {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
    }
    var isMarked = false
    for character in text {
      if isMarked {
        endLiteral()
        pieces.append(PostalAddress.Part(letter: character).map { .part($0) } ?? .newLine)
      } else if character != "%" {
        literal.append(character)
      }
      isMarked = !isMarked && character == "%"
    }
    endLiteral()
    self.pieces = pieces
  }

  /// The lines of an address. What is between two parts is left out where one of them is absent.
  func lines(of address: PostalAddress) -> [String] {
    var text = ""
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .part(let part): text += address.text(of: part) ?? ""
      case .newLine: text += "\n"
      case .literal(let literal):
        let neighbours = [index - 1, index + 1].filter(pieces.indices.contains).map { pieces[$0] }
        let isKept = neighbours.allSatisfy { neighbour in
          if case .part(let part) = neighbour { address.text(of: part)?.isEmpty == false } else { true }
        }
        if isKept { text += literal }
      }
    }
    return text.split(whereSeparator: \.isNewline).map { line in
      let start = line.drop(while: \.isWhitespace)
      return String(
        start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
    }.filter { !$0.isEmpty }
  }
}

extension PostalAddress.Part {
  /// The part that Google's address data names by a letter.
  init?(letter: Character) {
    switch letter {
    case "N": self = .recipient
    case "O": self = .organization
    case "A": self = .lines
    case "D": self = .dependentLocality
    case "C": self = .locality
    case "S": self = .administrativeArea
    case "Z": self = .postalCode
    case "X": self = .sortingCode
    default: return nil
    }
  }
}
