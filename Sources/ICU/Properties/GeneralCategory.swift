import CICUShim

/// The general category of a code point, by its two-letter name.
package enum GeneralCategory: String, Sendable, Hashable, CaseIterable {
  case uppercaseLetter = "Lu"
  case lowercaseLetter = "Ll"
  case titlecaseLetter = "Lt"
  case modifierLetter = "Lm"
  case otherLetter = "Lo"
  case nonspacingMark = "Mn"
  case spacingMark = "Mc"
  case enclosingMark = "Me"
  case decimalNumber = "Nd"
  case letterNumber = "Nl"
  case otherNumber = "No"
  case connectorPunctuation = "Pc"
  case dashPunctuation = "Pd"
  case openPunctuation = "Ps"
  case closePunctuation = "Pe"
  case initialPunctuation = "Pi"
  case finalPunctuation = "Pf"
  case otherPunctuation = "Po"
  case mathSymbol = "Sm"
  case currencySymbol = "Sc"
  case modifierSymbol = "Sk"
  case otherSymbol = "So"
  case spaceSeparator = "Zs"
  case lineSeparator = "Zl"
  case paragraphSeparator = "Zp"
  case control = "Cc"
  case format = "Cf"
  case surrogate = "Cs"
  case privateUse = "Co"
  case unassigned = "Cn"

  /// Whether it is one of the letters (L).
  package var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether it is one of the marks (M).
  package var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The category of ICU's UCharCategory.
  package init(icuCode code: Int32) {
    let known = Self.byCode
    self = known.indices.contains(Int(code)) ? known[Int(code)] : .unassigned
  }

  /// ICU's categories in its order, found by name once.
  private static let byCode: [GeneralCategory] = {
    var categories: [GeneralCategory] = []
    while let name = icushim_general_category_name(Int32(categories.count)) {
      categories.append(GeneralCategory(rawValue: String(cString: name)) ?? .unassigned)
    }
    return categories
  }()
}
