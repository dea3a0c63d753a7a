#if Macros
  public import ValidationCore

  /// Writes the rules of a struct or a final class from the attributes of its properties.
  ///
  /// ```swift
  /// @Validatable struct Order: Codable {
  ///   @Rules(.notBlank, .length(...50)) var customer: String
  ///   @Rules(.count(1...100)) var items: [Item]      // each by the rules of Item, if it has some
  ///   var address: Address?                          // by its own rules, too
  ///   var start: Date
  ///   var end: Date
  ///
  ///   static let modelRules = Validation<Order>.compare("end", \.end, .after, "start", \.start)
  /// }
  /// ```
  /// It declares `static let rules` and the conformance to `Validatable`; a generic type gets a computed property. A stored
  /// property without `@Rules` is validated by the rules of its own type, or of its elements' type, if they are
  /// `Validatable`. `modelRules` is added at the end if the type declares it, for rules over several properties. Errors have
  /// the names that `CodingKeys` gives.
  @attached(extension, conformances: Validatable, names: named(rules))
  public macro Validatable() = #externalMacro(module: "RuleMacros", type: "ValidatableMacro")

  /// The rules of a stored property, in a type with `@Validatable`.
  ///
  /// Rules whose type nothing tells, such as `.accepted`, `.eachKey(…)` or a closure of your own, need that of the property:
  /// `@Rules<Bool>(.accepted)`.
  @attached(peer)
  public macro Rules<Value>(_ rules: Validation<Value>...) =
    #externalMacro(module: "RuleMacros", type: "RulesMacro")

  /// The rules of an array, and of its elements.
  @attached(peer)
  public macro Rules<Element>(_ rules: Validation<[Element]>...) =
    #externalMacro(module: "RuleMacros", type: "RulesMacro")

  /// The rules of a dictionary, and of its values.
  @attached(peer)
  public macro Rules<Item>(_ rules: Validation<[String: Item]>...) =
    #externalMacro(module: "RuleMacros", type: "RulesMacro")

  /// Rules that suit properties of many types, such as `.required` and `.count(1...)`.
  @attached(peer)
  public macro Rules(_ rules: Validation<AnyProperty>...) =
    #externalMacro(module: "RuleMacros", type: "RulesMacro")
#endif
