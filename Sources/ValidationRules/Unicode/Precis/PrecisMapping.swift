import ICU
import ValidationCore

/// The mappings of a profile, in the order of RFC 8264, section 7: width, spaces, case, normalization.
struct PrecisMapping {
  let profile: PrecisProfile

  /// Whether the mappings leave a text as it is; allocates nothing.
  func isMapped(_ text: inout TextView) throws(ICUError) -> Bool {
    if text.utf8.isEmpty { return true }
    var before: Unicode.Scalar = profile.trimsSpaces ? " " : "\0"
    for element in text.scalars {
      let scalar = element.scalar
      if try changes(scalar) { return false }
      if profile.trimsSpaces, before == " ", scalar == " " { return false }
      before = scalar
    }
    if profile.trimsSpaces, before == " " { return false }
    return try profile.form.isNormalized(text.utf8)
  }

  /// The text with the mappings applied until they change no more; nil where they go on changing it.
  ///
  /// One time is not always enough: NFKC makes "¨" begin with a space, which is then taken out.
  func enforced(_ text: String) throws(ICUError) -> String? {
    var text = text
    // RFC 8266, section 2.3: once, and three times more at the most.
    for _ in 0..<4 {
      let mapped = try applied(to: text)
      if mapped.utf8.elementsEqual(text.utf8) { return text }
      text = mapped
    }
    return try applied(to: text).utf8.elementsEqual(text.utf8) ? text : nil
  }

  private func applied(to text: String) throws(ICUError) -> String {
    var mapped = String.UnicodeScalarView()
    let lowercased = profile.mapsCase ? try Self.lowercased.get() : nil
    for scalar in text.unicodeScalars {
      let wide = profile.mapsWidth ? scalar.icuProperties.widthMapping : scalar
      if profile.mapsSpaces, isForeignSpace(wide) {
        append(" ", to: &mapped)
      } else if lowercased?.contains(wide) == true {
        wide.icuProperties.forEachLowercase { mapped.append($0) }
      } else {
        append(wide, to: &mapped)
      }
    }
    if profile.trimsSpaces, mapped.last == " " { mapped.removeLast() }
    return try profile.form.normalized(String(mapped))
  }

  private func append(_ scalar: Unicode.Scalar, to mapped: inout String.UnicodeScalarView) {
    if profile.trimsSpaces, scalar == " ", mapped.last ?? " " == " " { return }
    mapped.append(scalar)
  }

  /// Whether a mapping other than normalization changes a character that stands alone.
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
