import ICU

/// The types and styles of MessageFormat 1 as functions of MessageFormat 2, and the other way.
enum ArgumentStyle {
  /// The expression of an argument that does not choose.
  static func expression(
    _ argument: MessageSyntax.Argument, name: String
  ) throws(ConversionProblem) -> MessageSyntax.Expression {
    var function: MessageSyntax.Function?
    if case .typed(let type, let style) = argument.kind {
      guard let found = self.function(type.lowercased(), style.map(PatternSyntax.trimmed) ?? "") else {
        let style = style.map { ", \(PatternSyntax.trimmed($0))" } ?? ""
        throw ConversionProblem("the format {\(argument.name), \(type)\(style)}")
      }
      function = found
    }
    // A number without a style is written as one without a type.
    if function?.name == "number", function?.options.isEmpty == true { function = nil }
    return MessageSyntax.Expression(
      operand: .variable(name), function: function, attributes: [], offset: argument.offset)
  }

  private static func function(_ type: String, _ style: String) -> MessageSyntax.Function? {
    switch (type, style) {
    case ("number", ""): make("number")
    case ("number", "integer"): make("integer")
    case ("number", "percent"): make("percent")
    case ("number", _) where style.hasPrefix("::"): skeleton(style.dropFirst(2))
    case ("date", ""), ("date", "medium"): make("date")
    case ("date", "short"), ("date", "long"): make("date", ["length": style])
    case ("date", "full"): make("date", ["fields": "year-month-day-weekday", "length": "long"])
    case ("time", ""), ("time", "medium"): make("time", ["precision": "second"])
    case ("time", "short"): make("time")
    case ("time", "long"): make("time", ["precision": "second", "timeZoneStyle": "short"])
    case ("time", "full"): make("time", ["precision": "second", "timeZoneStyle": "long"])
    default: nil
    }
  }

  private static func make(_ name: String, _ options: KeyValuePairs<String, String> = [:])
    -> MessageSyntax.Function
  {
    MessageSyntax.Function(
      name: name,
      options: options.map { MessageSyntax.Option(name: $0.key, value: .literal($0.value), offset: 0) })
  }

  /// The function of a number skeleton; nil if no option says the same as one of its stems.
  private static func skeleton(_ skeleton: Substring) -> MessageSyntax.Function? {
    var function = make("number")
    var isScaled = false
    func set(_ name: String, _ value: String) {
      function.options.append(MessageSyntax.Option(name: name, value: .literal(value), offset: 0))
    }
    for stem in skeleton.split(whereSeparator: \.isWhitespace) {
      if let (name, value) = options[String(stem)] {
        set(name, value)
      } else if stem == "percent" || stem == "%x100" {
        function.name = "percent"
        isScaled = isScaled || stem == "%x100"
      } else if stem == "scale/100" {
        isScaled = true
      } else if stem == "precision-integer" || stem == "." {
        set("maximumFractionDigits", "0")
      } else if stem.hasPrefix("currency/") {
        function.name = "currency"
        set("currency", String(stem.dropFirst(9)))
      } else if let digits = digits(stem, after: ".", fixed: "0") {
        set("minimumFractionDigits", String(digits.lowerBound))
        set("maximumFractionDigits", String(digits.upperBound))
      } else if let digits = digits(stem, after: "", fixed: "@") {
        set("minimumSignificantDigits", String(digits.lowerBound))
        set("maximumSignificantDigits", String(digits.upperBound))
      } else {
        return nil
      }
    }
    // Without the scale ICU writes 0.5 as 0.5 %.
    guard (function.name == "percent") == isScaled else { return nil }
    let hasFraction = function.options.contains { $0.name.hasSuffix("FractionDigits") }
    return function.name == "currency" && hasFraction ? nil : function
  }

  /// The least and the most digits of a stem such as `.00#` or `@@#`.
  private static func digits(_ stem: Substring, after prefix: String, fixed: Character) -> ClosedRange<Int>? {
    guard stem.hasPrefix(prefix), stem.utf8.count > prefix.utf8.count else { return nil }
    let digits = stem.dropFirst(prefix.count)
    let least = digits.prefix { $0 == fixed }.count
    guard digits.dropFirst(least).allSatisfy({ $0 == "#" }), digits.count < 100 else { return nil }
    return fixed == "@" && least == 0 ? nil : least...digits.count
  }

  private static let options: [String: (String, String)] = [
    "group-off": ("useGrouping", "never"), ",_": ("useGrouping", "never"),
    "group-min2": ("useGrouping", "min2"), ",?": ("useGrouping", "min2"),
    "group-on-aligned": ("useGrouping", "always"), ",!": ("useGrouping", "always"),
    "sign-always": ("signDisplay", "always"), "+!": ("signDisplay", "always"),
    "sign-never": ("signDisplay", "never"), "+_": ("signDisplay", "never"),
    "sign-except-zero": ("signDisplay", "exceptZero"), "+?": ("signDisplay", "exceptZero"),
  ]
}

