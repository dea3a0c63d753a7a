public import ValidationCore

extension ValidationError.Code {
  /// An element repeats an earlier one. The path ends with the index of the repetition. Arguments: `position` (the place
  /// of the repetition), `original` (the place of the element that it repeats), both counted from 1.
  public static let collectionRepeated: Self = "collection.repeated"
}

extension RuleReport {
  static let collectionRepeated = RuleReport(
    .collectionRepeated, found: ["position": .integer, "original": .integer])
}

extension Rules {
  static let unique = RuleOf(
    "unique",
    "No element of a list repeats an earlier one, or the value that an earlier one has at a path.",
    standard: "JSON Schema 2020-12, uniqueItems; texts by canonical equivalence (UAX #15)",
    reports: [.collectionRepeated],
    samples: [
      RuleSample(valid: [[1, true, "1"]], invalid: [["é", "e\u{301}"]: .collectionRepeated]),
      RuleSample(
        ["by": "id"],
        valid: [[["id": 1], [:], [:]]], invalid: [[["id": 1], ["id": 1]]: .collectionRepeated]),
    ],
    takes: .field("by", shorthand: true)
  ) { .unique(by: $0) }
}

extension Validation
where Value: Collection & SendableMetatype, Value.Element: Hashable & SendableMetatype {
  /// No element repeats an earlier one. Text is compared by canonical equivalence, as Swift compares: `"é"` and
  /// `"e\u{301}"` are equal.
  ///
  /// Reports one error for each repetition; its path names the repetition, and its argument names the element that it
  /// repeats. Code: `collection.repeated`. Cost: one lookup for each element, and memory for all of them.
  @inlinable
  public static var unique: Validation {
    withoutRepetition(of: PartReader { .some($0) }, known: areDistinct).made(of: uniqueElements)
  }

  @usableFromInline static var uniqueElements: RuleConstraint { Rules.unique.constraint(nil) }
}

extension Validation where Value: Collection & SendableMetatype {
  /// No two elements have the same key. Elements without a key are not compared.
  ///
  /// ```swift
  /// .field("items", \.items, .unique(by: \.sku))
  /// ```
  /// Code: `collection.repeated`.
  /// - Parameter key: The key path of the key.
  @inlinable
  @inline(__always)
  public static func unique<Key: Hashable & SendableMetatype>(
    by key: @autoclosure @escaping @Sendable () -> any KeyPath<Value.Element, Key?> & Sendable
  ) -> Validation {
    unique(by: PartReader(path: key))
  }

  /// No two elements have the same key, which a closure reads. Elements without a key are not compared.
  @inlinable
  public static func unique<Key: Hashable & SendableMetatype>(
    by key: @escaping @Sendable (Value.Element) -> Key?
  ) -> Validation {
    unique(by: PartReader(key))
  }

  @inlinable
  static func unique<Key: Hashable & SendableMetatype>(
    by key: PartReader<Value.Element, Key?>
  ) -> Validation {
    withoutRepetition(of: key, known: { areDistinct($0, by: key) })
  }

  // Inlinable, so that the module that knows the types of elements and keys gets specialized code.
  @inlinable
  static func withoutRepetition<Key: Hashable & SendableMetatype>(
    of key: PartReader<Value.Element, Key?>,
    known isDistinct: @escaping @Sendable (Value) -> Bool
  ) -> Validation {
    Validation(run: { elements, sink in
      guard elements.count > 1, !isDistinct(elements) else { return }
      var firsts: [Key: Int] = [:]
      for (index, element) in elements.enumerated() {
        guard let key = withUnsafePointer(to: element, { key.read($0) { $0.pointee } }) else { continue }
        if let first = firsts[key] {
          sink.report(.repeated(first: first, at: index))
          if sink.isDecided { return }
        } else {
          firsts[key] = index
        }
      }
    })
  }
}

/// Whether elements are distinct; false if they are not in contiguous storage.
@inlinable
@Sendable
func areDistinct<Elements: Collection>(_ elements: Elements) -> Bool
where Elements.Element: Hashable {
  elements.withContiguousStorageIfAvailable { $0.areDistinct } ?? false
}

