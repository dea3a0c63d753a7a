/// What a pattern can make ICU do between two looks at the clock, told from the pattern's characters alone.
///
/// ICU's matcher looks at the clock once in 10,000 saved states. Between two of them it may go through a counted repeat
/// up to its minimum, compare a back-reference, or read on to the end of the text for a `.*`. So a deadline holds only
/// for texts that are short enough for the pattern.
struct BacktrackingCost {
  /// What a part of the pattern does without saving a state. Sums and products that are too large become infinite.
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
  /// Sets of some property, which ICU evaluates when it compiles.
  private var setCount = 0
  private var isCaseless: Bool

  /// Whether ICU may compile the pattern at all.
  ///
  /// A set by a property takes ICU some 0.04 ms to compile, and 2.6 ms where case is ignored.
  var isBearable: Bool { setCount <= (isCaseless ? 100 : 2_000) }

  /// The longest text, in UTF-16 code units, for which ICU looks at the clock often enough.
  ///
  /// Measured on ICU 72, a step takes up to 0.12 ns for each code unit and reference, ten times as much where case is
  /// ignored, and some nanoseconds for each other operation. The figures here are twice that.
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
      // A range to anywhere beyond ASCII may be as large as a property.
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
      // None of these comes between an item and its count, or is an item of its own.
      case "*", "+", "?", "}", ",": continue
      case _ where scalar.properties.isPatternWhitespace: continue
      default: break
      }
      groups[groups.count - 1] += found
      item = found
    }
    work = groups[0]
    // What a comment hides is not known: whether it is one depends on where the flag is set.
    if groups.count > 1 || classDepth > 0 || hasComments && pattern.unicodeScalars.contains("#") {
      work = Work(operations: .infinity, references: .infinity)
    }
  }
}
