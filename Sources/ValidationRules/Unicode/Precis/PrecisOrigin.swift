import ICU
import ValidationCore

/// Finds the characters of a text from which a character of its mapped form was made.
///
/// Where each character was mapped to one, as in most texts, they are counted. Any other text is split where normalization
/// never combines characters, and each part is mapped by itself.
struct PrecisOrigin {
  /// The characters of both texts, one for one, up to those of the last query.
  private struct Pairs {
    let source: UTF8Scalars
    var (written, next): (UTF8Scalars, Int)

    init(_ source: UTF8Scalars) {
      self.source = source
      (written, next) = (source, 0)
    }

    /// The character that is the source of the one at an offset in the mapped text.
    mutating func element(
      at offset: Int, _ mapped: (Unicode.Scalar) -> Unicode.Scalar?
    ) -> UTF8Scalars.Element? {
      if offset < next { self = Pairs(source) }
      while let element = written.next() {
        let start = next
        next += mapped(element.scalar).map { UTF8.width($0) } ?? 0
        if start == offset { return element }
      }
      return nil
    }
  }

  private struct Part {
    let source: Range<Int>
    /// The start of its mapped form in the mapped text, in bytes.
    let start: Int
  }

  private let mapping: PrecisMapping
  /// Nil unless each character was mapped to one.
  private var pairs: Pairs?
  private var elements: [UTF8Scalars.Element] = []
  /// The parts with a nonempty mapped form, in order; empty if they do not make up the mapped text.
  private var parts: [Part] = []
  /// The part of the last query, and for each character that its characters map to alone, their places in it, last
  /// first.
  private var current: (part: Int, places: [Unicode.Scalar: [Int]]) = (-1, [:])

  init(of mapped: String, from source: UTF8Scalars, by mapping: PrecisMapping) throws(ICUError) {
    self.mapping = mapping.untrimmed
    if try self.mapping.isOneForOne(source, mapped) {
      pairs = Pairs(source)
      return
    }
    elements = Array(source)
    let mapped = Array(mapped.utf8)
    var (start, first) = (0, 0)
    for index in elements.indices {
      let next = index + 1
      if next < elements.count, try !self.mapping.isStart(elements[next].scalar) { continue }
      var piece = try Array(text(of: first..<next).utf8)[...]
      if !mapped[start...].starts(with: piece) {
        // A space that the profile removes does not occur in the mapped text.
        piece = piece.drop { $0 == UInt8(ascii: " ") }
        guard mapped[start...].starts(with: piece) else {
          parts = []
          return
        }
      }
      if !piece.isEmpty { parts.append(Part(source: first..<next, start: start)) }
      start += piece.count
      first = next
    }
  }

  /// The characters from which a character of the mapped text was made, as they were written; empty if they cannot be
  /// found.
  mutating func elements(of character: UTF8Scalars.Element) throws(ICUError) -> [UTF8Scalars.Element] {
    if pairs != nil {
      let lowercased = try mapping.lowercased
      return (pairs?.element(at: character.range.lowerBound) { mapping.single($0, lowercased) }).map { [$0] }
        ?? []
    }
    let index = parts.partitioningIndex { $0.start > character.range.lowerBound } - 1
    guard parts.indices.contains(index) else { return [] }
    let source = parts[index].source
    if source.count == 1 { return [elements[source.lowerBound]] }
    if current.part != index { current = (index, try places(in: source)) }
    if let place = current.places[character.scalar]?.popLast() { return [elements[place]] }
    return try composed(character.scalar, from: source)
  }

  /// The characters of a part from which a character is composed.
  private func composed(
    _ character: Unicode.Scalar, from source: Range<Int>
  ) throws(ICUError) -> [UTF8Scalars.Element] {
    var missing = Array(try ICU.NormalizationForm.nfd.normalized(String(character)).unicodeScalars)
    var found: [UTF8Scalars.Element] = []
    for index in source where !missing.isEmpty {
      let parts = try ICU.NormalizationForm.nfd.normalized(text(of: index..<index + 1)).unicodeScalars
      let before = missing.count
      for part in parts {
        if let place = missing.firstIndex(of: part) { missing.remove(at: place) }
      }
      if missing.count < before { found.append(elements[index]) }
    }
    return found
  }

  private func places(in source: Range<Int>) throws(ICUError) -> [Unicode.Scalar: [Int]] {
    var places: [Unicode.Scalar: [Int]] = [:]
    for index in source.reversed() {
      for scalar in try text(of: index..<index + 1).unicodeScalars {
        places[scalar, default: []].append(index)
      }
    }
    return places
  }

  /// The mapped form of some characters by themselves.
  private func text(of source: Range<Int>) throws(ICUError) -> String {
    var text = String.UnicodeScalarView()
    for element in elements[source] { text.append(element.scalar) }
    if source.count == 1, let scalar = text.first, try mapping.keeps(scalar) { return String(text) }
    return try mapping.enforced(String(text)) ?? String(text)
  }
}

extension Array {
  /// The first index at which a predicate holds, in an array in which it holds for every element from some index on.
  fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
