import Foundation
import LocalizedValidation

@Validatable
public struct Order: Codable {
  /// Who pays.
  @Rules(.notBlank, .length(...50)) public var customer: String
  @Rules(.count(1...)) @Rules(.unique) var items: [Item]
  var address: Address?
  @Rules(.range(0...)) var total: Double = 0 {
    didSet { print(total) }
  }
  @Rules(.required, .valid) var `default`: Address?
  var note = "", count = 0
  var placed: [Date]?
  var whole: String { customer + note }
  static let modelRules = Validation<Order>.field("whole", \.whole, .length(...80))

  private enum CodingKeys: String, CodingKey {
    case customer = "customer_name"
    case items, address, total, `default`, note, placed
  }
}

@Validatable
struct Item: Codable, Hashable {
  @Rules(
    .notBlank,  // not only spaces
    .length(...40)
  )
  var name: String
}

package struct Box<Content: Sendable> {
  @Validatable
  package struct Address: Validatable, Codable {
    @Rules(.matches(#"[A-Z]{2}-\d+"#)) var code: String
  }
}

@Validatable
struct Address: Codable, Hashable {
  @Rules(.check("city.unknown") { (city: String) in city != "Atlantis" }) var city: String
}
