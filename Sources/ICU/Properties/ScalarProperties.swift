import CICUShim

/// Properties of a code point in the Unicode version of the linked ICU.
///
/// The Swift standard library's `Unicode.Scalar.Properties` uses its own, newer Unicode version. A rule takes all
/// properties from here, so that its results are consistent.
package struct ScalarProperties: Sendable, Hashable {
  /// The code point.
  package let scalar: Unicode.Scalar

  /// Prepares to look up the properties of a code point.
  package init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// Whether it controls the direction of text and is invisible (Bidi_Control), such as U+202E RIGHT-TO-LEFT OVERRIDE.
  package var isBidiControl: Bool { has(icushim_property_bidi_control) }

  /// Whether nothing is shown for it (Default_Ignorable_Code_Point), such as U+200B ZERO WIDTH SPACE.
  package var isDefaultIgnorable: Bool { has(icushim_property_default_ignorable) }

  /// Whether it is white space (White_Space), including no-break spaces and line separators.
  package var isWhitespace: Bool { has(icushim_property_white_space) }

  /// Whether it can be shown as an emoji; digits are included.
  package var isEmoji: Bool { has(icushim_property_emoji) }

  /// Whether it is shown as an emoji by default.
  package var isEmojiPresentation: Bool { has(icushim_property_emoji_presentation) }

  /// Whether it is a letter (general categories Lu, Ll, Lt, Lm, Lo).
  package var isLetter: Bool {
    (icushim_category_first_letter...icushim_category_last_letter).contains(categoryCode)
  }

  /// Whether it is alphabetic (Alphabetic): letters, vowel signs, letter numbers such as `Ⅷ`.
  package var isAlphabetic: Bool { has(icushim_property_alphabetic) }

  /// Whether lowercasing changes it (Changes_When_Lowercased): uppercase and title-case letters.
  package var changesWhenLowercased: Bool { has(icushim_property_changes_when_lowercased) }

  /// Whether it is a mark (general categories Mn, Mc, Me).
  package var isMark: Bool {
    (icushim_category_first_mark...icushim_category_last_mark).contains(categoryCode)
  }

  /// Whether it is a control (general category Cc), such as U+0000 or U+0085.
  package var isControl: Bool { generalCategory == .control }

  /// Whether it is unassigned, for private use, or a noncharacter.
  package var isUnassigned: Bool { generalCategory == .unassigned || generalCategory == .privateUse }

  /// Whether Grapheme_Cluster_Break is Other.
  package var hasGraphemeBreakOther: Bool {
    icushim_property_value(scalar.value, Int32(icushim_property_grapheme_cluster_break))
      == icushim_grapheme_break_other
  }

  /// The value of a decimal digit of any script (general category Nd), 0 to 9: 3 for "٣" and for "３".
  package var decimalDigitValue: Int? {
    let value = icushim_decimal_digit_value(scalar.value)
    return value < 0 ? nil : Int(value)
  }

  /// The general category.
  package var generalCategory: GeneralCategory {
    GeneralCategory(icuCode: Int32(categoryCode))
  }

  /// The code point as the Unicode Standard writes it: `U+00E9`.
  package var notation: String {
    let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - hexadecimal.count, 0)) + hexadecimal
  }

  /// The code point and its name, such as "U+202E RIGHT-TO-LEFT OVERRIDE" or "U+0000 <control>".
  package var name: String {
    // The longest name in Unicode has 88 letters; ICU adds a NUL, which needs space too.
    let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer -> String in
      guard let address = buffer.baseAddress else { return "" }
      var status: Int32 = 0
      let length = icushim_character_name(scalar.value, address, Int32(buffer.count), &status)
      guard status <= 0 else { return "" }
      return String(decoding: buffer[..<Int(length)].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    // ICU writes "<control-0000>"; the number is already there.
    let label = name.hasPrefix("<") ? (name.split(separator: "-").first.map { $0 + ">" } ?? "") : name[...]
    return label.isEmpty ? notation : "\(notation) \(label)"
  }

  private var categoryCode: Int { Int(icushim_general_category(scalar.value)) }

  func has(_ property: Int) -> Bool {
    icushim_has_property(scalar.value, Int32(property))
  }
}

extension Unicode.Scalar {
  /// The properties in the Unicode version of the linked ICU.
  package var icuProperties: ScalarProperties { ScalarProperties(self) }
}
