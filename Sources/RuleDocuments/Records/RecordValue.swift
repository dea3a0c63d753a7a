import CJSONTape
import JSONText
import Primitives
import ValidationCore

/// What a JSON value is, for the rules that take it.
enum ValueType: Sendable {
  case null, boolean, number, text, list, object
}

/// A record or a part of it, in whichever form it is held: as nodes, or in place on a tape.
///
/// The rules of a document are written once over this, and compiled for each form.
protocol RecordValue {
  var type: ValueType { get }

  /// The value of the last member with this name; nil where there is none, or no object.
  func member(_ name: String) -> Self?

  /// The values of all members that a table names, each at its offset in the table; nil where a member is absent.
  ///
  /// - Parameter found: As many values as there are names, all nil.
  func findMembers(of table: MemberTable, into found: UnsafeMutableBufferPointer<Self?>)

  /// The element at an offset; nil where there is none, or no array.
  func element(at index: Int) -> Self?

  /// Gives each element of an array in order; it ends where `body` answers false.
  func forEachElement(_ body: (Int, Self) -> Bool)

  /// Gives each member of an object in order, also those that a later one of the same name replaces.
  func forEachMember(_ body: (UnsafeBufferPointer<UInt8>, Self) -> Void)

  /// How many elements a list or members an object has.
  var partCount: Int { get }

  /// How many parts a search for one of them may pass; 0 where it passes none.
  var searchedParts: Int { get }

  /// Where the parts of an object or list are kept, which tells it from others as long as the record is.
  var place: UnsafeRawPointer? { get }

  /// What tells the value from all others of its record, where it is read in place; nil for a node.
  var identity: UnsafeRawPointer? { get }

  /// Gives the UTF-8 of a text; of any other value it is empty.
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result

  /// Whether it is a list, an object, or a text or number of so many bytes that to compare it takes a while.
  var isLong: Bool { get }

  /// Whether the value is a number without a fraction.
  var isInteger: Bool { get }

  /// The value of a number.
  var decimal: ExactDecimal { get }

  /// Runs a rule over the value of a text.
  func check(text rule: Validation<String>, _ findings: inout Findings)

  /// Whether the value is `true`.
  var isTrue: Bool { get }

  /// The value in the one type that rules over lists, objects and other fields take.
  var held: HeldValue { get }
}

extension RecordValue {
  /// The value itself; nil where it is `null`, which is an absent value.
  var present: Self? { type == .null ? nil : self }

  /// Whether one of the elements of a list is among some values.
  func hasElement(in choices: ValueChoices) -> Bool {
    var isFound = false
    forEachElement { _, element in
      isFound = choices.contains(element)
      return !isFound
    }
    return isFound
  }
}

/// Texts and numbers of more bytes are long.
private let shortBytes = 64

extension JSONNode: RecordValue {
  var type: ValueType {
    switch content {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .text
    case .array: .list
    case .object: .object
    }
  }

  func member(_ name: String) -> JSONNode? { self[name] }

  func findMembers(of table: MemberTable, into found: UnsafeMutableBufferPointer<JSONNode?>) {
    guard case .object(let members) = content else { return }
    for member in members {
      var name = member.key
      if let offset = name.withUTF8({ table.offset(of: $0) }) { found[offset] = member.value }
    }
  }

  func element(at index: Int) -> JSONNode? {
    guard case .array(let elements) = content, index < elements.count else { return nil }
    return elements[index]
  }

  func forEachElement(_ body: (Int, JSONNode) -> Bool) {
    guard case .array(let elements) = content else { return }
    for (index, element) in elements.enumerated() where !body(index, element) { return }
  }

  func forEachMember(_ body: (UnsafeBufferPointer<UInt8>, JSONNode) -> Void) {
    guard case .object(let members) = content else { return }
    for member in members {
      var name = member.key
      name.withUTF8 { body($0, member.value) }
    }
  }

