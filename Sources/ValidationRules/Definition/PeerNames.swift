extension RuleDefinition {
  /// What other libraries call the rule, such as `isEmail`, each with the name of its library: for readers who come from
  /// one of them.
  public var peerNames: [(library: String, name: String)] { Self.names(in: Self.peers[name] ?? "") }

  /// The names in a text of the tables.
  static func names(in text: String) -> [(library: String, name: String)] {
    text.split(separator: ";").flatMap { part -> [(library: String, name: String)] in
      let words = part.split(separator: " ").map(String.init)
      guard let library = words.first else { return [] }
      return words.dropFirst().map { (libraries[library] ?? library, $0) }
    }
  }

  /// The rules with names elsewhere.
  package static var namesWithPeers: [String] { peers.keys.sorted() }

  /// The libraries by the letters that ``peers`` has for them.
  private static let libraries = [
    "V": "validator.js", "S": "Symfony", "L": "Laravel", "H": "Hibernate Validator", "B": "Valibot",
    "Z": "zod",
    "J": "Joi", "F": "FluentValidation", "R": "Rails", "D": "python-stdnum", "P": "libphonenumber",
    "M": "JSON Schema", "Y": "Yup", "G": "libaddressinput",
  ]

  /// For each rule, a library and its names, then the next library behind a semicolon.
  private static let peers = peersOfValues.merging(peersOfIdentifiers) { $1 }.merging(peersOfCountries) { $1 }
}
