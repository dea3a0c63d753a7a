import JSONText
import Primitives
import ValidationCore
import ValidationRules

extension OpenAPIDescription {
  /// A parameter of a request, with its values as texts.
  public struct Parameter: Sendable {
    /// Where a parameter is.
    public enum Location: String, Sendable {
      case path, query, header, cookie
    }

    public let name: String
    public let location: Location
    /// The values, several if the parameter is repeated.
    public let values: [String]

    public init(_ name: String, in location: Location, _ values: [String]) {
      (self.name, self.location, self.values) = (name, location, values)
    }
  }

  /// An operation of the description, such as `POST /orders/{id}`.
  public struct Operation: Sendable {
    private let description: OpenAPIDescription
    /// The tokens of the places of the operation and of its path.
    private let place: [String]
    private let path: [String]
    /// The values of the variables of the path.
    private let variables: [Parameter]

    init?(
      _ method: String, _ member: JSONNode.Member, _ variables: [(name: String, value: String)],
      _ description: OpenAPIDescription
    ) {
      guard let (item, path) = description.resolved(["paths", member.key]),
        item[method.lowercased()]?.object != nil
      else { return nil }
      self.description = description
      self.path = path
      place = path + [method.lowercased()]
      self.variables = variables.map { Parameter($0.name, in: .path, [$0.value]) }
    }

    /// What is wrong with a request.
    ///
    /// The paths of errors in parameters begin with the parameter's name, those in the body are paths in the body.
    ///
    /// - Parameters:
    ///   - body: The body; nil if there is none.
    ///   - contentType: The media type of the body.
    ///   - parameters: The parameters of the query, the headers and the cookies; those of the path are known.
    /// - Throws: ``SchemaMistakes`` for a mistake in the description, `JSONSyntaxError` for a body that is not JSON.
    public func findings(
      inRequest body: (some Collection<UInt8>)?, contentType: String = "application/json",
      parameters: [Parameter] = []
    ) throws -> [SchemaFinding] {
      var findings = try findings(in: parameters + variables)
      guard let (requestBody, tokens) = description.resolved(place + ["requestBody"]) else { return findings }
      guard let body, !body.isEmpty else {
        if requestBody["required"]?.bool == true {
          findings.append(Self.missing([], "requestBody"))
        }
        return findings
      }
      guard let schema = try schema(of: tokens, requestBody, contentType) else { return findings }
      return findings + (try schema.findings(inJSON: body, direction: .request))
    }

    /// What is wrong with a response.
    ///
    /// - Throws: ``SchemaMistakes`` for a mistake in the description, `JSONSyntaxError` for a body that is not JSON.
    public func findings(
      inResponse body: some Collection<UInt8>, status: Int, contentType: String = "application/json"
    ) throws -> [SchemaFinding] {
      for name in [String(status), "\(status / 100)XX", "default"] {
        guard let (response, tokens) = description.resolved(place + ["responses", name]) else { continue }
        guard let schema = try schema(of: tokens, response, contentType) else { return [] }
        return try schema.findings(inJSON: body, direction: .response)
      }
      return []
    }

    /// The schema of a body for a media type, of which parameters do not count.
    private func schema(of tokens: [String], _ body: JSONNode, _ contentType: String) throws -> JSONSchema? {
      let type = contentType.split(separator: ";").first.map { $0.filter { $0 != " " }.lowercased() } ?? ""
      let wildcard = (type.split(separator: "/").first.map(String.init) ?? "*") + "/*"
      for name in [type, wildcard, "*/*"] where body["content"]?[name]?["schema"] != nil {
        return try description.schema(at: tokens + ["content", name, "schema"])
      }
      return nil
    }

    // MARK: Parameters

