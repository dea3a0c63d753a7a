import CICUShim

/// A property whose values are read for many code points at once, such as those of a block of a table.
package enum PropertyColumn: Sendable {
  case generalCategory
  case combiningClass
  case nfcQuickCheck
  case nfdQuickCheck
  case nfkcQuickCheck
  case nfkdQuickCheck
  case alphabetic
  case bidiControl
  case defaultIgnorable
  case variationSelector
  case whiteSpace
  case emoji
  case emojiModifier
  case joiningType
  case pictographic
  case changesWhenLowercased
  case changesWhenUppercased

  /// The values for `count` code points from `first` on, as ICU numbers them; 0 and 1 for a binary property.
  package func values(from first: UInt32, count: Int) -> [Int32] {
    [Int32](unsafeUninitializedCapacity: count) { buffer, written in
      guard let address = buffer.baseAddress else { return }
      icushim_property_values(first, Int32(count), Int32(code), address)
      written = count
    }
  }

  private var code: Int {
    switch self {
    case .generalCategory: icushim_property_general_category
    case .combiningClass: icushim_property_combining_class
    case .nfcQuickCheck: icushim_property_nfc_quick_check
    case .nfdQuickCheck: icushim_property_nfd_quick_check
    case .nfkcQuickCheck: icushim_property_nfkc_quick_check
    case .nfkdQuickCheck: icushim_property_nfkd_quick_check
    case .alphabetic: icushim_property_alphabetic
    case .bidiControl: icushim_property_bidi_control
    case .defaultIgnorable: icushim_property_default_ignorable
    case .variationSelector: icushim_property_variation_selector
    case .whiteSpace: icushim_property_white_space
    case .emoji: icushim_property_emoji
    case .emojiModifier: icushim_property_emoji_modifier
    case .joiningType: icushim_property_joining_type
    case .pictographic: icushim_property_extended_pictographic
    case .changesWhenLowercased: icushim_property_changes_when_lowercased
    case .changesWhenUppercased: icushim_property_changes_when_uppercased
    }
  }
}

extension PropertyColumn {
  /// Values of the quick-check properties.
  package static let quickCheckNo = Int32(icushim_quick_check_no)
  package static let quickCheckMaybe = Int32(icushim_quick_check_maybe)
}
