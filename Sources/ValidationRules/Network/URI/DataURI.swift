public import ValidationCore

extension Rules {
  static let dataURI = RuleOf(
    "dataURI",
    "The text is a data URI, of any media type or of those named.",
    standard: "RFC 2397, RFC 2045, RFC 4648",
    reports: [
      .urlScheme, .urlSchemeNotAllowed, .grammar, .mimeTypeType, .mimeTypeSubtype, .mimeTypeParameter,
      .choiceNotListed, .urlPath, .urlNotASCII, .urlPercentEncoding, .base64Character, .base64Length,
      .base64Padding,
    ],
    samples: [
      RuleSample(
        valid: [
          "data:,Hello%2C%20World", "data:image/png;base64,iVBORw0=",
          "data:text/plain;charset=utf-8,caf%C3%A9",
        ],
        invalid: [
          "image/png;base64,AAAA": .urlScheme, "http:a": .urlSchemeNotAllowed,
          "data:text/plain": .identifierShape,
          "data:/png,": .mimeTypeType, "data:image/,": .mimeTypeSubtype,
          "data:image/png;a,": .mimeTypeParameter,
          "data:,a b": .urlPath, "data:,é": .urlNotASCII, "data:,%4": .urlPercentEncoding,
          "data:;base64,A*==": .base64Character, "data:;base64,A": .base64Length,
          "data:;base64,AA=": .base64Padding,
        ]),
      RuleSample(
        ["types": ["image/png", "text/*"]],
        valid: ["data:,a", "data:IMAGE/png,"], invalid: ["data:image/gif,": .choiceNotListed]),
      RuleSample(
        ["content": true],
        valid: [
          "data:image/png;base64,iVBORw0KGgo=", "data:image/svg+xml,%3Csvg/%3E", "data:image/gif,GIF89a",
        ],
        invalid: [
          "data:image/png;base64,R0lGODlh": .choiceNotListed, "data:image/png;base64,AAAA": .identifierShape,
        ]),
    ],
    takes: .texts("types", shorthand: true), .flag("content", default: false),
    make: DataURIRule.init
  )
}

extension Validation where Value == String {
  /// The text is a data URI of any media type. See ``dataURI(types:content:file:line:)``.
  public static var dataURI: Validation { dataURI(types: nil) }

  /// The text is a data URI: RFC 2397.
  ///
  /// A media type with parameters (`text/plain` if there is none), `;base64` or not, a comma, and the data:
  /// percent-encoded, or in Base 64 with its padding.
  ///
  /// Codes: `url.scheme`, `url.schemeNotAllowed`, `identifier.shape` (no comma), `mimeType.type`, `mimeType.subtype`,
  /// `mimeType.parameter`, `choice.notListed` (the type, or the data are of another one), `url.path`, `url.notASCII`, `url.percentEncoding`,
  /// `base64.character`, `base64.length`, `base64.padding`.
  ///
  /// - Parameters:
  ///   - types: The accepted media types, such as `image/png` and `image/*`; nil for all.
  ///   - content: Whether the first bytes of the data must be those of the media type, as ``ContentType`` tells them. For
  ///     other bytes the suggestion has the type that they show. A type that first bytes do not tell, such as
  ///     `image/svg+xml`, is taken if they do not show another one.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func dataURI(
    types: [String]?, content: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.dataURI(types, content, file: file, line: line)
  }
}

struct DataURIRule: TextRule {
  fileprivate static let encoding = ";base64"
  private static let scheme = SharedArguments(with: ["allowed": .alternatives(["data"])])

  /// The accepted types as their author wrote them, and in lowercase.
  private let types: [String]?
  private let lowercase: [String]
  /// Whether a data URI without a type, which is plain text, is accepted.
  private let takesPlainText: Bool
  private let readsContent: Bool
  /// The arguments of the error that lists the types.
  private let allowed: SharedArguments

