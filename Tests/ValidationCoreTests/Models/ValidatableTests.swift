import Foundation
import Primitives
import Testing
import ValidationCore

private let notEmpty = Validation<String> { if $0.isEmpty { throw ValidationError(code: "empty") } }

private struct Address: Codable, Validatable {
  var street = "x"
  var city = ""
  static let rules = Validation<Address>.all(.field(\.street, notEmpty), .field(\.city, notEmpty))
}

private struct Order: Validatable {
  var address = Address()
  var billing: Address?
  var others: [Address] = []
  var byName: [String: Address] = [:]
  static let rules = Validation<Order>.all(
    .field(\.address), .field(\.billing), .field(\.others), .field("named", \.byName))
}

private final class Node: Validatable, Sendable {
  let name: String
  let children: [Node]
  init(_ name: String, _ children: [Node] = []) { (self.name, self.children) = (name, children) }
  static let rules = Validation<Node>.all(.field(\.name, notEmpty), .field(\.children))
}

private enum Payment: Validatable {
  case card(number: String)
  case cash
  indirect case both(Payment, Payment)

  static let rules = Validation<Payment>.all(
    .case("card", { if case .card(let number) = $0 { number } else { nil } }, notEmpty),
    .case("both", { if case .both(let first, let second) = $0 { [first, second] } else { nil } }, .valid)
  )
}

private func facts(_ errors: [ValidationError]) -> [String] { errors.map(\.description) }

@Suite("Validatable")
struct ValidatableTests {
  @Test("Parts are validated by the rules of their types, at any depth")
  func cascade() {
    var order = Order()
    #expect(facts(order.errors) == ["address.city: empty"])
    order.address.city = "Porto"
    #expect(order.isValid)
    order.billing = Address()
    order.others = [order.address, Address(street: "", city: "")]
    order.byName = ["b": Address(), "a": Address(), "": order.address, "c.d": Address()]
    let expected = [
      "billing.city: empty", "others[1].street: empty", "others[1].city: empty", "named.a.city: empty",
      "named.b.city: empty", #"named["c.d"].city: empty"#,
    ]
    #expect(facts(order.errors) == expected)
    #expect(throws: ValidationErrors(order.errors)) { try order.validate() }
    #expect(!order.isValid)
  }

  @Test("A type may contain values of its own type")
  func recursive() {
    var node = Node("")
    for _ in 0..<300 { node = Node("x", [Node("y"), node]) }
    let errors = node.errors
    #expect(errors.map(\.code) == ["empty"])
    #expect(errors[0].path.segments.count == 601)
    #expect(!node.isValid)
  }

  @Test("What a case carries is validated, and the other cases pass")
  func enums() {
    #expect(facts(Payment.card(number: "").errors) == ["card: empty"])
    #expect(Payment.card(number: "1").isValid && Payment.cash.isValid)
    #expect(
      facts(Payment.both(.cash, .both(.card(number: ""), .cash)).errors) == ["both[1].both[0].card: empty"])
  }

  @Test("Keys and values of dictionaries are validated in the order of the keys, with the key in the path")
  func dictionaries() {
    let rules = Validation<[Int: String]>.all(
      .eachValue(notEmpty), .eachKey(Validation { if $0 < 0 { throw ValidationError(code: "negative") } }))
    #expect(facts(rules.errors(in: [:])) == [])
    #expect(rules.isValid(value: [1: "a", 2: "b"]))
    #expect(facts(rules.errors(in: [3: "", -1: "x", 1: ""])) == [#"1: empty"#, "3: empty", "-1: negative"])
    #expect(!rules.isValid(value: [1: ""]))
    let optional = Validation<[String: String]?>.chain([
      Validation<[String: String]>.eachValue(notEmpty).optional
    ])
    #expect(optional.isValid(value: nil))
    #expect(optional.errors(in: ["e\u{301}": ""]).map(\.path) == [["e\u{301}"]])
  }

  @Test("Each value of a dictionary is validated once, whatever is found in it")
  func onceForEachValue() {
    let seen = Lock([Int]())
    let rules = Validation<[String: Int]>.eachValue(
      Validation { number in
        seen.withLock { $0.append(number) }
        if number % 2 != 0 { throw ValidationError(code: "odd") }
      })
    let found = facts(rules.errors(in: ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5]))
    #expect(found == ["a: odd", "c: odd", "e: odd"])
    #expect(seen.withLock { $0.sorted() } == [1, 2, 3, 4, 5])
  }

  @Test(
    "Rules of a scenario apply when it is chosen, in nested models too",
    arguments: [
      ([], ["name: empty"]), (["create"], ["id: present", "name: empty"]),
      (["update"], ["id: absent", "name: empty"]),
      (["update", "create"], ["id: present", "id: absent", "name: empty"]),
    ] as [([Scenario], [String])])
  func scenarios(chosen: [Scenario], expected: [String]) {
    struct Item: Validatable {
      var id: Int?
      var name = ""
      static let rules = Validation<Item>.all(
        Validation { _ in throw ValidationError(code: "present", path: ["id"]) }.on("create"),
        Validation { _ in throw ValidationError(code: "absent", path: ["id"]) }.on("update", "replace"),
        .field(\.name, notEmpty)
      )
    }
    let errors =
      switch chosen.count {
      case 0: Item().errors
      case 1: Item().errors(on: chosen[0])
      default: Item().errors(on: chosen[0], chosen[1])
      }
    #expect(facts(errors) == expected)
    struct List: Validatable {
      var items = [Item()]
      static let rules = Validation<List>.field(\.items)
    }
    if chosen.count == 1 {
      #expect(facts(List().errors(on: chosen[0])) == expected.map { "items[0].\($0)" })
      #expect(throws: ValidationErrors.self) { try List().validate(on: chosen[0]) }
      #expect(facts(List.rules.errors(value: List(), on: chosen[0])) == expected.map { "items[0].\($0)" })
    }
  }
}
