import JSONText
import RuleDocuments
import ValidationCore
import ValidationRules

/// A format that the specification names, as a rule of the engine.
struct SchemaFormat {
  let rule: String
  let arguments: [String: JSONNode]
  /// The rule, if it is stricter than that of rule documents.
  let made: SubschemaRules.MadeRule?

  /// The format with a name; nil for one that the specification does not have, which says nothing.
  init?(named name: String) {
    guard let (rule, arguments) = Self.rules[name] else { return nil }
    self.rule = rule
    self.arguments = arguments.mapValues { .text($0) }
    made = name == "idn-hostname" ? Self.unmappedHostname : nil
  }

  /// The rule of `idn-hostname`: the mapping of UTS #46 is for what people type, and not part of the format.
  static let unmappedHostname = SubschemaRules.MadeRule(.text(Validation<String>.unmappedHostname))

  /// The names of all formats, in one order.
  static let names = rules.keys.sorted()

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
