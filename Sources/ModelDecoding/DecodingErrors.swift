import Essentials
import JSONText
public import ValidationCore
import ValidationRules

extension ValidationErrors {
  /// The error of a value that could not be decoded, for those who decode themselves.
  ///
  /// ```swift
  /// do { order = try decoder.decode(Order.self, from: body) } catch let error as DecodingError { throw ValidationErrors(error) }
  /// ```
  /// A decoder stops at the first fault, so this is one error. ``Validatable/validated(from:unknownFields:decoder:on:)`` finds all of
  /// them, and knows what an enum would accept.
  public init(_ error: DecodingError) { self.init(decoding: error) }

  init(decoding error: any Error) { self.init([ValidationError(decoding: error)]) }
}

extension ValidationError {
  fileprivate init(decoding error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init(code: .presenceMissing, path: FieldPath(coding: context.codingPath + [key]))
    case DecodingError.valueNotFound(_, let context):
      self.init(code: .presenceMissing, path: FieldPath(coding: context.codingPath))
    case DecodingError.typeMismatch(let type, let context):
      self.init(
        DecodingFault(
          path: FieldPath(coding: context.codingPath),
          kind: .mismatched(expected: DecodingFault.Kind.word(for: type))))
    case DecodingError.dataCorrupted(let context):
      // What is not JSON at all is refused without a place. Only the description tells it from a type's own refusal: the
      // underlying error is there on Apple's systems alone.
      let isSyntax =
        context.codingPath.isEmpty
        && (context.underlyingError != nil
          || context.debugDescription == "The given data was not valid JSON.")
      self.init(code: isSyntax ? "json" : .invalid, path: FieldPath(coding: context.codingPath))
    default:
      // A type's own error explains itself.
      self.init(code: .invalid, underlying: error)
    }
  }

  /// The error for a fault.
  init(_ fault: DecodingFault) {
    let path = fault.path
    switch fault.kind {
    case .missing: self.init(code: .presenceMissing, path: path)
    case .mismatched(let expected):
      self.init(code: .typeMismatch, limits: ["expected": .text(expected)], path: path)
    case .tooLarge(let maximum):
      self.init(code: .rangeTooLarge, limits: ["maximum": .decimal(maximum)], path: path)
    case .tooSmall(let minimum):
      self.init(code: .rangeTooSmall, limits: ["minimum": .decimal(minimum)], path: path)
    case .notListed(let allowed) where allowed.isEmpty: self.init(code: "choice", path: path)
    case .notListed(let allowed):
      self.init(
        code: .choiceNotListed, limits: ["allowed": .alternatives(allowed.map { .text($0) })], path: path)
    case .notDate:
      self.init(code: .dateTimeSyntax, limits: ["example": "2026-01-31T14:30:00Z"], path: path)
    case .notUUID: self.init(code: "uuid", path: path)
    case .notURL: self.init(code: "url", path: path)
    case .notBase64: self.init(code: "base64", path: path)
    case .refused: self.init(code: .invalid, path: path)
    }
  }

  /// The error of a text that is not JSON, at the value that was being read.
  init(_ error: JSONSyntaxError) {
    self.init(
      code: .jsonSyntax,
      found: ["line": .integer(error.position.line), "column": .integer(error.position.column)],
      path: FieldPath(jsonPointer: error.path) ?? [],
      ranges: [error.position.offset..<error.position.offset]
    )
  }
}

extension FieldPath {
  /// The path of a decoder.
  fileprivate init(coding path: [any CodingKey]) {
    self.init(path.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) })
  }
}
