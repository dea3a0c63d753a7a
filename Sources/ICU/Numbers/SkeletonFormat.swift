import CICUShim

/// Writes numbers as a skeleton says (UTS #35, Part 3, "Number Skeletons"; `icu::number::NumberFormatter`).
///
/// `percent .00` writes 12.3 as "12.30%"; `currency/JPY` writes 1234.5 as "¥1,234".
package final class SkeletonFormat: Sendable {
  /// A piece of a number.
  package struct Part: Sendable, Hashable {
    /// The kind of piece, by the names of ECMA-402: `integer`, `group`, `minusSign`.
    package let type: String
    package let text: String
  }

  private let handle: Handle
  private let skeleton: String

  /// Owns the shim's format.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // Sendable is true: icu::number::LocalizedNumberFormatter is documented as immutable and safe to share.
    let pointer: OpaquePointer
    deinit { icushim_number_format_close(pointer) }
  }

  /// Opens the format of a skeleton.
  ///
  /// Throws when ICU refuses the skeleton, or the tag is not well-formed.
  package init(locale: String, skeleton: String) throws(ICUError) {
    let operation = "open the number skeleton \(skeleton) in \(locale)"
    let tag = try LocaleData.tagWithData(locale, to: operation)
    var status: Int32 = 0
    let pointer = withICUText(tag) { tag, length in
      withICUText(skeleton) { icushim_number_format_open(tag, length, $0, $1, &status) }
    }
    try ICUError.check(status, operation)
    guard let pointer else { throw ICUError(status: Int32(icushim_memory_error), operation: operation) }
    handle = Handle(pointer: pointer)
    self.skeleton = skeleton
  }

  /// The number in this format.
  ///
  /// Throws when ICU cannot write it, as for a unit that it cannot convert.
  package func string(from number: ArgumentFormat.Value) throws(ICUError) -> String {
    try textFromICU("write a number by \(skeleton)") { buffer, capacity, status in
      Self.withValue(number) { icushim_number_format_write(handle.pointer, &$0, buffer, capacity, status) }
    }
  }

  /// The pieces of the number in this format.
  package func parts(of number: ArgumentFormat.Value) throws(ICUError) -> [Part] {
    let lines = try textFromICU("write the parts of a number by \(skeleton)") { buffer, capacity, status in
      Self.withValue(number) { icushim_number_format_parts(handle.pointer, &$0, buffer, capacity, status) }
    }
    return lines.split(separator: "\n").map { line in
      let field = Int(line.utf8.first ?? 0) - 0x41
      let type = Self.fields.indices.contains(field) ? Self.fields[field] : "literal"
      return Part(type: type, text: String(line.unicodeScalars.dropFirst()))
    }
  }

  /// The plural category of the number as this format writes it: 1 by `.0` is "1.0", which is `other` in English.
  package func category(of number: ArgumentFormat.Value, by rules: PluralRules) -> PluralCategory {
    var status: Int32 = 0
    let index = rules.withHandle { rules in
      Self.withValue(number) { icushim_number_format_category(handle.pointer, rules, &$0, &status) }
    }
    return status > 0 ? .other : PluralCategory(index: index)
  }

  /// The names of the fields in `UNumberFormatFields`, in order.
  private static let fields = [
    "integer", "fraction", "decimal", "exponentSeparator", "exponentSign", "exponentInteger", "group",
    "currency", "percentSign", "perMille", "sign", "unit", "compact", "approximatelySign",
  ]

  /// Passes a number to a shim function.
  private static func withValue<Result>(
    _ number: ArgumentFormat.Value, _ body: (inout icushim_value) -> Result
  ) -> Result {
    var raw = icushim_value()
    var text = ""
    switch number {
    case .integer(let number): (raw.kind, raw.integer) = (Int32(icushim_value_integer), Int64(number))
    case .double(let number), .date(milliseconds: let number):
      (raw.kind, raw.number) = (Int32(icushim_value_double), number)
    case .decimal(let digits), .text(let digits): (raw.kind, text) = (Int32(icushim_value_decimal), digits)
    }
    return withICUText(text) { pointer, length in
      (raw.text, raw.text_length) = (pointer, length)
      return body(&raw)
    }
  }
}
