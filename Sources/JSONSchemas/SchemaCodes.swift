public import ValidationCore

extension ValidationError.Code {
  /// Too few elements of a list fulfil a condition (`contains`, `minContains`). Arguments: `minimum`, `actual`.
  public static let collectionTooFewMatching: Self = "collection.tooFewMatching"
  /// Too many elements of a list fulfil a condition (`maxContains`). Arguments: `maximum`, `actual`.
  public static let collectionTooManyMatching: Self = "collection.tooManyMatching"
  /// A value fits several of the forms of which exactly one must fit (`oneOf`). No arguments.
  public static let choiceAmbiguous: Self = "choice.ambiguous"
  /// The name of a member is not allowed (`propertyNames`). No arguments.
  public static let fieldsNameNotAllowed: Self = "fields.nameNotAllowed"
  /// Checking the value would take more steps than are allowed, or the schema refers to itself without end. No arguments.
  public static let recordTooComplex: Self = "record.tooComplex"
}