extension ArgumentStyle {
  /// The type and style of a function with the values of its options.
  static func kind(
    _ name: String, _ options: [String: String], locale: MessageLocale
  ) throws(ConversionProblem) -> MessageSyntax.Kind {
    let problem = ConversionProblem("the function :\(name) with these options")
    switch name {
    case "string": return .plain
    case "number", "integer", "percent", "currency", "unit":
      return try number(name, options, locale, problem)
    case "date":
      guard let (fields, length) = date(options, "fields", "length") else { throw problem }
      if fields == DateFields.usual { return .typed(type: "date", style: length == "medium" ? nil : length) }
      if fields == "year-month-day-weekday", length == "long" { return .typed(type: "date", style: "full") }
      return .typed(type: "date", style: "::" + skeleton(fields, length))
    case "time":
      guard let time = time(options, "precision", others: []) else { throw problem }
      switch time {
      case "jm": return .typed(type: "time", style: "short")
      case "jms": return .typed(type: "time", style: nil)
      default: return .typed(type: "time", style: "::" + time)
      }
    case "datetime":
      guard let (fields, length) = date(options, "dateFields", "dateLength", others: Self.timeOptions),
        let time = time(options, "timePrecision", others: ["dateFields", "dateLength"])
      else { throw problem }
      return .typed(type: "date", style: "::" + skeleton(fields, length) + time)
    default: throw ConversionProblem("the function :\(name)")
    }
  }

  private static func number(
    _ name: String, _ options: [String: String], _ locale: MessageLocale, _ problem: ConversionProblem
  ) throws(ConversionProblem) -> MessageSyntax.Kind {
    let styles: [String: NumberStyle] = [
      "number": .number, "integer": .integer, "percent": .percent, "currency": .currency, "unit": .unit,
    ]
    guard let style = styles[name] else { throw problem }
    var valid: [String: String] = [:]
    for (option, text) in options where option != "select" {
      guard style.options.contains(option), let value = NumberOptions.value(text, of: option) else {
        throw problem
      }
      valid[option] = value
    }
    if let identity = style.identity, valid[identity] == nil { throw problem }
    if valid.isEmpty, style == .number { return .typed(type: "number", style: nil) }
    if valid.isEmpty, style != .currency, style != .unit { return .typed(type: "number", style: name) }
    let skeleton = NumberSkeleton(
      style: style, options: valid, maximumFraction: locale.numbers.symbols.maximumFraction)
    let scale = style == .percent ? " scale/100" : ""
    return .typed(type: "number", style: "::\(skeleton.text)\(scale)")
  }

  private static let timeOptions: Set<String> = ["timePrecision", "timeZoneStyle", "hour12"]

  /// The fields and length of a date; nil if there are other options.
  private static func date(
    _ options: [String: String], _ fields: String, _ length: String, others: Set<String> = []
  ) -> (fields: String, length: String)? {
    guard Set(options.keys).isSubset(of: others.union([fields, length])) else { return nil }
    let found = (options[fields] ?? DateFields.usual, options[length] ?? "medium")
    return DateFields.all.contains(found.0) && DateSkeleton.Length(rawValue: found.1) != nil ? found : nil
  }

  private static func skeleton(_ fields: String, _ length: String) -> String {
    let names = fields.split(separator: "-")
    let year = names.contains("year") ? "y" : ""
    let month = length == "long" ? "MMMM" : length == "medium" ? "MMM" : "M"
    let weekday =
      length == "long" ? "EEEE" : length == "short" && names == ["weekday"] ? "EEEEE" : "EEE"
    return year + (names.contains("month") ? month : "") + (names.contains("day") ? "d" : "")
      + (names.contains("weekday") ? weekday : "")
  }

  /// The skeleton of a time; nil if there are other options.
  private static func time(_ options: [String: String], _ precision: String, others: Set<String>) -> String? {
    let allowed = others.union([precision, "timeZoneStyle", "hour12"])
    guard Set(options.keys).isSubset(of: allowed) else { return nil }
    let letters = ["hour": "", "minute": "m", "second": "ms"]
    let hours = ["true": "h", "false": "H"]
    let zones = ["long": "zzzz", "short": "z"]
    guard let smaller = letters[options[precision] ?? "minute"],
      let hour = options["hour12"].map({ hours[$0] }) ?? "j",
      let zone = options["timeZoneStyle"].map({ zones[$0] }) ?? ""
    else { return nil }
    return hour + smaller + zone
  }
}
