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

  /// Passes the text with the mappings applied until they change nothing more to `body`, as ``enforced(_:)`` makes it;
  /// allocates nothing for short texts.
  ///
  /// - Parameter times: How often the mappings may change something.
  /// - Returns: What `body` returns; nil, without a call, where the mappings never reach that point, or where
  ///   normalization makes the text more than three times as long.
  func withEnforced<Result>(
    _ utf8: UnsafeBufferPointer<UInt8>, times: Int = 4, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) throws(ICUError) -> Result? {
    try withMapped(utf8) { mapped throws(ICUError) in
      var failure: ICUError?
      let result = try profile.form.withNormalized(mapped) { normalized -> Result? in
        if normalized.hasSameBytes(as: utf8) { return body(utf8) }
        guard times > 0 else { return nil }
        do throws(ICUError) { return try withEnforced(normalized, times: times - 1, body) } catch {
          failure = error
          return nil
        }
      }
      if let failure { throw failure }
      return result ?? nil
    }
  }

  /// Passes the text on as it is mapped once, before normalization.
  private func withMapped<Result>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    let lowercased = try lowercased
    // No mapping makes a character twice as long: the longest lowercase of two bytes has three.
    let result = withRoom(for: 2 * utf8.count, of: UInt8.self) {
      room -> Swift.Result<Result, ICUError> in
      var mapped = MappedText(room: room)
      for element in UTF8Scalars(utf8) { append(element.scalar, lowercased, to: &mapped) }
      if isTrimming { mapped.removeLastSpace() }
      do throws(ICUError) { return .success(try body(mapped.utf8)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// A text in the making, in a room of a fixed size.
  private struct MappedText {
    private let room: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    init(room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

    var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: room[..<count]) }

    /// Whether nothing but a word may follow: at the start, and after a space.
    var isBeforeWord: Bool { count == 0 || room[count - 1] == 0x20 }

    mutating func append(_ scalar: Unicode.Scalar) {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter where count < room.count {
        room.initializeElement(at: count, to: byte)
        count += 1
      }
    }

    mutating func removeLastSpace() {
      if count > 0, room[count - 1] == 0x20 { count -= 1 }
    }
  }

  /// Adds the result of mapping a character, before normalization.
  private func append(_ scalar: Unicode.Scalar, _ lowercased: CodePointSet?, to mapped: inout MappedText) {
    guard let single = single(scalar, lowercased) else {
      return wide(scalar).icuProperties.forEachLowercase { mapped.append($0) }
    }
    if !isTrimming || single != " " || !mapped.isBeforeWord { mapped.append(single) }
  }

  /// Whether a text is mapped to another a character for a character.
  func isOneForOne(_ source: UTF8Scalars, _ mapped: String) throws(ICUError) -> Bool {
    let lowercased = try lowercased
    var scalars = mapped.unicodeScalars.makeIterator()
    for element in source {
      guard let single = single(element.scalar, lowercased), single == scalars.next() else { return false }
    }
    return scalars.next() == nil
  }

  /// The one character that a character is mapped to, before normalization; nil if there are several.
  func single(_ scalar: Unicode.Scalar, _ lowercased: CodePointSet?) -> Unicode.Scalar? {
    let wide = wide(scalar)
    if profile.mapsSpaces, isForeignSpace(wide) { return " " }
    guard lowercased?.contains(wide) == true else { return wide }
    var (single, count): (Unicode.Scalar?, Int) = (nil, 0)
    wide.icuProperties.forEachLowercase {
      single = $0
      count += 1
    }
    return count == 1 ? single : nil
  }

  private func wide(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    profile.mapsWidth ? scalar.icuProperties.widthMapping : scalar
  }

  private func applied(to text: String) throws(ICUError) -> String {
    try profile.form.normalized(try mapped(text))
  }

  /// The text mapped once, before normalization.
  private func mapped(_ text: String) throws(ICUError) -> String {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in
      try withMapped(utf8) { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Whether normalization never combines a character, once it is mapped, with the characters before it.
  func isStart(_ scalar: Unicode.Scalar) throws(ICUError) -> Bool {
    guard let first = try mapped(String(scalar)).unicodeScalars.first else { return true }
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

  /// The characters that become lowercase; nil for a profile that keeps the case.
  var lowercased: CodePointSet? {
    get throws(ICUError) { profile.mapsCase ? try Self.lowercased.get() : nil }
  }

  private static let lowercased = Result { () throws(ICUError) in
    try CodePointSet(#"[\p{Changes_When_Lowercased}]"#)
  }
}
