/// A network that issues payment cards.
public enum CardScheme: String, Sendable, Hashable, CaseIterable, Codable {
  case amex, dankort, diners, discover, elo, hipercard, instaPayment, interPayment, jcb, mada, maestro,
    mastercard
  case mir, rupay, troy, uatp, unionPay, verve, visa

  /// The name as the network writes it.
  public var name: String {
    switch self {
    case .amex: "American Express"
    case .dankort: "Dankort"
    case .diners: "Diners Club"
    case .discover: "Discover"
    case .elo: "Elo"
    case .hipercard: "Hipercard"
    case .instaPayment: "InstaPayment"
    case .interPayment: "InterPayment"
    case .jcb: "JCB"
    case .mada: "mada"
    case .maestro: "Maestro"
    case .mastercard: "Mastercard"
    case .mir: "Mir"
    case .rupay: "RuPay"
    case .troy: "Troy"
    case .uatp: "UATP"
    case .unionPay: "UnionPay"
    case .verve: "Verve"
    case .visa: "Visa"
    }
  }
}
