import JSONText

/// What a rule tells of a field besides its limits: the keyboard, and what browsers fill in (HTML Standard, "Autofill").
struct InputHint {
  /// A type that refuses nothing, such as `tel`.
  private(set) var type: String?
  private(set) var inputMode: String?
  private(set) var autocomplete: String?
  private(set) var isPassword = false
  /// Whether the value must mean yes.
  private(set) var isConsent = false

  mutating func add(_ use: RuleUse) {
    switch use.name {
    case "accepted": isConsent = true
    case "password":
      isPassword = true
      autocomplete = autocomplete ?? "new-password"
    case "email": set("email", inputMode: "email")
    case "url": set("url", inputMode: "url")
    case "uri" where use.arguments["form"].map({ $0.string == "uri" }) ?? true: set(nil, inputMode: "url")
    case "phone": set("tel", type: "tel")
    case "postalCode": set("postal-code")
    // Digits are accepted in every notation of these, so a keyboard without letters is enough.
    case "creditCard": set("cc-number", inputMode: "numeric")
    case "digits", "luhn", "imei", "ean": set(nil, inputMode: "numeric")
    case "personName": set("name")
    case "nickname": set("nickname")
    case "usernameCaseMapped", "usernameCasePreserved": set("username")
    case "country" where use.arguments["form"].map({ $0.string == "alpha2" }) ?? true: set("country")
    case "currency" where use.arguments.isEmpty: set("transaction-currency")
    case "languageTag": set("language")
    case "age": set("bday")
    default:
      // The rules of a country have its code before their names.
      if use.name.hasSuffix(".postalCode") { set("postal-code") }
      if use.name.hasSuffix(".mobile") { set("tel", type: "tel") }
    }
  }

  /// The first rule that tells something counts.
  private mutating func set(_ autocomplete: String?, type: String? = nil, inputMode: String? = nil) {
    self.autocomplete = self.autocomplete ?? autocomplete
    if self.type == nil, self.inputMode == nil {
      self.type = type
      self.inputMode = inputMode
    }
  }
}
