import JSONText
import Primitives
import ValidationCore
import ValidationRules

/// A rule of a document with its arguments, and what keywords of JSON Schema say of it.
struct RuleUse {
  /// Keywords, and whether they say all that the rule requires of a value of its type.
  struct Coverage {
    var keywords: [(key: String, value: JSONNode)] = []
    var isExact = false

    static let none = Coverage()

    static func exact(_ key: String, _ value: JSONNode) -> Coverage {
      Coverage(keywords: [(key, value)], isExact: true)
    }

    static func partial(_ key: String, _ value: JSONNode) -> Coverage {
      Coverage(keywords: [(key, value)], isExact: false)
    }
  }

  let name: String
  let arguments: [String: JSONNode]

  /// Reads a rule of a document without mistakes: a name, or an object with the rule and its modifiers.
  init(_ rule: JSONNode, registry: RuleRegistry) {
    let member = rule.object?.first { !RuleModifier.names.contains($0.key) }
    let written = rule.string ?? member?.key ?? ""
    let registered = registry.rule(named: written)
    name = registered?.name ?? written
    if let object = member?.value.object {
      arguments = Dictionary(object.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    } else if let value = member?.value, let shorthand = registered?.arguments.first(where: \.isShorthand),
      value.bool != true || shorthand.type == .boolean || shorthand.type == .value
    {
      arguments = [shorthand.name: value]
    } else {
      arguments = [:]
    }
  }

  /// A rule with its arguments under their names.
  init(_ name: String, _ arguments: [String: JSONNode]) {
    self.name = name
    self.arguments = arguments
  }

  /// What keywords say of the rule.
  func coverage(asksForTypeOnly: Bool) -> Coverage {
    if asksForTypeOnly { return Coverage(isExact: true) }
    var coverage = ownCoverage
    // With a locale, rules for numbers accept texts too.
    if arguments["locale"] != nil { coverage.isExact = false }
    return coverage
  }

  private var ownCoverage: Coverage {
    switch name {
    case "required": return Coverage(isExact: true)
    case "notEmpty":
      return Coverage(
        keywords: [("minLength", .count(1)), ("minItems", .count(1)), ("minProperties", .count(1))],
        isExact: true)
    case "notBlank": return .partial("minLength", .count(1))
    case "length": return length
    case "count": return count
    case "entryCount": return entryCount
    case "range": return bounds([("min", "minimum"), ("max", "maximum"), ("below", "exclusiveMaximum")])
    case "min", "greaterThanOrEqual": return bounds([("value", "minimum"), ("bound", "minimum")])
    case "max", "lessThanOrEqual": return bounds([("value", "maximum"), ("bound", "maximum")])
    case "lessThan": return bounds([("bound", "exclusiveMaximum")])
    case "greaterThan": return bounds([("bound", "exclusiveMinimum")])
    case "between":
      let isOpen = arguments["inclusive"]?.bool == false
      return bounds(
        isOpen
          ? [("lower", "exclusiveMinimum"), ("upper", "exclusiveMaximum")]
          : [("lower", "minimum"), ("upper", "maximum")])
    case "sign": return sign
    case "multipleOf": return multiple
    case "oneOf": return choice
    case "matches": return pattern
    case "unique": return arguments.isEmpty ? .partial("uniqueItems", JSONNode(.bool(true))) : .none
    case "ipAddress" where arguments.count == 1:
      switch arguments["version"]?.string {
      case "v4": return .partial("format", .text("ipv4"))
      case "v6": return .partial("format", .text("ipv6"))
      default: return .none
      }
    default:
      // Without arguments these accept only what the format of the standard accepts.
      guard arguments.isEmpty, let format = Self.formats[name] else { return .none }
      return .partial("format", .text(format))
    }
  }

  private static let formats = [
    "email": "email", "url": "uri", "uuid": "uuid", "date": "date", "dateTime": "date-time",
    "hostname": "hostname",
  ]

  // MARK: - Rules with arguments

  private func number(_ name: String) -> JSONNode? { arguments[name].flatMap { $0.number == nil ? nil : $0 } }

  /// The standard counts code points. A limit in another unit says something of them only in one direction.
  private var length: Coverage {
    let unit = arguments["unit"]?.string ?? LengthUnitName.graphemes
    let exact = number("exact")
    let (minimum, maximum) = (number("min") ?? exact, number("max") ?? exact)
    var coverage = Coverage()
    // A grapheme cluster or a word has one code point at least, and each code point has a UTF-16 unit and a byte.
    let hasMinimum = [LengthUnitName.codePoints, LengthUnitName.graphemes, LengthUnitName.words].contains(
      unit)
    let hasMaximum = [LengthUnitName.codePoints, LengthUnitName.utf16, LengthUnitName.utf8].contains(unit)
    if let minimum, hasMinimum { coverage.keywords.append(("minLength", minimum)) }
    if let maximum, hasMaximum { coverage.keywords.append(("maxLength", maximum)) }
    coverage.isExact = unit == LengthUnitName.codePoints && arguments["maxBytes"] == nil
    return coverage
  }

  private enum LengthUnitName {
    static let graphemes = "graphemes"
    static let codePoints = "codePoints"
    static let utf16 = "utf16"
    static let utf8 = "utf8"
    static let words = "words"
  }

  private var count: Coverage {
    let exact = number("exact")
    let above = arguments["greaterThan"]?.integer.map { JSONNode.count($0 == .max ? $0 : $0 + 1) }
    let below = arguments["lessThan"]?.integer.map { JSONNode.count(max(0, $0 - 1)) }
    var coverage = Coverage(isExact: true)
    if let minimum = number("min") ?? exact ?? above { coverage.keywords.append(("minItems", minimum)) }
    if let maximum = number("max") ?? exact ?? below { coverage.keywords.append(("maxItems", maximum)) }
    return coverage
  }

  private var entryCount: Coverage {
    let exact = number("exact")
    var coverage = Coverage(isExact: true)
    if let minimum = number("min") ?? exact { coverage.keywords.append(("minProperties", minimum)) }
    if let maximum = number("max") ?? exact { coverage.keywords.append(("maxProperties", maximum)) }
    return coverage
  }

  /// The keywords of limits that are numbers.
  private func bounds(_ keywords: [(argument: String, keyword: String)]) -> Coverage {
    Coverage(
      keywords: keywords.compactMap { argument, keyword in number(argument).map { (keyword, $0) } },
      isExact: true)
  }

  private var sign: Coverage {
    switch arguments["is"]?.string {
    case "positive": .exact("exclusiveMinimum", .count(0))
    case "negative": .exact("exclusiveMaximum", .count(0))
    case "nonNegative": .exact("minimum", .count(0))
    case "nonPositive": .exact("maximum", .count(0))
    default: .none
    }
  }

  /// Only whole factors: many validators divide binary fractions, which 0.1 is not.
  private var multiple: Coverage {
    guard let factor = arguments["factor"], let integer = factor.integer, integer > 0 else { return .none }
    return .exact("multipleOf", factor)
  }

  /// The rule compares texts by canonical equivalence, the standard by code points. They agree on texts of ASCII, except
  /// for what is equivalent to a sign, such as KELVIN SIGN.
  private var choice: Coverage {
    guard let allowed = arguments["allowed"]?.array else { return .none }
    let isPlain = allowed.allSatisfy { node in
      switch node.content {
      case .string(let text): text.utf8.allSatisfy { $0 < 0x80 && !"K;`".utf8.contains($0) }
      case .number, .bool, .null: true
      case .array, .object: false
      }
    }
    return isPlain ? .exact("enum", .list(allowed)) : .none
  }

  private var pattern: Coverage {
    guard arguments.count == 1, let text = arguments["pattern"]?.string,
      let pattern = PortablePattern.anchored(text)
    else { return .none }
    return .exact("pattern", .text(pattern))
  }
}
