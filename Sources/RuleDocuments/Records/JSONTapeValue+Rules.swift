import CJSONTape
import JSONText
import Primitives
import ValidationCore

/// The type of a JSON value, for the rules that accept it.
enum JSONTapeType: Sendable {
  case null, boolean, number, text, list, object
}

/// The operations that rules need on a value; a rule must not keep the value, which is only valid during the run.
///
/// These read the tape's entries directly, since calls into another module are not inlined.
extension JSONTapeValue {
  /// Texts and numbers of more bytes are long.
  private static let shortBytes = 64

  @inline(__always)
  var type: JSONTapeType {
    switch Int(entry.pointee.extent & 7) {
    case JSON_TAPE_FALSE, JSON_TAPE_TRUE: .boolean
    case JSON_TAPE_NUMBER: .number
    case JSON_TAPE_STRING: .text
    case JSON_TAPE_ARRAY: .list
    case JSON_TAPE_OBJECT: .object
    default: .null
    }
  }

  /// The UTF-8 of a text or number; empty for any other value.
  @inline(__always)
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: entry.pointee.text, count: entry.pointee.text == nil ? 0 : Int(entry.pointee.length))
  }

  /// The value itself; nil if it is `null`, which is an absent value.
  var present: JSONTapeValue? { type == .null ? nil : self }

  /// The value of the last member with this name; nil if there is none, or if this is not an object.
  func member(_ name: String) -> JSONTapeValue? {
    var name = name
    return name.withUTF8 { member($0) }
  }

  /// Passes each element of an array to `body` in order; ends when `body` returns false.
  func forEachElement(_ body: (Int, JSONTapeValue) -> Bool) {
    guard type == .list else { return }
    var element = entry + 1
    for index in 0..<Int(entry.pointee.length) {
      if !body(index, JSONTapeValue(element)) { return }
      element += Int(element.pointee.extent >> 3)
    }
  }

  /// Whether an element of an array is such a value.
  @inline(__always)
  func hasElement(_ isSuch: (JSONTapeValue) -> Bool) -> Bool {
    var isFound = false
    forEachElement { _, element in
      isFound = isSuch(element)
      return !isFound
    }
    return isFound
  }

  /// Passes each member of an object to `body` in order, including those that a later member of the same name
  /// replaces.
  func forEachMember(_ body: (UnsafeBufferPointer<UInt8>, JSONTapeValue) -> Void) {
    guard type == .object else { return }
    var name = entry + 1
    for _ in 0..<Int(entry.pointee.length) {
      let value = name + 1
      body(JSONTapeValue(name).bytes, JSONTapeValue(value))
      name = value + Int(value.pointee.extent >> 3)
    }
  }

  /// How many elements a list or members an object has; 0 for any other value.
  var partCount: Int { type == .list || type == .object ? Int(entry.pointee.length) : 0 }

  /// Whether it is a list, an object, or a text or number so long that comparing it is slow.
  var isLong: Bool {
    switch type {
    case .null, .boolean: false
    case .number, .text: Int(entry.pointee.length) > Self.shortBytes
    case .list, .object: true
    }
  }

  /// Whether both are texts, or both numbers, of the same bytes.
  func isWritten(as other: JSONTapeValue) -> Bool {
    type == other.type && (type == .text || type == .number) && bytes.hasSameBytes(as: other.bytes)
  }

  /// The value of a number.
  var decimal: ExactDecimal { ExactDecimal(written: bytes) }

  /// Whether the value is a number without a fraction.
  package var isInteger: Bool {
    type == .number && (hasOnlyDigits || decimal.isInteger)
  }

  /// Whether a number has neither a decimal point nor an exponent.
  @inline(__always)
  private var hasOnlyDigits: Bool {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return true }
    var offset = 0
    while bytes.count - offset >= 8 {
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // Of the bytes of a number, only "e" has the bit 0x40, and only "." and "+" have 0x02 without 0x10.
      let others = word & 0x4040_4040_4040_4040 | word &>> 1 & ~(word &>> 4) & 0x0101_0101_0101_0101
      if others != 0 { return false }
      offset += 8
    }
    return bytes[offset...].allSatisfy { $0 <= 0x39 && $0 != 0x2E }
  }

  /// Whether the value is `true`.
  var isTrue: Bool { Int(entry.pointee.extent & 7) == JSON_TAPE_TRUE }
}

extension Validation<JSONTapeValue> {
  /// A rule for arrays as a rule for values in place.
  init(list rule: Validation<[JSONNode]>) {
    let run = rule.run
    self.init(run: { value, sink in run(value.node.array ?? [], &sink) }, checkAbsent: rule.checkAbsent)
  }

  /// A rule for objects, or for values of any type, as a rule for values in place.
  init(object rule: Validation<JSONNode>) {
    let run = rule.run
    self.init(run: { value, sink in run(value.node, &sink) }, checkAbsent: rule.checkAbsent)
  }

  /// A rule for only the number of elements or members, which does not read any of them.
  init(count rule: Validation<Range<Int>>) {
    let run = rule.run
    self.init(run: { value, sink in run(0..<value.partCount, &sink) }, checkAbsent: rule.checkAbsent)
  }
}
