public import Essentials
import MessageLocalization

extension ProblemDetails: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, title, status, detail, instance, language, errors, omittedErrors
  }

  /// Reads a problem document, also one of another server: every member may be absent, and one that does not have the form
  /// of the specification is ignored, as the specification requires.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func member<Value: Decodable>(_ key: CodingKeys, _: Value.Type) -> Value? {
      try? container.decode(Value.self, forKey: key)
    }
    type = member(.type, String.self) ?? "about:blank"
    title = member(.title, String.self)
    status = member(.status, Int.self) ?? 0
    detail = member(.detail, String.self)
    instance = member(.instance, String.self)
    language = member(.language, LanguageTag.self)
    errors = member(.errors, [Lenient].self)?.compactMap(\.entry) ?? []
    omittedErrors = member(.omittedErrors, Int.self) ?? 0
  }

  /// An element of a list that may be something else in the documents of other servers.
  private struct Lenient: Decodable {
    let entry: Entry?
    init(from decoder: any Decoder) throws { entry = try? Entry(from: decoder) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(status, forKey: .status)
    try container.encodeIfPresent(detail, forKey: .detail)
    try container.encodeIfPresent(instance, forKey: .instance)
    try container.encodeIfPresent(language, forKey: .language)
    try container.encode(errors, forKey: .errors)
    if omittedErrors > 0 { try container.encode(omittedErrors, forKey: .omittedErrors) }
  }

  /// The document, for the body of a response.
  public var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }

  /// Reads the body of a response.
  public init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }
}
