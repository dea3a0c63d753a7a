import Foundation

@testable import BulkJSON
@testable import JSONText

/// The readers of JSON: nodes, the tape, the bulk reader, and Foundation's have one verdict and one value.
///
/// The bytes behind a text in its buffer never matter to the bulk reader.
enum JSONTarget {
  static let target = FuzzTarget("json", run)

  nonisolated(unsafe) private static let tape = JSONTape()
  nonisolated(unsafe) private static let reader = BulkJSONReader()

  /// What a file could go on with.
  private static let sequels: [[UInt8]] =
    ["\"", "}", "]", "1", ",\"a\":1}", " ", "\u{0}", "\\"].map {
      Array($0.utf8)
    } + [[0xFF], [0x80]]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() {
      let sequel = sequels[bytes.count % sequels.count]
      return compare(Array(input.rest), sequel, isWritten: true, withFoundation: true)
    }
    let choices = input.byte()
    let sequel = sequels[Int(choices) % sequels.count]
    let text = choices & 0x40 == 0 ? JSONWords.text(&input) : Array(input.rest)
    compare(text, sequel, isWritten: choices & 0x1C == 0, withFoundation: choices & 0x3C == 0)
  }

  private static func compare(_ text: [UInt8], _ sequel: [UInt8], isWritten: Bool, withFoundation: Bool) {
    let node = try? JSONNode.parse(text)
    text.withUnsafeBufferPointer { bytes in
      Check.holds(isSame(node, tape.read(bytes)), "the tape and the nodes differ", shown(text))
    }
    if !text.starts(with: [0xEF, 0xBB, 0xBF]) { compareInBulk(text, sequel, node) }
    guard let node else {
      if withFoundation { compareRefusal(text) }
      return
    }
    if isWritten {
      let written = node.description
      let again = try? JSONNode.parse(written)
      Check.same(again?.description, written, "what is written is not read back", shown(text))
    }
    if withFoundation { compareValue(node, text) }
  }

  /// Reads a text that ends where its allocation does, but for the padding.
  private static func compareInBulk(_ text: [UInt8], _ sequel: [UInt8], _ node: JSONNode?) {
    let size = text.count + BulkJSONReader.padding
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size)
    defer { buffer.deallocate() }
    for index in 0..<size {
      buffer[index] = index < text.count ? text[index] : sequel[(index - text.count) % sequel.count]
    }
    let value = reader.read(padded: UnsafeBufferPointer(rebasing: buffer[..<text.count]))
    Check.holds(
      isSame(node, value), "the bulk reader and the nodes differ",
      "\(shown(text)): \(value.map { $0.node.description } ?? "refused")")
  }

  private static func isSame(_ node: JSONNode?, _ value: JSONTapeValue?) -> Bool {
    guard let node, let value else { return node == nil && value == nil }
    switch (node.content, value.kind) {
    case (.null, .null), (.bool(true), .true), (.bool(false), .false): return true
    case (.number(let text), .number), (.string(let text), .string):
      return text.utf8.elementsEqual(value.utf8)
    case (.array(let elements), .array):
      guard elements.count == value.count else { return false }
      var next = value.first
      for element in elements {
        guard isSame(element, next) else { return false }
        next = next.next
      }
      return true
    case (.object(let members), .object):
      guard members.count == value.count else { return false }
      var key = value.first
      for member in members {
        guard member.key.utf8.elementsEqual(key.utf8), isSame(member.value, key.next) else { return false }
        key = key.next.next
      }
      return true
    default: return false
    }
  }

  /// Foundation refuses what the nodes refuse, with exceptions that are its own.
  private static func compareRefusal(_ text: [UInt8]) {
    if isOtherEncoding(text) || hasTrailingComma(text) { return }
    guard (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil else {
      return
    }
    Check.holds(false, "Foundation reads what the nodes refuse", shown(text))
  }

  private static func compareValue(_ node: JSONNode, _ text: [UInt8]) {
    if isOtherEncoding(text) || hasTextWithByteOrderMark(text) { return }
    guard let value = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed) else {
      // Foundation refuses numbers that a double cannot hold.
      return Check.holds(hasLargeNumber(node), "Foundation refuses what the nodes read", shown(text))
    }
    Check.holds(isEqual(node, value), "Foundation reads another value", shown(text))
  }

  /// Whether a comma precedes a closing bracket, which Foundation accepts.
  private static func hasTrailingComma(_ text: [UInt8]) -> Bool {
    let words = text.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return zip(words, words.dropFirst()).contains { $0 == 0x2C && ($1 == 0x7D || $1 == 0x5D) }
  }

  /// Whether Foundation takes the text for UTF-16 or UTF-32, by its first bytes.
  private static func isOtherEncoding(_ text: [UInt8]) -> Bool {
    text.prefix(4).contains { $0 == 0 || $0 == 0xFE || $0 == 0xFF } || text.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// Whether U+FEFF is the first character of a string, which Foundation drops.
  private static func hasTextWithByteOrderMark(_ text: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: [0x22, 0xEF, 0xBB, 0xBF]) }
  }

  private static func hasLargeNumber(_ node: JSONNode) -> Bool {
    switch node.content {
    case .number(let text): text.utf8.count > 15 || text.utf8.contains { $0 | 0x20 == 0x65 }
    case .array(let elements): elements.contains(where: hasLargeNumber)
    case .object(let members): members.contains { hasLargeNumber($0.value) }
    default: false
    }
  }

  private static func isEqual(_ node: JSONNode, _ value: Any) -> Bool {
    switch node.content {
    case .null: value is NSNull
    case .bool(let flag): (value as? Bool) == flag
    case .number(let text):
      (value as? NSNumber).map { $0.doubleValue == Double(text) || hasLargeNumber(node) } ?? false
    case .string(let text): (value as? String).map { $0.utf8.elementsEqual(text.utf8) } ?? false
    case .array(let elements):
      (value as? [Any]).map { $0.count == elements.count && zip(elements, $0).allSatisfy(isEqual) } ?? false
    case .object(let members):
      // Foundation's dictionaries hold canonically equivalent names for one.
      (value as? [String: Any]).map { object in
        object.count <= members.count
          && (Set(members.map(\.key)).count < members.count
            || members.allSatisfy { member in object[member.key].map { isEqual(member.value, $0) } ?? false })
      } ?? false
    }
  }

  private static func shown(_ text: [UInt8]) -> String {
    String(decoding: text, as: UTF8.self).debugDescription + " \(text.prefix(200))"
  }
}
