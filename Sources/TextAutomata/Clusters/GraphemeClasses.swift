import ICU

/// The classes of code points that ICU's rules for grapheme clusters distinguish.
///
/// They are the alphabet of ``ClusterAutomaton``, and a column of ``CodePointWords``.
struct GraphemeClasses: Sendable {
  /// The classes of the linked ICU; nil when its rules cannot be read.
  static let shared: GraphemeClasses? = {
    do throws(ICUError) {
      let rules = try BreakIterator(.graphemes).compiledRules()
      return try CompiledBreakRules(rules).flatMap { (rules) throws(ICUError) in try GraphemeClasses(rules) }
    } catch {
      // The caller then uses the break iterator, meets the same failure, and throws it.
      return nil
    }
  }()

  let rules: CompiledBreakRules
  /// A code point of each class in use.
  let representatives: [Int]
  /// The first code point of each range of one class, and the class.
  private let starts: [Int]
  private let numbers: [UInt8]
  /// The class of "a", to which most letters belong.
  private let plain: Int

  /// Reads the classes; nil if one is not a class of code points.
  init?(_ rules: CompiledBreakRules) throws(ICUError) {
    var (starts, numbers): ([Int], [UInt8]) = ([], [])
    var representatives = [Int?](repeating: nil, count: rules.classCount)
    var areKnown = true
    try rules.forEachRange { range, number in
      areKnown = areKnown && (CompiledBreakRules.firstClass..<rules.classCount).contains(number)
      guard areKnown else { return }
      if representatives[number] == nil { representatives[number] = range.lowerBound }
      starts.append(range.lowerBound)
      numbers.append(UInt8(number))
    }
    guard areKnown, starts.first == 0, rules.classCount < 0xFF else { return nil }
    self.rules = rules
    self.representatives = representatives.compactMap(\.self)
    (self.starts, self.numbers) = (starts, numbers)
    plain = starts.lastIndex { $0 <= 0x61 }.map { Int(numbers[$0]) } ?? 0
  }

  /// The column of a class in the rows of ``ClusterAutomaton``: its number, except that "a" has column 0, so that columns
  /// joined by "or" tell whether all are that of "a".
  func column(ofClass number: Int) -> Int {
    switch number {
    case plain: 0
    case 0: plain
    default: number
    }
  }

  /// The column of code points that were not read yet.
  var unreadColumn: Int { rules.classCount }

  /// How many columns there are.
  var columnCount: Int { rules.classCount + 1 }

  /// The columns of the 64 code points of a block.
  func columns(ofBlock block: Int) -> [UInt8] {
    // The last range that starts at or before the block.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= block << 6 { low = middle } else { high = middle }
    }
    return (block << 6..<(block + 1) << 6).map { codePoint in
      if low + 1 < starts.count, starts[low + 1] <= codePoint { low += 1 }
      return UInt8(column(ofClass: Int(numbers[low])))
    }
  }
}
