import ICU
import Primitives
import ValidationCore

/// The mappings of a profile, in the order of RFC 8264, section 7: width, spaces, case, normalization.
struct PrecisMapping {
  let profile: PrecisProfile
  private var isTrimming: Bool

  init(profile: PrecisProfile) {
    self.profile = profile
    isTrimming = profile.trimsSpaces
  }

  /// The mapping that keeps every space, for a part of a text.
  var untrimmed: PrecisMapping {
    var mapping = self
    mapping.isTrimming = false
    return mapping
  }

  /// Whether the mappings leave a text unchanged; allocates nothing.
  func isMapped(_ text: inout TextView) throws(ICUError) -> Bool {
    if text.utf8.isEmpty { return true }
    var before: Unicode.Scalar = isTrimming ? " " : "\0"
    for element in text.scalars {
      let scalar = element.scalar
      if try changes(scalar) { return false }
      if isTrimming, before == " ", scalar == " " { return false }
      before = scalar
    }
    if isTrimming, before == " " { return false }
    return try profile.form.isNormalized(text.utf8)
  }

  /// The text with the mappings applied until they change nothing more; nil if they never reach that point.
  ///
  /// Once is not always enough: NFKC makes "¨" begin with a space, which is then removed.
  func enforced(_ text: String) throws(ICUError) -> String? {
    var text = text
    // RFC 8266, section 2.3: once, and at most three more times.
    for _ in 0..<4 {
      let mapped = try applied(to: text)
      if mapped.hasSameBytes(as: text) { return text }
      text = mapped
    }
    return try applied(to: text).hasSameBytes(as: text) ? text : nil
  }

  private func applied(to text: String) throws(ICUError) -> String {
    var mapped = String.UnicodeScalarView()
    let lowercased = profile.mapsCase ? try Self.lowercased.get() : nil
    for scalar in text.unicodeScalars { append(scalar, lowercased, to: &mapped) }
    if isTrimming, mapped.last == " " { mapped.removeLast() }
    return try profile.form.normalized(String(mapped))
  }

  /// Adds the result of mapping a character, before normalization.
  private func append(
    _ scalar: Unicode.Scalar, _ lowercased: CodePointSet?, to mapped: inout String.UnicodeScalarView
  ) {
    let wide = profile.mapsWidth ? scalar.icuProperties.widthMapping : scalar
    if profile.mapsSpaces, isForeignSpace(wide) {
      append(" ", to: &mapped)
    } else if lowercased?.contains(wide) == true {
      wide.icuProperties.forEachLowercase { mapped.append($0) }
    } else {
      append(wide, to: &mapped)
    }
  }

  private func append(_ scalar: Unicode.Scalar, to mapped: inout String.UnicodeScalarView) {
    if isTrimming, scalar == " ", mapped.last ?? " " == " " { return }
    mapped.append(scalar)
  }

  /// Whether normalization never combines a character, once it is mapped, with the characters before it.
  func isStart(_ scalar: Unicode.Scalar) throws(ICUError) -> Bool {
    var mapped = String.UnicodeScalarView()
    append(scalar, profile.mapsCase ? try Self.lowercased.get() : nil, to: &mapped)
    guard let first = mapped.first else { return true }
    if try starters.contains(first) { return true }
    return try profile.form.normalized(String(first)).unicodeScalars.first.map(starters.contains) ?? true
  }

  /// Whether the mappings leave a character unchanged when it is alone.
  func keeps(_ scalar: Unicode.Scalar) throws(ICUError) -> Bool {
    try changes(scalar) ? false : starters.contains(scalar)
  }

  /// Characters that are normalized, and remain so after any other.
  private var starters: CodePointSet {
    get throws(ICUError) {
      try (profile.form == .nfkc ? Self.compatibleStarters : Self.canonicalStarters).get()
    }
  }
  private static let canonicalStarters = Result { () throws(ICUError) in
    try CodePointSet(#"[\p{ccc=0}&\p{NFC_Quick_Check=Yes}]"#)
  }
  private static let compatibleStarters = Result { () throws(ICUError) in
    try CodePointSet(#"[\p{ccc=0}&\p{NFKC_Quick_Check=Yes}]"#)
  }

  /// Whether a mapping other than normalization changes a character when it is alone.
  private func changes(_ scalar: Unicode.Scalar) throws(ICUError) -> Bool {
    if scalar.isASCII { return profile.mapsCase && "A"..."Z" ~= scalar }
    if profile.mapsWidth, scalar.icuProperties.widthMapping != scalar { return true }
    if profile.mapsSpaces, isForeignSpace(scalar) { return true }
    guard profile.mapsCase else { return false }
    return try Self.lowercased.get().contains(scalar)
  }

  private func isForeignSpace(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.icuProperties.generalCategory == .spaceSeparator
  }

  private static let lowercased = Result { () throws(ICUError) in
    try CodePointSet(#"[\p{Changes_When_Lowercased}]"#)
  }
}
