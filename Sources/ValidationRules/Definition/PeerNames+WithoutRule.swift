extension RuleDefinition {
  /// A name of another library for which there is no rule, and what does the same here.
  package struct PeerWithoutRule: Sendable {
    package let library: String
    package let name: String
    /// Why there is no rule and what to use, as a sentence without its full stop.
    package let instead: String
  }

  /// The checks of other libraries that no rule makes: for readers who look for one of them.
  package static let peersWithoutRule: [PeerWithoutRule] = withoutRule.flatMap { instead, names in
    Self.names(in: names).map { PeerWithoutRule(library: $0.library, name: $0.name, instead: instead) }
  }

  /// What to use, and the names in the form of the names of rules.
  private static let withoutRule: [(instead: String, names: String)] = [
    (
      "asks a database, the session or a service: write `.check(\"code\") { … }`, whose closure may wait",
      "L exists unique current_password can; S UniqueEntity UserPassword; J any.external"
    ),
    (
      "runs code of the application: write a `Validation` with a closure, and register it for rule documents",
      "S Callback Expression; H @ScriptAssert @ParameterScriptAssert; Z custom refine superRefine check stringFormat; B check checkItems partialCheck rawCheck custom guard; J any.custom object.assert"
    ),
    (
      "tries several rules: write `.or`, or `anyOf` in a JSON Schema",
      "L anyOf any_of; Z union discriminatedUnion xor; B union variant; J alternatives.match alternatives.try; H @ConstraintComposition"
    ),
    (
      "applies several rules: they are a list here, and `.all` in Swift",
      "S Compound; Z intersection; B intersect"
    ),
    (
      "applies rules to each element: write `.each`, `.eachKey` or `.eachValue`, or a path with `[]` in rule documents",
      "S All; B everyItem record; Z record partialRecord; J object.pattern"
    ),
    (
      "applies rules of a nested value: write `.field` without rules, or a path with a full stop in rule documents",
      "S Valid Traverse Cascade; H @Valid; Z lazy property; B lazy; J link"
    ),
    (
      "applies rules under a condition: write `.when`, or `when` in rule documents",
      "J alternatives.conditional; L exclude exclude_unless exclude_with exclude_without sometimes"
    ),
    (
      "ends at the first failure: write `.firstFailure`, or `stopAtFirst` in rule documents",
      "L bail; S Sequentially GroupSequence"
    ),
    (
      "says that a value may be absent: every rule passes an absent value, but those about presence",
      "L nullable; Z optional nullable nullish; B optional nullable nullish exactOptional undefinedable; J any.optional any.allow"
    ),
    (
      "says which members there are: a `Codable` type does, or `unknownFields` in rule documents",
      "Z looseObject strictObject keyof tuple; B looseObject strictObject objectWithRest looseTuple strictTuple tuple tupleWithRest; J object.unknown object.schema array.ordered"
    ),
    (
      "takes any value, as a field without rules does",
      "Z any unknown; B any unknown; J any array.sparse"
    ),
    (
      "is about numbers of a few digits, such as those for emergencies: write `oneOf` with those of the country",
      "P isPossibleShortNumber isValidShortNumber isEmergencyNumber connectsToEmergencyNumber is_possible_short_number is_valid_short_number is_emergency_number"
    ),
    (
      "compares two numbers: compare them in E.164, which `PhoneNumber` reads",
      "P isNumberMatch is_number_match"
    ),
    (
      "refuses some lengths: write `.not(.length(5...5))`",
      "B notBytes notEntries notGraphemes notLength notSize notWords"
    ),
    (
      "changes the value: preparations such as `.trimmed` do before the rules, and say so",
      "Z trim overwrite coerce; J string.trim string.truncate array.single array.sort any.failover"
    ),
    (
      "is about values that JSON and Codable types do not have",
      "Z function instanceof map nan promise set symbol; B function instance map nan promise set symbol; J binary binary.encoding binary.length binary.max binary.min function function.arity function.class function.maxArity function.minArity object.instance object.ref object.regex symbol"
    ),
    (
      "derives rules from a database's columns, which nothing here reads",
      "S DisableAutoMapping EnableAutoMapping"
    ),
    (
      "reads a language that nothing here reads",
      "S ExpressionSyntax Twig Xml Yaml"
    ),
    (
      "measures a picture, which nothing here decodes: `mimeType` reads the first bytes",
      "L dimensions"
    ),
  ]
}
