import CJSONTape

extension JSONTape {
  /// Writes a value from memory and copies its texts.
  ///
  /// Once the storage has grown to the size that the values need, writing allocates nothing.
  /// - Returns: The value; nil if arrays and objects nest beyond ``maximumDepth``, or if a tape cannot hold that much.
  package func write(_ node: JSONNode) -> JSONTapeValue? {
    var writer = JSONTapeWriter(self)
    return writer.write(node, depth: 0) ? value : nil
  }
}

/// Writes a node onto a tape.
private struct JSONTapeWriter: ~Copyable {
  private let tape: JSONTape
  private var entries: UnsafeMutablePointer<json_tape_entry>
  private var capacity: Int
  private var used = 0
  private var texts: UnsafeMutablePointer<UInt8>
  private var textCapacity: Int
  private var usedText = 0

  init(_ tape: JSONTape) {
    self.tape = tape
    entries = tape.entries
    capacity = tape.capacity
    texts = tape.textRoom(for: 1)
    textCapacity = tape.textCapacity
  }

  mutating func write(_ node: JSONNode, depth: Int) -> Bool {
    switch node.content {
    case .null: return append(nil, 0, JSON_TAPE_NULL)
    case .bool(let value): return append(nil, 0, value ? JSON_TAPE_TRUE : JSON_TAPE_FALSE)
    case .number(let text): return append(text, JSON_TAPE_NUMBER)
    case .string(let text): return append(text, JSON_TAPE_STRING)
    case .array(let elements):
      let index = used
      guard depth < JSONTape.maximumDepth, append(nil, elements.count, JSON_TAPE_ARRAY) else { return false }
      for element in elements {
        guard write(element, depth: depth + 1) else { return false }
      }
      close(index, JSON_TAPE_ARRAY)
    case .object(let members):
      let index = used
      guard depth < JSONTape.maximumDepth, append(nil, members.count, JSON_TAPE_OBJECT) else { return false }
      for member in members {
        guard append(member.key, JSON_TAPE_STRING), write(member.value, depth: depth + 1) else {
          return false
        }
      }
      close(index, JSON_TAPE_OBJECT)
    }
    return true
  }

  private func close(_ index: Int, _ kind: Int) {
    entries[index].extent = UInt32(truncatingIfNeeded: (used - index) << 3 | kind)
  }

  /// Appends a string or number, and a copy of its text.
  private mutating func append(_ text: String, _ kind: Int) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      guard utf8.count <= Int(UInt32.max) else { return false }
      if textCapacity - usedText < utf8.count { growTexts(by: utf8.count) }
      let copy = texts + usedText
      if let source = utf8.baseAddress { copy.update(from: source, count: utf8.count) }
      usedText += utf8.count
      return append(copy, utf8.count, kind)
    }
  }

  @inline(__always)
  private mutating func append(_ text: UnsafePointer<UInt8>?, _ length: Int, _ kind: Int) -> Bool {
    if used == capacity {
      guard tape.grow() else { return false }
      entries = tape.entries
      capacity = tape.capacity
    }
    entries[used] = json_tape_entry(
      text: text,
      length: UInt32(truncatingIfNeeded: length),
      extent: UInt32(truncatingIfNeeded: 1 << 3 | kind)
    )
    used += 1
    return true
  }

  /// Makes more space for texts; existing texts move, and the entries are updated.
  private mutating func growTexts(by count: Int) {
    let old = UnsafePointer(texts)
    texts = tape.growTexts(toFit: usedText + count, keeping: usedText) { new in
      for index in 0..<used {
        if let text = entries[index].text { entries[index].text = UnsafePointer(new) + (text - old) }
      }
    }
    textCapacity = tape.textCapacity
  }
}
