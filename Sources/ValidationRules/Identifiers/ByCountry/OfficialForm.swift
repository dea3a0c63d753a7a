import ValidationCore

/// How the numbers of a country's documents are written, as the authority that issues them publishes it.
struct OfficialForm: Sendable {
  /// The country's ISO 3166-1 alpha-2 code.
  let country: String
  /// The authority or the law.
  let authority: String
  /// The forms in the syntax of ``IdentifierMask``, the one in issue first.
  let patterns: [String]
  /// A number of the first form.
  let sample: String

  init(_ country: String, _ authority: String, _ patterns: String..., like sample: String) {
    (self.country, self.authority, self.patterns, self.sample) = (country, authority, patterns, sample)
  }
}

extension IdentifierFormat {
  /// The numbers of passports; what the samples and a country's form add is not part of it.
  package static let passportNumber = official(
    "passportNumber", "The number of a passport of a country, in the form that the country publishes.",
    like: "@#", furtherCodes: [.identifierGrouping])

  /// The registration numbers of road vehicles.
  package static let licensePlate = official(
    "licensePlate",
    "The registration number of a road vehicle, as on its license plates, in the form that its country publishes.",
    like: "@ #")

  private static func official(
    _ name: String, _ summary: String, like pattern: String, furtherCodes: [ValidationError.Code] = []
  ) -> IdentifierFormat {
    IdentifierFormat(
      name: name, summary: summary, authority: "The authority of each country",
      structure: .fixed(IdentifierVariant([pattern])), readsAnyScript: true, furtherCodes: furtherCodes,
      valid: [],
      invalid: [])
  }

  /// The same numbers in the form of a country.
  func with(_ form: OfficialForm) -> IdentifierFormat {
    with(IdentifierVariant(form.patterns, allowsBare: true, checks: []))
  }
}
