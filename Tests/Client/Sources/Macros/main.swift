import Foundation
import LocalizedValidation

// Models whose rules are attributes of their properties, and the same by hand. Built with the trait `Macros`.

@Validatable
struct Item: Codable, Sendable {
  @Rules(.notBlank, .length(...20)) var name: String
  @Rules(.range(1...99)) var quantity: Int
}

@Validatable
final class Folder: Codable, Sendable {
  @Rules(.notBlank) let name: String
  let folders: [Folder]
}

@Validatable
struct Range<Bound: Comparable & Codable & Sendable>: Codable, Sendable {
  @Rules(.required) var lower: Bound?
  var upper: Bound?
}

enum Shop {
  @Validatable
  struct Order: Codable, Sendable {
    @Rules(.notBlank, .length(...50)) var customer: String
    @Rules(.required, .email.trimmed) var email: String?
    var billing: Item
    var gift: Item?
    @Rules(.count(1...2)) var items: [Item]
    @Rules(.unique, .each(.slug)) var tags: [String] = []
    var byCity: [String: Item] = [:]
    @Rules(.eachValue(.range(0...))) var prices: [String: Int] = [:]
    @Rules(.range(0.5...)) var weight: Double = 1 {
      didSet { if weight < 0 { weight = oldValue } }
    }
    @Rules<String?>(Validation { text in if text == "no" { throw ValidationError(code: "note.no") } })
    var note: String?
    @Rules(.length(12...).sensitive()) var password = ""
    var confirmation = ""
    var folder: Folder?
    var internalNumber = 0
    static let modelRules = Validation<Order>.compare(
      "confirmation", \.confirmation, .sameAs, "password", \.password)

    private enum CodingKeys: String, CodingKey {
      case customer = "customer_name"
      case email, billing, gift, items, tags, weight, note, password, confirmation, folder
      case byCity = "by-city"
      case prices = "prices.of.items"
    }
  }
}

/// The same by hand.
struct HandWritten: Validatable {
  var order: Shop.Order
  static let rules = Validation<HandWritten>.all(
    .field(
      "order", \.order,
      Validation<Shop.Order>.all(
        .field("customer_name", \.customer, .notBlank, .length(...50)),
        .field("email", \.email, .required, .email.trimmed),
        .field("billing", \.billing),
        .field("gift", \.gift),
        .field("items", \.items, .count(1...2), .valid),
        .field("tags", \.tags, .unique, .each(.slug)),
        .field("by-city", \.byCity),
        .field("prices.of.items", \.prices, .eachValue(.range(0...))),
        .field("weight", \.weight, .range(0.5...)),
        .field(
          "note", \.note,
          Validation<String?> { text in if text == "no" { throw ValidationError(code: "note.no") } }),
        .field("password", \.password, .length(12...).sensitive()),
        .field("folder", \.folder),
        .compare("confirmation", \.confirmation, .sameAs, "password", \.password)
      ))
  )
}

// Rules over several properties.
@Validatable
struct Registration: Codable, Sendable {
  @Rules(.notBlank, .email.trimmed) var email: String
  @Rules(.length(12...).sensitive()) var password: String
  var confirmation: String

  static let modelRules = Validation<Registration>.compare(
    "confirmation", \.confirmation, .sameAs, "password", \.password)
}

let bad = Item(name: " ", quantity: 100)
let good = Item(name: "路由器", quantity: 1)
let folder = try JSONDecoder().decode(
  Folder.self,
  from: Data(#"{"name": "أ", "folders": [{"name": "b", "folders": [{"name": "", "folders": []}]}]}"#.utf8))
let order = Shop.Order(
  customer: "", email: nil, billing: bad, gift: bad, items: [good, bad, good], tags: ["São", "São"],
  byCity: ["Pôrto": bad], prices: ["a": -1], weight: 0, note: "no", password: "secret", confirmation: "other",
  folder: folder)

for error in order.errors { print(error) }
for sentence in order.errors.localizedDescriptions(in: "pt-BR").prefix(2) { print(sentence) }
let byHand = HandWritten(order: order).errors.map { error in
  var error = error
  error.path = FieldPath(Array(error.path.segments.dropFirst()))
  return error
}
print("as by hand:", order.errors == byHand)
print(
  "prepared:",
  Shop.Order.rules.prepared(
    Shop.Order(
      customer: "李", email: " li@example.com ", billing: good, items: [good], password: "correct horse",
      confirmation: "correct horse")
  ).email ?? "")
print(
  "registration:",
  Registration(email: "li@example.com", password: "correct horse", confirmation: "battery staple").errors.map(
    \.path))
print("generic:", Range<Int>(lower: nil, upper: 3).errors, Range<String>(lower: "a").isValid)
print("written:", Item.rules.ruleDocument().json)

// Without `CodingKeys` in the type itself, names are found when the rules are made.
@Validatable
struct Extended: Codable {
  @Rules(.notBlank) var title: String
}
extension Extended {
  enum CodingKeys: String, CodingKey { case title = "book_title" }
}
print("extended:", Extended(title: "").errors.map(\.path))
