import ICU
import Primitives
public import ValidationCore

extension Validation where Value == String {
  /// Validates the text without the White_Space characters (Unicode Character Database) at its ends.
  ///
  /// The rules see the trimmed text; the ranges of their errors refer to the original text. The value itself is not
  /// changed.
  public var trimmed: Validation {
    prepared { text in
      let scalars = text.unicodeScalars
      guard let first = scalars.firstIndex(where: { !$0.icuProperties.isWhitespace }),
        let last = scalars.lastIndex(where: { !$0.icuProperties.isWhitespace })
      else { return ("", 0) }
      let kept = scalars[first...last]
      return (String(kept), text.utf8.distance(from: text.startIndex, to: first))
    }
  }

  /// Validates the text in the normalization form (UAX #15), so that canonically equivalent texts get the same
  /// result.
  ///
  /// The rules see the normalized text; if normalization changed it, their errors have no ranges. To check that a
  /// text is in the form, use ``normalized(_:)``. The value itself is not changed.
  public func normalized(to form: RuleOption.NormalizationForm) -> Validation {
    prepared { text throws(ICUError) in
      let normalized = try form.form.normalized(text)
      return (normalized, normalized.hasSameBytes(as: text) ? 0 : nil)
    }
  }

  /// Validates a text made from the given one.
  ///
  /// - Parameter prepare: Makes the text and returns the UTF-8 offset in the given one at which it starts; nil if
  ///   offsets do not carry over.
  private func prepared(
    _ prepare: @escaping @Sendable (String) throws(ICUError) -> (text: String, offset: Int?)
  ) -> Validation {
    let rule = self
    return Validation(
      run: { value, sink in
        do throws(ICUError) {
          let (text, offset) = try prepare(value)
          sink.adjusting({ $0.moveRanges(by: offset) }) { rule.run(text, &$0) }
        } catch {
          sink.report(ValidationError(error))
        }
      },
      checkAbsent: checkAbsent
    )
    .with(
      (parts ?? ModelParts()).prepared { value in
        do throws(ICUError) { return try prepare(value).text } catch { return value }
      })
  }
}

extension ValidationError {
  fileprivate mutating func moveRanges(by offset: Int?) {
    ranges = offset.map { offset in ranges.map { $0.lowerBound + offset..<$0.upperBound + offset } } ?? []
  }
}
