public import ValidationCore

extension ValidationError.Code {
  /// The type before the slash is missing or not of the allowed form. No arguments.
  public static let mimeTypeType: Self = "mimeType.type"
  /// The subtype after the slash is missing or not of the allowed form. No arguments.
  public static let mimeTypeSubtype: Self = "mimeType.subtype"
  /// A parameter is not of the form `name=value`, or parameters are not taken. No arguments.
  public static let mimeTypeParameter: Self = "mimeType.parameter"
}

extension RuleReport {
  static let mimeTypeType = RuleReport(.mimeTypeType)
  static let mimeTypeSubtype = RuleReport(.mimeTypeSubtype)
  static let mimeTypeParameter = RuleReport(.mimeTypeParameter)
}

extension Rules {
  static let mimeType = RuleOf(
    "mimeType",
    "The text is a media type, perhaps with parameters.",
    standard: "RFC 6838, RFC 2045",
    reports: [.mimeTypeType, .mimeTypeSubtype, .mimeTypeParameter],
    samples: [
      RuleSample(
        valid: ["text/plain; charset=utf-8"],
        invalid: ["/plain": .mimeTypeType, "text/": .mimeTypeSubtype, "text/plain; x": .mimeTypeParameter]),
      RuleSample(["parameters": false], invalid: ["text/plain; charset=utf-8": .mimeTypeParameter]),
    ],
    takes: .flag("parameters", default: true),
    make: MIMETypeRule.init
  )
}

extension Validation where Value == String {
  /// The text is a media type, perhaps with parameters. See ``mimeType(parameters:)``.
  public static var mimeType: Validation { mimeType() }

  /// The text is a media type such as `image/svg+xml` or `text/html; charset=utf-8`.
  ///
  /// Type and subtype are restricted names of RFC 6838, section 4.2 (up to 127 characters, the first a letter or digit);
  /// parameters are those of RFC 2045, section 5.1, with tokens or quoted strings as values, and spaces or tabs around
  /// the semicolon. Whether IANA knows the type is not checked; a range such as `text/*` is not a type.
  ///
  /// Codes: `mimeType.type`, `mimeType.subtype`, `mimeType.parameter`.
  public static func mimeType(parameters: Bool = true) -> Validation {
    Rules.mimeType(parameters)
  }
}

struct MIMETypeRule: TextRule {
  let takesParameters: Bool

  private static let maximumName = 127
  private static let marks = Array("!#$&-^_.+".utf8)

  var quick: QuickCheck? {
    takesParameters
      ? QuickCheck { Self.isMediaType(UnsafeBufferPointer(start: $1, count: $2), takesParameters: true) }
      : QuickCheck { Self.isMediaType(UnsafeBufferPointer(start: $1, count: $2), takesParameters: false) }
  }

  private static func isMediaType(_ utf8: UnsafeBufferPointer<UInt8>, takesParameters: Bool) -> Bool {
    var sink = ErrorSink(.verdict)
    Self(takesParameters: takesParameters).check(utf8, utf8.indices, &sink)
    return !sink.hasError
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    check(text.utf8, 0..<text.utf8.count, &sink)
  }

  /// Reports the faults of the media type in a range of bytes.
  func check(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ sink: inout ErrorSink) {
    let semicolon = utf8[range].firstIndex(of: UInt8(ascii: ";"))
    var end = semicolon ?? range.upperBound
    if semicolon != nil { while end > range.lowerBound, Self.isSpace(utf8[end - 1]) { end -= 1 } }
    let slash = utf8[range.lowerBound..<end].firstIndex(of: UInt8(ascii: "/"))
    let type = range.lowerBound..<(slash ?? end)
    if !Self.isName(utf8[type]) {
      sink.report(ValidationError(reporting: .mimeTypeType, ranges: [type]))
      if sink.isDecided { return }
    }
    let subtype = (slash.map { $0 + 1 } ?? end)..<end
    if !Self.isName(utf8[subtype]) {
      sink.report(ValidationError(reporting: .mimeTypeSubtype, ranges: [subtype]))
      if sink.isDecided { return }
    }
    guard let semicolon else { return }
    if !takesParameters {
      return sink.report(ValidationError(reporting: .mimeTypeParameter, ranges: [end..<range.upperBound]))
    }
    if let fault = Self.parameterFault(utf8, semicolon..<range.upperBound) {
      sink.report(ValidationError(reporting: .mimeTypeParameter, ranges: [fault]))
    }
  }

  /// The first parameter that is wrong, from the semicolon before it, in a range that begins with one.
  static func parameterFault(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let part = UnsafeBufferPointer(rebasing: utf8[range])
    var start = 0
    while start < part.count {
      guard let end = parameterEnd(part, start) else { return range.lowerBound + start..<range.upperBound }
      start = end
    }
    return nil
  }

  /// Where the parameter ends that begins with a semicolon; nil where it is none.
  private static func parameterEnd(_ utf8: UnsafeBufferPointer<UInt8>, _ semicolon: Int) -> Int? {
    guard utf8[semicolon] == UInt8(ascii: ";") else { return nil }
    func skip(_ start: Int, while condition: (UInt8) -> Bool) -> Int {
      utf8[start...].firstIndex { !condition($0) } ?? utf8.count
    }
    let name = skip(semicolon + 1, while: isSpace)
    let sign = skip(name, while: isTokenByte)
    guard sign > name, sign < utf8.count, utf8[sign] == UInt8(ascii: "=") else { return nil }
    let value = sign + 1
    var end = skip(value, while: isTokenByte)
    if end == value {
      guard value < utf8.count, utf8[value] == UInt8(ascii: "\""), let quote = quoteEnd(utf8, value) else {
        return nil
      }
      end = quote
    }
    let next = skip(end, while: isSpace)
    return next == utf8.count && next > end ? nil : next
  }

  /// Where a quoted string ends (RFC 2045, RFC 822): any ASCII but control characters, `"` and `\` behind a `\`.
  private static func quoteEnd(_ utf8: UnsafeBufferPointer<UInt8>, _ quote: Int) -> Int? {
    var offset = quote + 1
    while offset < utf8.count {
      switch utf8[offset] {
      case UInt8(ascii: "\""): return offset + 1
      case UInt8(ascii: "\\"):
        guard offset + 1 < utf8.count, 0x20...0x7E ~= utf8[offset + 1] else { return nil }
        offset += 2
      case 0x09, 0x20...0x7E: offset += 1
      default: return nil
      }
    }
    return nil
  }

  /// `restricted-name` of RFC 6838.
  private static func isName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = name.first, HostLabels.isLetterOrDigit(first), name.count <= maximumName else {
      return false
    }
    return name.allSatisfy { HostLabels.isLetterOrDigit($0) || marks.contains($0) }
  }

  /// `token` of RFC 2045: visible ASCII but the `tspecials`.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\\"), UInt8(ascii: "\""),
      UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "?"), UInt8(ascii: "="):
      false
    default: 0x21...0x7E ~= byte
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
