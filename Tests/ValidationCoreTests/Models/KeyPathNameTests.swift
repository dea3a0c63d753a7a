import Foundation
import Testing
import ValidationCore

private let failing = Validation<String> { _ in throw ValidationError(code: "no") }

private struct Plain {
  struct Inner {
    var city = ""
    var zip: String? = ""
  }
  var customer = ""
  var inner = Inner()
  var other: Inner? = Inner()
  var pair = (a: "", b: "")
  var computed: String { customer }
  var observed = "" { didSet {} }
}

private struct Generic<Value: Sendable> {
  var value: Value
  var name = ""
}

private struct Coded: Codable {
  enum Size: String, Codable { case small, large }
  enum Kind: Int, Codable, CaseIterable {
    case one = 1
    case two
  }
  struct Address: Codable, Equatable {
    var city = ""
    enum CodingKeys: String, CodingKey { case city = "town" }
  }
  final class Node: Codable {
    var name = ""
    var next: Node?
    var all: [Node] = []
  }

  var customer = ""
  var address = Address()
  var billing: Address?
  var size = Size.small
  var kind = Kind.one
  var count = 0
  var small: Int8 = 0
  var price: Decimal = 0
  var weight = 0.0
  var isGift = false
  var when = Date()
  var id = UUID()
  var link = URL(string: "a:")
  var bytes = Data()
  var tags: [String] = []
  var scores: [String: Int] = [:]
  var node = Node()
  var same = ""

  enum CodingKeys: String, CodingKey {
    case customer = "customer_name"
    case address = "addr"
    case billing = "bill"
    case size = "the_size"
    case kind = "the_kind"
    case count = "the_count"
    case small = "the_small"
    case price = "the_price"
    case weight = "the_weight"
    case isGift = "is_gift"
    case when = "the_date"
    case id = "the_id"
    case link = "the_link"
    case bytes = "the_bytes"
    case tags = "the_tags"
    case scores = "the_scores"
    case node = "the_node"
    case same
  }
}

/// A part of it refuses every value that is tried.
private struct Account: Decodable {
  struct Handle: Decodable {
    let text: String
    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
      guard text.hasPrefix("usr_") else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no"))
      }
    }
  }
  var handle: Handle
  var name: String
  enum CodingKeys: String, CodingKey {
    case handle
    case name = "the_name"
  }
}

/// Its cases with values are coded as objects.
private struct Purchase: Decodable {
  enum Payment: Decodable, Equatable {
    case card(number: String)
    case transfer(iban: String, bank: String)
    case cash
  }
  enum Single: Decodable { case only(Int) }
  var payment: Payment
  var other: Payment?
  var single: Single
  var note: String
  enum CodingKeys: String, CodingKey {
    case payment = "paid_by"
    case other = "or_by"
    case single = "the_single"
    case note = "the_note"
  }
}

private struct Refusing: Decodable {
  var name: String
  enum CodingKeys: String, CodingKey { case name = "the_name" }
  init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no"))
  }
  init(name: String) { self.name = name }
}

private func name<Model, Part>(_ path: any KeyPath<Model, Part> & Sendable) -> String {
  FieldPath.name(of: path, in: Model.self).description
}

@Suite("Names from key paths")
struct KeyPathNameTests {
  @Test("are those of the properties")
  func properties() {
    #expect(name(\Plain.customer) == "customer")
    #expect(name(\Plain.inner.city) == "inner.city")
    #expect(name(\Plain.other?.city) == "other.city")
    #expect(name(\Plain.other?.zip) == "other.zip")
    #expect(name(\Plain.pair.a) == "pair.a")
    #expect(name(\Generic<[Int]>.name) == "name")
    #expect(name(\Generic<Generic<Int>>.value.name) == "value.name")
  }

  @Test("are the path of errors, as explicit names are")
  func paths() {
    let rules = Validation<Plain>.all(
      .field(\.customer, failing), .field(\.inner.city, failing), .field(\.inner.zip, failing),
      .field(\.other?.city, failing), .field("total", \.computed, failing))
    #expect(
      rules.errors(in: Plain()).map(\.path.description)
        == ["customer", "inner.city", "inner.zip", "other.city", "total"])
    #expect(
      rules.constraint.description
        == "customer: (closure), inner: (city: (closure)), inner: (zip: (closure)), other: (city: (closure)), total: (closure)"
    )
  }

  @Test("agree with CodingKeys")
  func codingKeys() {
    #expect(name(\Coded.customer) == "customer_name")
    #expect(name(\Coded.address) == "addr")
    #expect(name(\Coded.address.city) == "addr.town")
    #expect(name(\Coded.billing) == "bill")
    #expect(name(\Coded.billing?.city) == "bill.town")
    #expect(name(\Coded.size) == "the_size")
    #expect(name(\Coded.kind) == "the_kind")
    #expect(name(\Coded.count) == "the_count")
    #expect(name(\Coded.small) == "the_small")
    #expect(name(\Coded.price) == "the_price")
    #expect(name(\Coded.weight) == "the_weight")
    #expect(name(\Coded.isGift) == "is_gift")
    #expect(name(\Coded.when) == "the_date")
    #expect(name(\Coded.id) == "the_id")
    #expect(name(\Coded.link) == "the_link")
    #expect(name(\Coded.bytes) == "the_bytes")
    #expect(name(\Coded.tags) == "the_tags")
    #expect(name(\Coded.scores) == "the_scores")
    #expect(name(\Coded.same) == "same")
  }

  @Test("agree with CodingKeys beside enums with payloads")
  func payloads() {
    #expect(name(\Purchase.payment) == "paid_by")
    #expect(name(\Purchase.other) == "or_by")
    #expect(name(\Purchase.single) == "the_single")
    #expect(name(\Purchase.note) == "the_note")
  }

  @Test("of a type that refuses placeholders are those of its keys, or of the properties if it tells no keys")
  func refusing() async {
    #expect(name(\Refusing.name) == "name")
    #expect(name(\Account.handle) == "handle")
    await #expect(processExitsWith: .failure) { _ = FieldPath.name(of: \Account.name, in: Account.self) }
  }

  @Test("of a type that contains itself end")
  func recursive() { #expect(name(\Coded.Node.name) == "name") }

  @Test("are missed when the rules are made")
  func missing() async {
    await #expect(processExitsWith: .failure) { _ = Validation<Plain>.field(\.computed, failing) }
    await #expect(processExitsWith: .failure) { _ = Validation<Plain>.field(\.observed, failing) }
    await #expect(processExitsWith: .success) { _ = Validation<Plain>.field("observed", \.observed, failing) }
  }
}