/// Whether the keys of elements are distinct; false if the elements are not in contiguous storage.
///
/// Each key is read once, into memory for this run alone.
@inlinable
func areDistinct<Elements: Collection, Key: Hashable>(
  _ elements: Elements, by key: PartReader<Elements.Element, Key?>
) -> Bool {
  let answer = elements.withContiguousStorageIfAvailable { elements in
    guard let start = elements.baseAddress else { return true }
    return withUnsafeTemporaryAllocation(of: Key.self, capacity: elements.count) { keys in
      var count = 0
      defer { keys[..<count].deinitialize() }
      for index in elements.indices {
        guard let key = key.read(start + index, { $0.pointee }) else { continue }
        keys.initializeElement(at: count, to: key)
        count += 1
      }
      return UnsafeBufferPointer(rebasing: keys[..<count]).areDistinct
    }
  }
  return answer ?? false
}

extension UnsafeBufferPointer where Element: Hashable {
  /// Comparing up to this many with each other takes less time than a table.
  @inlinable static var few: Int { 12 }
  /// Of up to this many texts, the hashes are compared with each other.
  @inlinable static var fewTexts: Int { 64 }

  @inlinable var areDistinct: Bool {
    if count <= Self.fewTexts, let texts = self as? UnsafeBufferPointer<String>, texts.areDistinctInNFC {
      return true
    }
    if count <= Self.few {
      for index in indices {
        for other in index + 1..<count where self[other] == self[index] { return false }
      }
      return true
    }
    guard count < Int32.max else { return false }
    var (capacity, shift) = (32, UInt64.bitWidth - 5)
    while capacity < 2 * count { (capacity, shift) = (2 * capacity, shift - 1) }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity) { table in
      // For each hash, one more than the offset of an element; 0 if there is none.
      table.initialize(repeating: 0)
      for index in indices {
        var place = Int(
          truncatingIfNeeded: UInt64(truncatingIfNeeded: self[index].hashValue) >> UInt64(shift))
        while table[place] != 0 {
          if self[Int(table[place]) - 1] == self[index] { return false }
          place = (place + 1) & (capacity - 1)
        }
        table[place] = Int32(truncatingIfNeeded: index + 1)
      }
      return true
    }
  }
}

extension UnsafeBufferPointer<String> {
  /// Whether a few texts are certainly distinct, by the hashes of the bytes of their NFC: comparing two texts with each
  /// other takes longer.
  @usableFromInline var areDistinctInNFC: Bool {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { hashes in
      var used = 0
      for text in self {
        let hash = text.utf8.withContiguousStorageIfAvailable { Self.hash(of: $0) }
        guard let hash = hash ?? nil, !hashes[..<used].contains(hash) else { return false }
        hashes.initializeElement(at: used, to: hash)
        used += 1
      }
      return true
    }
  }

  /// The same number for canonically equivalent texts; nil if ICU fails.
  private static func hash(of utf8: UnsafeBufferPointer<UInt8>) -> UInt64? {
    utf8.isComposed ? hash(ofNFC: utf8) : utf8.withComposed { hash(ofNFC: $0) }
  }

  /// The same number for the same bytes.
  private static func hash(ofNFC utf8: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = UInt64(utf8.count)
    var offset = 0
    func take(_ word: UInt64) {
      let (high, low) = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = high ^ low
    }
    if let start = UnsafeRawPointer(utf8.baseAddress) {
      while offset + 8 <= utf8.count {
        take(start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
    }
    var last: UInt64 = 0
    while offset < utf8.count {
      last = last << 8 | UInt64(utf8[offset])
      offset += 1
    }
    take(last)
    return hash
  }
}

extension ValidationError {
  private static let anyElement = PathPattern(.each)

  @usableFromInline package static func repeated(first: Int, at index: Int) -> ValidationError {
    ValidationError(
      reporting: .collectionRepeated,
      found: ArgumentList("position", .integer(index + 1), "original", .integer(first + 1))
    ).at(anyElement, index)
  }
}
