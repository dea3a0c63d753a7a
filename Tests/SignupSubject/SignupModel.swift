import JSONText
import LocalizedValidation

/// A record of the workload as a Swift program holds it.
struct SignupModel: Sendable {
  var name: String?
  var email: String?
  var username: String?
  var password: String?
  var age: Int?
  var bio: String?
  var phone: String?
  var country: String?
  /// The fields whose value is of another type, which decoding has found.
  let mistyped: Set<String>

  init(_ record: JSONNode) {
    var mistyped: Set<String> = []
    func text(_ name: String) -> String? {
      guard let value = record[name], !value.isNull else { return nil }
      if value.string == nil { mistyped.insert(name) }
      return value.string
    }
    name = text("name")
    email = text("email")
    username = text("username")
    password = text("password")
    bio = text("bio")
    phone = text("phone")
    country = text("country")
    if let value = record["age"], !value.isNull {
      age = value.integer
      if age == nil { mistyped.insert("age") }
    }
    self.mistyped = mistyped
  }

  /// The rules of the workload as a Swift program states them, one error a field at the most.
  static func rules(countries: [String], address: String) -> Validation<SignupModel> {
    .all(
      .field("name", \.name, .firstFailure(.required, .length(1...50))),
      .field(
        "email", \.email,
        .firstFailure(.required, .length(...254, in: .codePoints), .matches(address))
      ),
      .field(
        "username", \.username,
        .firstFailure(.required, .length(3...20), .matches(#"^[\p{L}\p{M}\p{N}_]+$"#), .normalized())
      ),
      .field("password", \.password, .firstFailure(.required, .length(8..., in: .codePoints))),
      .field("age", \.age, .firstFailure(.required, .range(18...120))),
      .field("bio", \.bio, .firstFailure(.required, .length(...160))),
      .field("phone", \.phone, .firstFailure(.required, .matches(#"^\+?[0-9]{8,15}$"#))),
      .field("country", \.country, .firstFailure(.required, .oneOf(countries)))
    )
  }

  /// The errors with those of decoding: a value of another type is not missing.
  func completed(_ errors: [ValidationError]) -> [ValidationError] {
    guard !mistyped.isEmpty else { return errors }
    return errors.map { error in
      guard mistyped.contains(error.path.description), error.code == .presenceMissing else { return error }
      return ValidationError(code: .typeMismatch, path: error.path)
    }
  }
}
