import Foundation
import LocalizedValidation

/// A product of a catalogue: a second workload, of other rules than the sign-up's, so that the engine fits no one.
struct Product: Sendable, Decodable {
  struct Variant: Sendable, Decodable {
    var size: String?
    var stock: Int?
    var weight: Double?
  }

  struct Attribute: Sendable, Decodable {
    var name: String?
    var values: [String]
  }

  var sku: String?
  var title: String?
  var description: String?
  var releasedOn: String?
  var updatedAt: String?
  var price: String?
  var listPrice: String?
  var currency: String?
  var tags: [String]
  var variants: [Variant]
  var attributes: [Attribute]
}

extension Product {
  /// The same rules as those of `product-rules.json`.
  static let rule = Validation<Product>.all(
    .field("sku", \.sku, .required, .matches("^(?=.{6,16}$)(?!.*--)[A-Z0-9]+(?:-[A-Z0-9]+)*$")),
    .field("title", \.title, .notBlank, .length(...120), .normalized(), .noBidiControls),
    .field("description", \.description, .length(...4000, maximumBytes: 40_000), .noInvisibles),
    .field("releasedOn", \.releasedOn, .required, .date),
    .field("updatedAt", \.updatedAt, .required, .dateTime),
    .field("price", \.price, .required, .number(in: "pt-BR")),
    .field("listPrice", \.listPrice, .number(in: "ar-EG")),
    .field("currency", \.currency, .required, .oneOf(["BRL", "EUR", "SAR", "EGP", "CNY", "TWD", "USD"])),
    .field("tags", \.tags, .count(...10), .unique, .each(.notBlank, .length(...30))),
    .field(
      "variants", \.variants, .count(1...50),
      .each(
        .field("size", \.size, .required, .oneOf(["S", "M", "L", "XL", "único", "كبير", "均码"])),
        .field("stock", \.stock, .required, .range(0...)),
        .field("weight", \.weight, .range(0..<1000))
      )),
    .field(
      "attributes", \.attributes,
      .each(
        .field("name", \.name, .required, .length(1...40)),
        .field("values", \.values, .count(1...), .each(.notBlank, .length(...60)))
      ))
  )
}
