import ICU
import TextAutomata
import ValidationCore

/// Compares the length of a text with its limits, counting only as far as needed.
struct LengthRule: TextRule {
  let minimum: Int
  /// Nil for no limit.
  let maximum: Int?
  let unit: LengthUnit
  private let tooShort: SharedArguments
  private let tooLong: SharedArguments

  init(minimum: Int, maximum: Int?, unit: LengthUnit) {
    (self.minimum, self.maximum, self.unit) = (minimum, maximum, unit)
    let unit = ValidationError.Argument.text(unit.rawValue)
    if let maximum, maximum == minimum, minimum > 0 {
      tooShort = SharedArguments("actual", with: ["expected": .integer(minimum), "unit": unit])
      tooLong = tooShort
    } else {
      tooShort = SharedArguments("actual", with: ["minimum": .integer(minimum), "unit": unit])
      tooLong = SharedArguments("actual", with: ["maximum": .integer(maximum ?? .max), "unit": unit])
    }
  }

  /// The rule with an upper limit in bytes in addition to the other limits.
  static func validation(
    _ limits: CountLimits,
    _ unit: LengthUnit,
    _ maximumBytes: Int?
  ) throws(ImpossibleRule) -> Validation<String> {
    try limits.check { "a text cannot have \($0) \(unit.rawValue)" }
    if let maximumBytes, maximumBytes < limits.minimum, unit != .displayColumns, unit != .words {
      throw ImpossibleRule(
        at: "maxBytes",
        "\(limits.minimum) \(unit.rawValue) do not fit into \(maximumBytes) bytes",
        expected: "a number from \(limits.minimum) up"
      )
    }
    let length = Validation(LengthRule(minimum: limits.minimum, maximum: limits.maximum, unit: unit))
    guard let maximumBytes else { return length }
    return .firstFailure(length, Validation(LengthRule(minimum: 0, maximum: maximumBytes, unit: .utf8)))
  }

  var questions: CodePointQuestions {
    var questions = CodePointQuestions(CodePointFlags())
    if unit == .graphemes {
      // A maximum is settled by few bytes or code points, and a low minimum by the first clusters.
      questions.mostUncounted = maximum ?? .max
      if minimum > Self.lowMinimum { questions.leastCounted = minimum }
    }
    return questions
  }

  /// No text has more units than bytes, and no cluster or word has fewer code points than one.
  ///
  /// That there are two units and more is for the quick check to tell.
  var test: TextTest? {
    let bytes = TextTest.bytes(minimum, maximum ?? .max)
    let codePoints = TextTest.bytes(minimum, .max).and(.codePoints(maximum ?? .max))
    switch unit {
    case .utf8: return bytes
    case .utf16: return minimum <= 1 ? bytes : nil
    case .graphemes, .codePoints: return minimum <= 1 ? codePoints : nil
    // A cluster of one byte takes at most one column, and one of two columns at least three bytes.
    case .displayColumns: return minimum == 0 ? bytes : nil
    case .words: return minimum == 0 ? codePoints : nil
    }
  }

  /// Units that have to be counted: without a view.
  var quick: QuickCheck? {
    let limits = QuickLength(minimum, maximum ?? .max)
    switch unit {
    case .graphemes:
      return QuickCheck(limits) { limits, utf8, count in
        limits.reading(QuickLength.self) {
          $0.acceptsClusters(UnsafeBufferPointer(start: utf8, count: count))
        }
      }
    case .codePoints where minimum > 1:
      return QuickCheck(limits) { limits, utf8, count in
        limits.reading(QuickLength.self) {
          $0.acceptsCodePoints(UnsafeBufferPointer(start: utf8, count: count))
        }
      }
    case .utf16:
      return QuickCheck(limits) { limits, utf8, count in
        limits.reading(QuickLength.self) { $0.acceptsUTF16(UnsafeBufferPointer(start: utf8, count: count)) }
      }
    default: return nil
    }
  }

  private static let lowMinimum = 16

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      if try isWithinLimits(&text) { return }
      let goal = sink.goal
      // The whole text is counted only if the caller wants the error itself.
      let actual = goal == .list ? try count(&text, stoppingAfter: nil) : 0
      sink.report(error(actual))
    } catch {
      sink.report(ValidationError(error))
    }
  }

  /// Compares cheap bounds first: no text has more units than bytes, and a text that is not empty has at least one
  /// cluster, code point and byte.
  private func isWithinLimits(_ text: inout TextView) throws(ICUError) -> Bool {
    if text.utf8.count < minimum { return false }
    if isAtMostByBounds(&text) {
      if minimum == 0 || minimum == 1 && unit != .words && unit != .displayColumns { return true }
      return try count(&text, stoppingAfter: minimum - 1) >= minimum
    }
    let length = try count(&text, stoppingAfter: max(minimum, maximum ?? 0))
    return length >= minimum && maximum.map { length <= $0 } ?? true
  }

  /// Whether the text is certainly not too long: by its bytes, or by its code points, of which no cluster and no word has
  /// fewer than one. A cluster takes at most two columns.
  private func isAtMostByBounds(_ text: inout TextView) -> Bool {
    guard let maximum else { return true }
    if text.utf8.count <= maximum { return true }
    // A code point has at most four bytes, so no text is read much further than the limit.
    guard text.utf8.count / 4 <= maximum else { return false }
    switch unit {
    case .graphemes, .words: return text.codePointCount <= maximum
    case .displayColumns: return text.codePointCount <= maximum / 2
    case .codePoints, .utf16, .utf8: return false
    }
  }

  /// Counts, to at most one past `limit` if a limit is given.
  func count(_ text: inout TextView, stoppingAfter limit: Int?) throws(ICUError) -> Int {
    switch unit {
    case .utf8: return text.utf8.count
    case .codePoints: return text.codePointCount
    case .graphemes:
      if let known = text.graphemeCount { return known }
      // A text of many more clusters than the limit is not read to its end.
      guard let limit, text.isMuchLonger(than: limit) else { return try text.countClusters() }
      let count = try Segmentation.count(.graphemes, in: text.utf8, stoppingAfter: limit)
      if count <= limit { text.graphemeCount = count }
      return count
    case .utf16, .words, .displayColumns:
      return try Segmentation.count(unit.segmented, in: text.utf8, stoppingAfter: limit)
    }
  }

  private func error(_ actual: Int) -> ValidationError {
    if let maximum, maximum == minimum, minimum > 0 {
      return ValidationError(code: .lengthWrong, tooShort, actual)
    }
    return actual < minimum
      ? ValidationError(code: .lengthTooShort, tooShort, actual)
      : ValidationError(code: .lengthTooLong, tooLong, actual)
  }
}
