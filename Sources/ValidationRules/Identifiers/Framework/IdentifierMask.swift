/// One way to write an identifier: which character each place may have.
///
/// A mask is written with `#` for a digit, `@` for a letter A to Z, `*` for either, `[…]` for a class with
/// ranges (`[1-9A]`), `{n}` for the cell before it n times, and `?` after a cell that may be left out. Every
/// other character stands for itself; spaces, hyphens, full stops, slashes, colons and parentheses are separators.
struct IdentifierMask: Sendable {
  /// The characters that one place may have.
  struct Cell: Sendable, Hashable {
    /// A bit for each character of Latin-1: the Ñ of Mexico's RFC is one.
    private var bits = SIMD4<UInt64>()
    /// Whether the place holds a separator, which is not part of the identifier.
    private(set) var isSeparator = false

    init(_ characters: some Sequence<UInt8>, isSeparator: Bool = false) {
      self.isSeparator = isSeparator
      for character in characters { insert(character) }
    }

    private mutating func insert(_ character: UInt8) {
      bits[Int(character >> 6)] |= 1 << UInt64(character & 63)
    }

    func contains(_ character: UInt8) -> Bool {
      bits[Int(character >> 6)] >> UInt64(character & 63) & 1 == 1
    }

    func union(_ other: Self) -> Self {
      var both = self
      both.bits |= other.bits
      return both
    }

    /// The one character of a separator.
    var character: UInt8? { (0..<128).first(where: contains) }

    /// The characters of ASCII that it has, or that it has as capitals, as ranges with gaps between them.
    func ranges(ignoringCase: Bool) -> [ClosedRange<UInt8>] {
      // The bits of lowercase letters are 32 places above those of capitals.
      let capitals: UInt64 = 0x07FF_FFFE
      let high = ignoringCase ? bits[1] & ~(capitals << 32) | (bits[1] & capitals) << 32 : bits[1]
      var rest = UInt128(high) << 64 | UInt128(bits[0])
      var ranges: [ClosedRange<UInt8>] = []
      while rest != 0 {
        let first = rest.trailingZeroBitCount
        let end = first + (~(rest >> UInt128(first))).trailingZeroBitCount
        ranges.append(UInt8(first)...UInt8(end - 1))
        rest = end < 128 ? (rest >> UInt128(end)) << UInt128(end) : 0
      }
      return ranges
    }

    /// The same characters, each for itself.
    func characters(ignoringCase: Bool) -> [UInt8] {
      ranges(ignoringCase: ignoringCase).flatMap { Array($0) }
    }

    /// Whether it has characters from U+00C0 up, the letters of Latin-1 beyond ASCII.
    var hasLatinLetters: Bool { bits[3] != 0 }

    var hasLetters: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(where: contains) }
  }

  let cells: [Cell]
  /// The cells without separators.
  let characters: [Cell]

  init(_ cells: [Cell]) {
    self.cells = cells
    characters = cells.contains(where: \.isSeparator) ? cells.filter { !$0.isSeparator } : cells
  }

  /// The number of characters without separators.
  var length: Int { characters.count }

  var hasSeparators: Bool { cells.count > characters.count }

  /// The mask without its separators.
  var bare: IdentifierMask { IdentifierMask(characters) }

  /// The masks that a pattern stands for: two for each `?` in it.
  static func masks(_ pattern: String) -> [IdentifierMask] {
    var reader = PatternReader(rest: pattern.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }[...])
    var alternatives: [[Cell]] = [[]]
    while let (cell, count, isOptional) = reader.next() {
      let shorter = isOptional ? alternatives : []
      for index in alternatives.indices {
        alternatives[index].append(contentsOf: repeatElement(cell, count: count))
      }
      alternatives += shorter
    }
    return alternatives.map { IdentifierMask($0) }
  }

  private struct PatternReader {
    var rest: ArraySlice<UInt8>

    mutating func next() -> (cell: Cell, count: Int, isOptional: Bool)? {
      guard let first = rest.popFirst() else { return nil }
      let cell = self.cell(first)
      var count = 1
      if rest.first == UInt8(ascii: "{") {
        count = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }.reduce(0) { $0 * 10 + Int($1) - 0x30 }
        rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst()
      }
      guard rest.first == UInt8(ascii: "?") else { return (cell, count, false) }
      rest = rest.dropFirst()
      return (cell, count, true)
    }

    private mutating func cell(_ first: UInt8) -> Cell {
      switch first {
      case UInt8(ascii: "#"): return .digit
      case UInt8(ascii: "@"): return .letter
      case UInt8(ascii: "*"): return .digit.union(.letter)
      case UInt8(ascii: "["):
        let members = Array(rest.prefix { $0 != UInt8(ascii: "]") })
        rest = rest.dropFirst(members.count + 1)
        return Self.characterClass(members)
      default: return Cell([first], isSeparator: first.isSeparator)
      }
    }

    private static func characterClass(_ members: [UInt8]) -> Cell {
      var cell = Cell([])
      for (index, member) in members.enumerated() {
        if member == UInt8(ascii: "-"), index > 0, index + 1 < members.count {
          cell = cell.union(Cell(members[index - 1]...members[index + 1]))
        } else {
          cell = cell.union(Cell([member]))
        }
      }
      return cell
    }
  }
}

extension IdentifierMask.Cell {
  static let digit = Self(UInt8(ascii: "0")...UInt8(ascii: "9"))
  static let letter = Self(UInt8(ascii: "A")...UInt8(ascii: "Z"))
}