  var partCount: Int {
    switch content {
    case .array(let elements): elements.count
    case .object(let members): members.count
    default: 0
    }
  }

  var searchedParts: Int {
    if case .object(let members) = content { members.count } else { 0 }
  }

  var place: UnsafeRawPointer? {
    guard case .object(let members) = content else { return nil }
    return members.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }

  var identity: UnsafeRawPointer? { nil }

  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard case .string(var text) = content else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return text.withUTF8(body)
  }

  var isLong: Bool {
    switch content {
    case .null, .bool: false
    case .number(let text), .string(let text): text.utf8.count > shortBytes
    case .array, .object: true
    }
  }

  var decimal: ExactDecimal { ExactDecimal(written: number ?? "0") }
  var isInteger: Bool { number.map { ExactDecimal(written: $0).isInteger } ?? false }
  var isTrue: Bool { bool ?? false }
  var held: HeldValue { .node(self) }

  func check(text rule: Validation<String>, _ findings: inout Findings) {
    if case .string(let text) = content { rule.run(text, &findings) }
  }
}

/// These read entries themselves, since calls into another module are not inlined.
extension JSONTapeValue: RecordValue {
  var type: ValueType {
    switch Int(entry.pointee.extent & 7) {
    case JSON_TAPE_FALSE, JSON_TAPE_TRUE: .boolean
    case JSON_TAPE_NUMBER: .number
    case JSON_TAPE_STRING: .text
    case JSON_TAPE_ARRAY: .list
    case JSON_TAPE_OBJECT: .object
    default: .null
    }
  }

  /// The bytes of a text or number.
  @inline(__always)
  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: entry.pointee.text, count: entry.pointee.text == nil ? 0 : Int(entry.pointee.length))
  }

  func member(_ name: String) -> JSONTapeValue? {
    var name = name
    return name.withUTF8 { member($0) }
  }

  func findMembers(of table: MemberTable, into found: UnsafeMutableBufferPointer<JSONTapeValue?>) {
    guard type == .object else { return }
    var name = entry + 1
    for _ in 0..<Int(entry.pointee.length) {
      let value = name + 1
      if let offset = table.offset(of: JSONTapeValue(name).bytes) { found[offset] = JSONTapeValue(value) }
      name = value + Int(value.pointee.extent >> 3)
    }
  }

  func forEachElement(_ body: (Int, JSONTapeValue) -> Bool) {
    guard type == .list else { return }
    var element = entry + 1
    for index in 0..<Int(entry.pointee.length) {
      if !body(index, JSONTapeValue(element)) { return }
      element += Int(element.pointee.extent >> 3)
    }
  }

  func forEachMember(_ body: (UnsafeBufferPointer<UInt8>, JSONTapeValue) -> Void) {
    guard type == .object else { return }
    var name = entry + 1
    for _ in 0..<Int(entry.pointee.length) {
      let value = name + 1
      body(JSONTapeValue(name).bytes, JSONTapeValue(value))
      name = value + Int(value.pointee.extent >> 3)
    }
  }

  var partCount: Int { type == .list || type == .object ? Int(entry.pointee.length) : 0 }
  var searchedParts: Int { partCount }
  var place: UnsafeRawPointer? { UnsafeRawPointer(entry) }
  var identity: UnsafeRawPointer? { UnsafeRawPointer(entry) }

  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(bytes) }

  var isLong: Bool {
    switch type {
    case .null, .boolean: false
    case .number, .text: Int(entry.pointee.length) > shortBytes
    case .list, .object: true
    }
  }

  var decimal: ExactDecimal { ExactDecimal(written: bytes) }
  var isInteger: Bool { type == .number && ExactDecimal.isInteger(bytes) }
  var isTrue: Bool { Int(entry.pointee.extent & 7) == JSON_TAPE_TRUE }
  var held: HeldValue { .tape(self) }

  func check(text rule: Validation<String>, _ findings: inout Findings) {
    rule.run(utf8: bytes, &findings)
  }
}
