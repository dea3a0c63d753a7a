import ICU

/// The Unicode properties that patterns of ECMAScript can name, in exactly these spellings (ECMA-262, tables 67 to 69).
enum ECMAScriptProperty {
  static func isKnown(_ property: String) -> Bool {
    guard let equals = property.firstIndex(of: "=") else {
      return binary.contains(property) || generalCategories.contains(property)
    }
    let value = String(property[property.index(after: equals)...])
    switch property[..<equals] {
    case "General_Category", "gc": return generalCategories.contains(value)
    case "Script", "sc", "Script_Extensions", "scx": return isScript(value)
    default: return false
    }
  }

  /// Whether ICU knows a script by this name or code; in ECMAScript, letter case counts.
  private static func isScript(_ name: String) -> Bool {
    let isWritten = name.utf8.allSatisfy { HostLabels.isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
    guard isWritten, let first = name.utf8.first, 0x41...0x5A ~= first else { return false }
    // Each word of a name begins with a capital, and goes on in lowercase.
    var (isCased, isStart) = (true, true)
    for byte in name.utf8 {
      if !isStart, 0x41...0x5A ~= byte { isCased = false }
      isStart = byte == UInt8(ascii: "_")
    }
    return (isCased || name == "SignWriting") && Script(named: name) != nil
  }

  private static let generalCategories: Set<String> = Set(
    """
    Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation \
    Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L \
    Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm \
    Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No \
    Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z \
    Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu
    """.split(separator: " ").map(String.init))

  private static let binary: Set<String> = Set(
    """
    ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable \
    CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL \
    Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash \
    Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component EComp Emoji_Modifier EMod \
    Emoji_Modifier_Base EBase Emoji_Presentation EPres Extended_Pictographic ExtPict Extender Ext Grapheme_Base \
    Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC \
    ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math \
    Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical \
    Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo \
    Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS
    """.split(separator: " ").map(String.init))
}