    private func findings(in given: [Parameter]) throws -> [SchemaFinding] {
      var findings: [SchemaFinding] = []
      for (parameter, tokens) in declared() {
        guard let name = parameter["name"]?.string,
          let location = parameter["in"]?.string.flatMap({ Parameter.Location(rawValue: $0) })
        else { continue }
        // The names of headers have no letter case.
        let own = given.first { other in
          other.location == location
            && (location == .header
              ? other.name.lowercased() == name.lowercased() : other.name.hasSameBytes(as: name))
        }
        guard let own else {
          if parameter["required"]?.bool == true { findings.append(Self.missing([.key(name)], "required")) }
          continue
        }
        guard parameter["schema"] != nil else { continue }
        let schema = try description.schema(at: tokens + ["schema"])
        for var finding in schema.findings(in: schema.value(of: own, parameter), direction: .request) {
          finding.error.path = FieldPath([.key(name)] + finding.error.path.segments)
          findings.append(finding)
        }
      }
      return findings
    }

    /// The parameters of the operation and of its path, and their places; those of the operation go before the others.
    private func declared() -> [(node: JSONNode, tokens: [String])] {
      var found: [(node: JSONNode, tokens: [String])] = []
      for owner in [place, path] {
        let count = description.root.value(at: owner + ["parameters"])?.array?.count ?? 0
        for index in 0..<count {
          guard let parameter = description.resolved(owner + ["parameters", String(index)]) else { continue }
          let isKnown = found.contains { other in
            other.node["name"]?.string == parameter.node["name"]?.string
              && other.node["in"]?.string == parameter.node["in"]?.string
          }
          if !isKnown { found.append(parameter) }
        }
      }
      return found
    }

    private static func missing(_ path: [FieldPath.Segment], _ keyword: String) -> SchemaFinding {
      SchemaFinding(
        error: ValidationError(code: .presenceMissing, path: FieldPath(path)), keywordLocation: "/\(keyword)",
        absoluteKeywordLocation: "")
    }
  }
}

extension JSONSchema {
  /// The value that the texts of a parameter stand for, by the types that the schema accepts.
  fileprivate func value(of parameter: OpenAPIDescription.Parameter, _ declaration: JSONNode) -> JSONNode {
    let root = Int(plan.root)
    let types = plan.types(of: root)
    if types.contains(.list), !types.contains(.text) {
      let isExploded = declaration["explode"]?.bool ?? [.query, .cookie].contains(parameter.location)
      let texts =
        isExploded ? parameter.values : parameter.values.flatMap { $0.split(separator: ",").map(String.init) }
      let element = plan.schemas[root].lists?.items.map { plan.types(of: $0) } ?? .all
      return JSONNode(.array(texts.map { Self.value(of: $0, element) }))
    }
    return Self.value(of: parameter.values.last ?? "", types)
  }

  private static func value(of text: String, _ types: SchemaTypes) -> JSONNode {
    // Of a schema that names no type, a value is a text.
    if types == .all { return JSONNode(.string(text)) }
    if types.contains(.boolean), text == "true" || text == "false" { return JSONNode(.bool(text == "true")) }
    if !types.isDisjoint(with: [.number, .integer]), ExactDecimal(text) != nil, JSONSchema.isNumber(text) {
      return JSONNode(.number(text))
    }
    if types.contains(.null), !types.contains(.text), text.isEmpty { return JSONNode(.null) }
    return JSONNode(.string(text))
  }

  private static func isNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { NumberGrammar.matches($0) }
  }
}

extension SchemaPlan {
  /// The types that a schema and what it refers to name; all if none is named.
  fileprivate func types(of schema: Int) -> SchemaTypes {
    var (open, seen, types) = ([schema], Set([schema]), SchemaTypes.all)
    while let next = open.popLast() {
      if let own = schemas[next].types {
        types.formIntersection(own.contains(.number) ? own.union(.integer) : own)
      }
      for other in schemas[next].references.map(\.target) + schemas[next].all
      where seen.insert(other).inserted {
        open.append(other)
      }
    }
    return types
  }
}
