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

/// Writes a node onto a tape, with copies of its texts.
private struct JSONTapeWriter: ~Copyable {
  private let tape: JSONTape
  private var builder: JSONTapeBuilder
  private var texts: UnsafeMutablePointer<UInt8>
  private var textCapacity: Int
  private var usedText = 0

  init(_ tape: JSONTape) {
    self.tape = tape
    builder = JSONTapeBuilder(tape)
    texts = tape.textRoom(for: 1)
    textCapacity = tape.textCapacity
  }

  /// Writes a node; false if it nests too deep, or if the tape cannot hold it.
  mutating func write(_ node: JSONNode, depth: Int) -> Bool {
    switch node.content {
    case .null: builder.append(.null, UnsafeBufferPointer(start: nil, count: 0))
    case .bool(let value): builder.append(value ? .true : .false, UnsafeBufferPointer(start: nil, count: 0))
    case .number(let text): append(.number, text)
    case .string(let text): append(.string, text)
    case .array(let elements):
      guard depth < JSONTape.maximumDepth else { return false }
      let place = builder.open()
      for element in elements {
        guard write(element, depth: depth + 1) else { return false }
      }
      builder.close(place, as: .array, partCount: elements.count)
    case .object(let members):
      guard depth < JSONTape.maximumDepth else { return false }
      let place = builder.open()
      for member in members {
        append(.string, member.key)
        guard write(member.value, depth: depth + 1) else { return false }
      }
      builder.close(place, as: .object, partCount: members.count)
    }
    return builder.isComplete
  }

  /// Appends a string or number with a copy of its text.
  private mutating func append(_ kind: JSONTapeValue.Kind, _ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      guard utf8.count <= Int(UInt32.max) else { return builder.refuse() }
      if textCapacity - usedText < utf8.count { growTexts(by: utf8.count) }
      let copy = texts + usedText
      if let source = utf8.baseAddress { copy.update(from: source, count: utf8.count) }
      usedText += utf8.count
      builder.append(kind, UnsafeBufferPointer(start: copy, count: utf8.count))
    }
  }

  /// Makes more space for texts; existing texts move, and the entries are updated.
  private mutating func growTexts(by count: Int) {
    let old = UnsafePointer(texts)
    let entries = tape.entries
    texts = tape.growTexts(toFit: usedText + count, keeping: usedText) { new in
      for index in 0..<builder.count {
        if let text = entries[index].text { entries[index].text = UnsafePointer(new) + (text - old) }
      }
    }
    textCapacity = tape.textCapacity
  }
}
