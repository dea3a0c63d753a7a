import JSONText

/// A format that the specification names, as a rule of the engine.
struct SchemaFormat {
  let rule: String
  let arguments: [String: JSONNode]

  /// The format with a name; nil for one that the specification does not have, which says nothing.
  init?(named name: String) {
    guard let (rule, arguments) = Self.rules[name] else { return nil }
    self.rule = rule
    self.arguments = arguments.mapValues { .text($0) }
  }

  private static let rules: [String: (String, [String: String])] = [
    "date": ("date", [:]), "time": ("time", [:]), "date-time": ("dateTime", [:]),
    "duration": ("duration", [:]),
    "email": ("email", [:]), "idn-email": ("email", ["mode": "internationalized"]),
    "hostname": ("hostname", [:]), "idn-hostname": ("hostname", ["mode": "internationalized"]),
    "ipv4": ("ipAddress", ["version": "v4"]), "ipv6": ("ipAddress", ["version": "v6"]),
    "uri": ("uri", [:]), "uri-reference": ("uri", ["form": "uriReference"]),
    "iri": ("uri", ["form": "iri"]), "iri-reference": ("uri", ["form": "iriReference"]),
    "uri-template": ("uriTemplate", [:]),
    "json-pointer": ("jsonPointer", [:]), "relative-json-pointer": ("jsonPointer", ["form": "relative"]),
    "regex": ("regex", [:]), "uuid": ("uuid", [:]),
  ]
}
