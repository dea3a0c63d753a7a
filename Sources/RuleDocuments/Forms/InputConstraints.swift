package import JSONText
import Primitives
import ValidationCore
import ValidationRules

/// What the rules of a field require of an `input` of HTML.
package struct InputConstraints {
  /// The types that the rules accept.
  package var kinds = JSONTypeSet.any
  /// Whether the rules refuse an absent value.
  package var isRequired = false
  /// Whether the rules refuse an empty text.
  package var refusesEmptyText = false
  /// Whether what is typed is not shown.
  package var isSecret = false
  /// The types of files that the value can be.
  package var mediaTypes: [String] = []

  private var isNullable = false
  private var hint = InputHint()
  private var limits = NumberLimits()
  private var minimumLength = 0
  private var maximumLength: Int?
  private var pattern: String?

  package init() {}

  /// Reads the rules of a field of a document without mistakes.
  init(
    _ field: JSONNode, at path: FieldPattern, _ source: DocumentSource, _ decoder: DocumentDecoder
  ) throws(RuleDocumentError) {
    let applies = field["when"] == nil && field["on"] == nil
    let isWarning = field["severity"]?.string == "warning"
    isSecret = field["sensitive"]?.bool == true
    for rule in field["rules"]?.array ?? field.array ?? [] {
      if rule["sensitive"]?.bool == true { isSecret = true }
      var mistakes = DocumentMistakes()
      let decoded = decoder.decodeRule(LocatedNode(node: rule, pointer: "", source: source), path, &mistakes)
      if let mistake = mistakes.inOrder.first { throw mistake }
      guard let call = decoded else { continue }
      let use = RuleUse(rule, registry: decoder.registry)
      let severity = rule["severity"]?.string
      guard applies, rule["when"] == nil, rule["on"] == nil,
        severity == nil ? !isWarning : severity == "error", case .value(let made) = call.body
      else { continue }
      // An element need not exist.
      if made.absent != nil, field["optional"]?.bool != true, rule["optional"]?.bool != true,
        path.eachCount == 0
      {
        isRequired = true
      }
      if made.kinds != .any { kinds = kinds.common(with: made.kinds) }
      add(made, use)
    }
  }

  /// Notes that the value must have one of some types.
  package mutating func restrict(to types: JSONTypeSet) { kinds = kinds.common(with: types) }

  /// Notes that the value can be null, which is an absent value that counts as one.
  package mutating func mayBeNull() { isNullable = true }

  /// Adds a rule under its name in documents.
  ///
  /// - Parameter search: The rule's pattern in the syntax of ECMA-262, to be found in the text.
  package mutating func add(
    _ rule: ValueRule, named name: String, _ arguments: [String: JSONNode], search: String? = nil
  ) {
    add(rule, RuleUse(name, arguments), search: search)
  }

  private mutating func add(_ rule: ValueRule, _ use: RuleUse, search: String? = nil) {
    if !rule.kinds.contains(.text) || rule.text?.isValid(value: "") == false { refusesEmptyText = true }
    hint.add(use)
    switch use.name {
    case "length": addLength(use)
    case "matches":
      if let search {
        pattern = pattern ?? InputPattern.finding(search)
      } else if use.arguments.count == 1, let text = use.arguments["pattern"]?.string {
        pattern = pattern ?? InputPattern.whole(text)
      }
    default:
      // With a locale, the rule reads texts.
      if use.arguments["locale"] == nil { limits.add(use.coverage(asksForTypeOnly: false).keywords) }
    }
  }

  /// UTF-16 code units, which HTML counts, for limits in other units: as many as a text that the rule accepts can have.
  private mutating func addLength(_ use: RuleUse) {
    func count(_ name: String) -> Int? { use.arguments[name]?.integer }
    let unit = use.arguments["unit"]?.string.flatMap { LengthUnit(rawValue: $0) } ?? .graphemes
    if let minimum = count("min") ?? count("exact") {
      let units: Int =
        switch unit {
        // A unit has three bytes at most, and a word or a cluster has a unit at least.
        case .utf8: minimum / 3 + (minimum.isMultiple(of: 3) ? 0 : 1)
        case .graphemes, .codePoints, .utf16, .words: minimum
        case .displayColumns: 0
        }
      minimumLength = max(minimumLength, units)
    }
    var maximum: Int?
    if let given = count("max") ?? count("exact") {
      switch unit {
      case .utf8, .utf16: maximum = given
      // A code point has two units at most.
      case .codePoints: maximum = given.multipliedReportingOverflow(by: 2).overflow ? nil : given * 2
      // A cluster can have any number of marks.
      case .graphemes, .words, .displayColumns: break
      }
    }
    for maximum in [maximum, count("maxBytes")].compactMap(\.self) {
      maximumLength = min(maximumLength ?? maximum, maximum)
    }
  }

  // MARK: - Attributes

  func attributes(emptyIsAbsent: Bool) -> HTMLAttributes {
    let needsValue = isRequired && !isNullable && (emptyIsAbsent || refusesEmptyText)
    var result = HTMLAttributes()
    switch shape {
    case .checkbox:
      result.add("type", "checkbox")
      // The browser asks for a box that is checked, and false is a value.
      if hint.isConsent { result.add("required") }
    case .number:
      result.add("type", "number")
      if let mode = limits.inputMode(isInteger: isInteger) { result.add("inputmode", mode) }
      addAutocomplete(&result)
      if needsValue { result.add("required") }
      limits.add(to: &result, isInteger: isInteger)
    case .file:
      result.add("type", "file")
      result.add("accept", mediaTypes.joined(separator: ","))
      if needsValue { result.add("required") }
    case .group: break
    case .text:
      let type = isSecret || hint.isPassword ? "password" : hint.type
      if let type { result.add("type", type) }
      if let mode = hint.inputMode { result.add("inputmode", mode) }
      addAutocomplete(&result)
      if type == nil { result.add("dir", "auto") }
      if needsValue { result.add("required") }
      if minimumLength > 1 { result.add("minlength", String(minimumLength)) }
      if let maximumLength { result.add("maxlength", String(maximumLength)) }
      if let pattern { result.add("pattern", pattern) }
    }
    return result
  }

  private func addAutocomplete(_ result: inout HTMLAttributes) {
    if let autocomplete = hint.autocomplete { result.add("autocomplete", autocomplete) }
  }

  private enum Shape {
    case text, number, checkbox, file, group
  }

  /// Whether the value is a list or an object, whose parts have inputs of their own.
  var isGroup: Bool { shape == .group }

  private var shape: Shape {
    if hint.isConsent || kinds == .boolean { return .checkbox }
    if !kinds.isEmpty, kinds.isSubset(of: [.number, .integer]) { return .number }
    if !kinds.isEmpty, kinds.isSubset(of: [.list, .object]) { return .group }
    if kinds == .text, !mediaTypes.isEmpty { return .file }
    return .text
  }

  private var isInteger: Bool { !kinds.contains(.number) }
}
