import Hummingbird
import LocalizedValidation

/// The languages of the application; the first is for callers of any other.
let languages: [LanguageTag] = ["en", "ar", "de", "es", "fr", "pt-BR", "ru", "zh-Hans"]

struct SignUp: Codable, Sendable, Validatable {
  struct Interest: Codable, Sendable, Validatable {
    var name: String
    static let rules = Validation<Interest>.field(\.name, .notBlank, .length(...40))
  }

  var username: String
  var email: String
  var password: String
  var age: Int
  var interests: [Interest]

  static let rules = Validation<SignUp>.all(
    .field(
      \.username, .notBlank, .length(3...20), .check("username.taken") { await !Accounts.shared.has($0) }),
    .field(\.email, .email),
    .field(\.password, .length(12...)).sensitive(),
    .field(\.age, .range(13...120)),
    .field(\.interests, .count(1...), .each(.valid))
  )
}

/// Where the names are that somebody has already.
actor Accounts {
  static let shared = Accounts()
  func has(_ name: String) -> Bool { name == "admin" }
}

/// What the library does not know: the message of the application's own rule.
func addMessages() throws {
  let taken: [LanguageTag: String] = [
    "en": "is taken", "ar": "محجوز بالفعل", "de": "ist schon vergeben", "es": "ya está en uso",
    "fr": "est déjà pris",
    "pt-BR": "já está em uso", "ru": "уже занято", "zh-Hans": "已被使用",
  ]
  for (locale, text) in taken { try MessageCatalogs.shared.addLayer(["username.taken": text], for: locale) }
}
