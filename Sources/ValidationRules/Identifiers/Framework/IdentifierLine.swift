/// The characters of a text and the separators between them, as those of an identifier: a view of memory that is valid
/// while the error about the text is made.
struct IdentifierLine: RandomAccessCollection {
  /// A character or separator. Eight bytes, so that those of most texts are on the stack.
  struct Place {
    private let start: UInt32
    private let length: UInt8
    /// In Latin-1, in the case in which it is written.
    let character: UInt8
    let isSeparator: Bool

    /// - Parameter range: The bytes in the text; those of a place that is stored are never as many as do not fit.
    init(_ character: UInt8, isSeparator: Bool, range: Range<Int>) {
      start = UInt32(clamping: range.lowerBound)
      length = UInt8(clamping: range.count)
      (self.character, self.isSeparator) = (character, isSeparator)
    }

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
  }

  private let places: UnsafeMutableBufferPointer<Place>
  private(set) var endIndex = 0
  /// The number of places without separators.
  private(set) var characterCount = 0
  var startIndex: Int { 0 }

  init(in memory: UnsafeMutableBufferPointer<Place>) { places = memory }

  subscript(index: Int) -> Place { places[index] }

  /// Adds a place; one for which there is no room is dropped.
  mutating func append(_ place: Place) {
    guard endIndex < places.count else { return }
    places.initializeElement(at: endIndex, to: place)
    endIndex += 1
    if !place.isSeparator { characterCount += 1 }
  }

  var hasSeparators: Bool { characterCount < count }

  /// A character by its offset, separators not counted; nil if there are not so many.
  func character(at offset: Int) -> Place? {
    guard 0..<characterCount ~= offset else { return nil }
    var left = offset
    for place in self where !place.isSeparator {
      if left == 0 { return place }
      left -= 1
    }
    return nil
  }

  /// How many of the first characters belong to the cells of a mask, which has capitals unless case makes a difference.
  func depth(in mask: IdentifierMask, _ letterCase: IdentifierCase) -> Int {
    var depth = 0
    for place in self where !place.isSeparator {
      let character = letterCase == .distinct ? place.character : place.character.uppercased
      guard depth < mask.characters.count, mask.characters[depth].contains(character) else { break }
      depth += 1
    }
    return depth
  }

  /// Whether the characters are those of a mask.
  func fits(_ mask: IdentifierMask, _ letterCase: IdentifierCase) -> Bool {
    mask.length == characterCount && depth(in: mask, letterCase) == characterCount
  }
}