  init(types: [String]?, content: Bool) throws(ImpossibleRule) {
    if types?.isEmpty == true {
      throw ImpossibleRule(at: "types", "no type is accepted", expected: "at least one type")
    }
    for (index, type) in (types ?? []).enumerated() where !type.contains("/") {
      throw ImpossibleRule(
        at: "types", element: index, "\(RuleValue.text(type)) is not a media type",
        expected: "such as \"image/png\"")
    }
    self.types = types
    let lowercase = (types ?? []).map { $0.lowercased() }
    self.lowercase = lowercase
    takesPlainText = types == nil || lowercase.contains("text/plain") || lowercase.contains("text/*")
    readsContent = content
    allowed = SharedArguments(with: ["allowed": .alternatives((types ?? []).map { .text($0) })])
  }

  /// Without parameters, and without a look at the content.
  var quick: QuickCheck? {
    if readsContent { return nil }
    return QuickCheck(PlainDataURI(types == nil ? nil : lowercase, takesPlainText)) { plain, utf8, count in
      plain.reading(PlainDataURI.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let colon = utf8.firstIndex(of: UInt8(ascii: ":")) ?? 0
    guard colon > 0, URLRule.isScheme(utf8, 0..<colon) else {
      return sink.report(ValidationError(reporting: .urlScheme, ranges: [0..<colon]))
    }
    if !URLRule.matches(utf8, 0..<colon, "data") {
      return sink.report(
        ValidationError(
          reporting: .urlSchemeNotAllowed, Self.scheme, ranges: [0..<colon]))
    }
    guard let comma = Self.comma(utf8, from: colon + 1) else {
      return sink.report(.identifier(.identifierShape, "dataURI", ranges: [utf8.count..<utf8.count]))
    }
    var type = colon + 1..<comma
    let encoding = type.dropFirst(max(0, type.count - Self.encoding.utf8.count))
    let isEncoded = URLRule.matches(utf8, encoding, Self.encoding)
    if isEncoded { type = type.lowerBound..<encoding.lowerBound }
    check(type: type, utf8, &sink)
    if sink.isDecided { return }
    let data = comma + 1..<utf8.count
    let isWritten = !sink.failing { check(data: data, isEncoded: isEncoded, text, &$0) }
    if readsContent, isWritten { check(content: data, isEncoded: isEncoded, type: type, utf8, &sink) }
  }

  /// Reports data whose first bytes are not those of the media type.
  private func check(
    content data: Range<Int>, isEncoded: Bool, type: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>,
    _ sink: inout ErrorSink
  ) {
    let end = utf8[type].firstIndex(of: UInt8(ascii: ";")) ?? type.upperBound
    let place = type.lowerBound..<end
    let declared = place.isEmpty ? "text/plain" : String(decoding: utf8[place], as: UTF8.self).lowercased()
    guard let found = DataURIContent.type(of: utf8, data, isEncoded: isEncoded) else {
      if !ContentType.isTold(declared) { return }
      return sink.report(.identifier(.identifierShape, "dataURI", ranges: [data]))
    }
    if ContentType.isName(declared, of: found) { return }
    let isAccepted =
      types == nil
      || lowercase.contains { $0 == found || $0.hasSuffix("/*") && found.hasPrefix($0.dropLast()) }
    var suggestion: SuggestionBytes?
    if isAccepted, utf8.count <= Self.longestSuggestion {
      var whole = SuggestionBytes(capacity: utf8.count + found.utf8.count)
      whole.append(contentsOf: utf8[..<place.lowerBound])
      whole.append(found)
      whole.append(contentsOf: utf8[place.upperBound...])
      suggestion = whole
    }
    sink.report(
      ValidationError(
        reporting: .choiceNotListed, limits: ArgumentList("allowed", .alternative(found)), ranges: [place],
        suggesting: suggestion))
  }

  /// A longer text has no suggestion.
  private static let longestSuggestion = 1 << 16

  /// The first comma that is not in quotes, since a parameter may have one there.
  private static func comma(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var (offset, isQuoted) = (start, false)
    while offset < utf8.count {
      switch utf8[offset] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: offset += 1
      case UInt8(ascii: ",") where !isQuoted: return offset
      default: break
      }
      offset += 1
    }
    return utf8[start...].firstIndex(of: UInt8(ascii: ","))
  }

  private func check(type: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink) {
    // A type may be left out, with its parameters or without.
    let isOmitted = type.isEmpty || utf8[type.lowerBound] == UInt8(ascii: ";")
    if !isOmitted {
      MIMETypeRule(takesParameters: true).check(utf8, type, &sink)
      if sink.isDecided { return }
    } else if !type.isEmpty, let fault = MIMETypeRule.parameterFault(utf8, type) {
      sink.report(ValidationError(reporting: .mimeTypeParameter, ranges: [fault]))
      if sink.isDecided { return }
    }
    if types == nil { return }
    let end = utf8[type].firstIndex(of: UInt8(ascii: ";")) ?? type.upperBound
    let name = type.lowerBound..<end
    if isOmitted ? takesPlainText : lowercase.contains(where: { Self.accepts($0, utf8, name) }) { return }
    sink.report(ValidationError(reporting: .choiceNotListed, allowed, ranges: [type.lowerBound..<end]))
  }

  /// Whether a type, in any letter case, is one of a lowercase pattern.
  fileprivate static func accepts(
    _ pattern: String, _ utf8: UnsafeBufferPointer<UInt8>, _ type: Range<Int>
  ) -> Bool {
    guard pattern.hasSuffix("/*") else { return URLRule.matches(utf8, type, pattern) }
    let start = type.prefix(pattern.utf8.count - 1)
    return start.count == pattern.utf8.count - 1
      && zip(utf8[start], pattern.utf8).allSatisfy { (0x41...0x5A ~= $0 ? $0 | 0x20 : $0) == $1 }
  }

  private func check(
    data: Range<Int>, isEncoded: Bool, _ text: borrowing TextView, _ sink: inout ErrorSink
  ) {
    let utf8 = text.utf8
    if isEncoded {
      guard let error = Base64Rule(variant: .standard, padding: .required).error(in: text, data) else {
        return
      }
      return sink.report(error)
    }
    if let fault = URLCharacters.query.fault(in: utf8, data) {
      sink.report(fault.error(.urlPath, in: text))
    }
  }
}

/// Data URIs without parameters, such as `data:image/png;base64,AAAA` and `data:,a`.
private final class PlainDataURI: Sendable {
  private static let scheme = "data:"

