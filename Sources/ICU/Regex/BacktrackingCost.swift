/// The work that a pattern can make ICU do between two clock checks, estimated from the pattern's characters alone.
///
/// ICU's matcher checks the clock once every 10,000 saved states. Between two checks it may repeat a counted item up to
/// its minimum, compare a back-reference, or read to the end of the text for a `.*`. So a deadline is reliable only for
/// texts that are short enough for the pattern.
struct BacktrackingCost {
  /// The work of a part of the pattern that saves no state. Sums and products that are too large become infinite.
  private struct Work {
    /// Assertions, groups and references.
    var operations = 0.0
    /// Comparisons with an earlier group.
    var references = 0.0

    static func += (left: inout Work, right: Work) {
      left.operations += right.operations
      left.references += right.references
    }

    static func * (left: Work, count: Double) -> Work {
      Work(operations: left.operations * count, references: left.references * count)
    }
  }

  private var work = Work()
  /// Sets by a property, which ICU evaluates when it compiles.
  private var setCount = 0
  private var isCaseless: Bool

  /// Whether ICU may compile the pattern at all.
  ///
  /// ICU takes some 0.04 ms to compile a set by a property, and 2.6 ms if case is ignored.
  var isBearable: Bool { setCount <= (isCaseless ? 100 : 2_000) }

  /// The longest text, in UTF-16 code units, for which ICU checks the clock often enough.
  ///
  /// Measured on ICU 72, a step takes up to 0.12 ns for each code unit and reference, ten times as much if case is
  /// ignored, and some nanoseconds for each other operation. The constants here are twice that.
  func longestText(within nanoseconds: Int64) -> Int {
    let each = (work.references + 1) * (isCaseless ? 2.5 : 0.25)
    let remaining = Double(nanoseconds) / 10_000 - 5 * work.operations
    return remaining > 0 ? Int(min(remaining / each, 1e15)) : 0
  }

  init(of pattern: String, options: RegularExpression.Options) {
    isCaseless = options.contains(.caseInsensitive)
    guard !options.contains(.literal) else { return }
    var hasComments = options.contains(.comments)
    /// The work of each open group, and of the item before a quantifier.
    var groups = [Work()]
    var item = Work()
    var isQuoted = false
    var classDepth = 0
    var scalars = pattern.unicodeScalars.makeIterator()
    var next = scalars.next()
    func take() -> Unicode.Scalar? {
      defer { next = scalars.next() }
      return next
    }
    while let scalar = take() {
      if isQuoted {
        if scalar == "\\", next == "E" { (isQuoted, _) = (false, take()) }
        continue
      }
      var found = Work()
      switch scalar {
      case "\\":
        switch take() {
        case "Q": isQuoted = true
        case "p", "P", "W", "D", "S", "H", "V", "N": setCount += 1
        case let escaped? where classDepth == 0 && "123456789k".unicodeScalars.contains(escaped):
          found = Work(operations: 1, references: 1)
        case "b", "B", "A", "z", "Z", "G", "X": found = Work(operations: 1)
        default: break
        }
      case "[":
        classDepth += 1
        if next == ":" { setCount += 1 }
      case "]": classDepth = max(0, classDepth - 1)
      // A range that ends beyond ASCII may be as large as a property.
      case "-" where next == "\\" || next?.isASCII == false: setCount += 1
      case _ where classDepth > 0: break
      case "^", "$": found = Work(operations: 1)
      case "(":
        if next == "?" {
          _ = take()
          if next == "#" {
            while let comment = take(), comment != ")" {}
            continue
          }
          // Flags, as in `(?i)` or `(?x:`.
          while let flag = next, ("a"..."z").contains(flag) || flag == "-" {
            if flag == "i" { isCaseless = true }
            if flag == "x" { hasComments = true }
            _ = take()
          }
        }
        groups.append(Work(operations: 1))
        item = Work()
        continue
      case ")": if groups.count > 1, let group = groups.popLast() { found = group }
      case "{":
        var count = 0.0
        while let digit = next, ("0"..."9").contains(digit) || digit.properties.isPatternWhitespace {
          if ("0"..."9").contains(digit) { count = count * 10 + Double(digit.value - 0x30) }
          _ = take()
        }
        if count > 1 {
          groups[groups.count - 1] += item * (count - 1)
          item = item * count
        }
        continue
      // None of these separates an item from its count, and none is an item itself.
      case "*", "+", "?", "}", ",": continue
      case _ where scalar.properties.isPatternWhitespace: continue
      default: break
      }
      groups[groups.count - 1] += found
      item = found
    }
    work = groups[0]
    // The contents of a comment are unknown: whether it is a comment depends on where the flag is set.
    if groups.count > 1 || classDepth > 0 || hasComments && pattern.unicodeScalars.contains("#") {
      work = Work(operations: .infinity, references: .infinity)
    }
  }
}
