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

  /// Validates the text in lowercase, by the full case mapping of the Unicode Standard (section 3.13), the same in every
  /// language: `ANA@EXAMPLE.COM` as `ana@example.com`, `ΟΔΟΣ` as `οδος`.
  ///
  /// For names that are compared, such as addresses and user names. For words of a language, see ``lowercased(in:)``. The
  /// rules see the mapped text; if the mapping changed anything but ASCII letters, their errors have no ranges.
  public var lowercased: Validation { mapped(.lower, "und") }

  /// Validates the text in lowercase, as a language maps letters: the lowercase of `I` is `ı` in Turkish.
  ///
  /// - Parameter locale: A BCP 47 language tag.
  public func lowercased(in locale: String) -> Validation { mapped(.lower, locale) }

  /// Validates the text in uppercase, by the full case mapping of the Unicode Standard (section 3.13), the same in every
  /// language, as for codes: `de89 3704` as `DE89 3704`, `ß` as `SS`.
  public var uppercased: Validation { mapped(.upper, "und") }

  /// Validates the text in uppercase, as a language maps letters: the uppercase of `i` is `İ` in Turkish.
  ///
  /// - Parameter locale: A BCP 47 language tag.
  public func uppercased(in locale: String) -> Validation { mapped(.upper, locale) }

  private func mapped(_ target: CaseMapping.Target, _ locale: String) -> Validation {
    let mapping = CaseMapping(target, locale: locale)
    return prepared { text throws(ICUError) in
      let mapped = try mapping.mapped(text)
      let keepsOffsets =
        mapped.hasSameBytes(as: text)
        || text.utf8.allSatisfy { $0 < 0x80 } && mapped.utf8.allSatisfy { $0 < 0x80 }
      return (mapped, keepsOffsets ? 0 : nil)
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

extension CaseMapping {
  fileprivate func mapped(_ text: String) throws(ICUError) -> String {
    var text = text
    let result = text.withUTF8 { utf8 -> Result<String, ICUError> in
      do throws(ICUError) { return .success(try mapped(utf8)) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

extension ValidationError {
  fileprivate mutating func moveRanges(by offset: Int?) {
    ranges = offset.map { offset in ranges.map { $0.lowerBound + offset..<$0.upperBound + offset } } ?? []
  }
}