  /// The accepted types in lowercase; nil for all.
  private let types: [String]?
  private let takesPlainText: Bool
  private let base64 = PlainBase64(.standard, .required)

  init(_ types: [String]?, _ takesPlainText: Bool) {
    (self.types, self.takesPlainText) = (types, takesPlainText)
  }

  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Self.scheme.utf8.count
    guard utf8.count > start, URLRule.matches(utf8, 0..<start, Self.scheme) else { return false }
    var end = start
    while utf8[end] != UInt8(ascii: ","), utf8[end] != UInt8(ascii: ";") {
      end += 1
      if end == utf8.count { return false }
    }
    let type = start..<end
    let isEncoded = utf8[end] == UInt8(ascii: ";")
    if isEncoded {
      end += DataURIRule.encoding.utf8.count
      guard end < utf8.count, utf8[end] == UInt8(ascii: ","),
        URLRule.matches(utf8, type.upperBound..<end, DataURIRule.encoding)
      else { return false }
    }
    let data = end + 1..<utf8.count
    guard type.isEmpty ? takesPlainText : accepts(type: type, utf8) else { return false }
    return isEncoded
      ? base64.accepts(UnsafeBufferPointer(rebasing: utf8[data]))
      : URLCharacters.query.fault(in: utf8, data) == nil
  }

  private func accepts(type: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var sink = ErrorSink(.verdict)
    MIMETypeRule(takesParameters: false).check(utf8, type, &sink)
    return !sink.hasError && types?.contains { DataURIRule.accepts($0, utf8, type) } ?? true
  }
}
