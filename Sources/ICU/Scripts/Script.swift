import CICUShim

/// A writing system of ISO 15924, such as "Arab" or "Hans", with the data of UAX #24.
package struct Script: RawRepresentable, Sendable, Hashable {
  /// The four-letter code of ISO 15924.
  package let rawValue: String
  /// ICU's UScriptCode.
  let code: Int32

  /// The script of a four-letter code in the spelling of ISO 15924; nil when ICU does not know it.
  package init?(rawValue: String) {
    guard let script = Script(named: rawValue), script.rawValue == rawValue else { return nil }
    self = script
  }

  /// The script of a code or an English Unicode name in any case: "Arab", "arabic", "Old_Italic".
  package init?(named name: String) {
    // C would truncate a name that contains NUL.
    guard !name.utf8.contains(0) else { return nil }
    let code = name.withCString(icushim_script_from_name)
    guard code >= 0 else { return nil }
    self.init(code: code)
  }

  private init?(code: Int32) {
    guard let name = icushim_script_code(code) else { return nil }
    rawValue = String(cString: name)
    self.code = code
  }

  /// The Script property of a code point; `common` for characters that many scripts share, such as "1" and "。".
  package static func of(_ scalar: Unicode.Scalar) -> Script {
    Script(code: icushim_script_of(scalar.value)) ?? .unknown
  }

  /// The Script_Extensions of a code point: all scripts that use it, or only its Script.
  package static func extensions(of scalar: Unicode.Scalar) throws(ICUError) -> Set<Script> {
    // No code point of Unicode 16 has more than 22 scripts.
    var codes = [Int32](repeating: -1, count: 64)
    var status: Int32 = 0
    let count = icushim_script_extensions(scalar.value, &codes, Int32(codes.count), &status)
    try ICUError.check(status, "find script extensions")
    return Set(codes[..<Int(count)].compactMap { Script(code: $0) })
  }

  /// Whether this script is among the Script_Extensions of a code point; allocates nothing.
  ///
  /// Common and inherited code points without extensions belong only to `common` and `inherited`.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    icushim_script_extends_to(scalar.value, code)
  }

  /// The scripts that this one comprises: itself, or the parts of a mixture such as `Jpan`, after UTS #39.
  package var constituents: [Script] {
    let parts: [String]? =
      switch rawValue {
      case "Jpan": ["Hani", "Hira", "Kana"]
      case "Kore": ["Hani", "Hang"]
      case "Hans", "Hant": ["Hani"]
      case "Hanb": ["Hani", "Bopo"]
      case "Hrkt": ["Hira", "Kana"]
      default: nil
      }
    return parts?.compactMap { Script(named: $0) } ?? [self]
  }

  /// The name in Unicode, such as "Arabic"; the code when there is no name.
  package var englishName: String {
    icushim_script_name(code).map { String(cString: $0).replacing("_", with: " ") } ?? rawValue
  }

  /// The name in a language, such as "阿拉伯文" for "zh"; ICU falls back to other languages, then to the code.
  package func localizedName(in locale: String) throws(ICUError) -> String {
    let tag = LocaleData.dataTag(locale, keeping: []) ?? "und"
    var status: Int32 = 0
    let name = String(unsafeUninitializedCapacity: 256) { buffer in
      guard let address = buffer.baseAddress else { return 0 }
      let length = tag.withCString { icu in
        icushim_script_display_name(code, icu, address, Int32(buffer.count), &status)
      }
      // A truncated name would be wrong; no name is that long.
      return status > 0 || length > buffer.count ? 0 : Int(length)
    }
    try ICUError.check(status, "find name of script")
    return name.isEmpty ? rawValue : name
  }

  /// Scripts are equal when their codes are.
  package static func == (left: Self, right: Self) -> Bool { left.code == right.code }

  /// Hashes the code.
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Script {
  /// Code points that many scripts share.
  package static let common = Script(rawValue: "Zyyy", knownAs: 0)
  /// Marks that take the script of their base.
  package static let inherited = Script(rawValue: "Zinh", knownAs: 1)
  /// Unassigned code points, and those for private use.
  package static let unknown = Script(rawValue: "Zzzz", knownAs: 103)

  private init(rawValue: String, knownAs code: Int32) {
    self.rawValue = rawValue
    self.code = code
  }
}
