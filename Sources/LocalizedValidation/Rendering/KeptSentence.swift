import Primitives
import ValidationCore

/// A sentence that was rendered, for all errors that differ only in the offsets that their paths contain.
struct KeptSentence {
  /// The place of an offset in the sentence.
  private struct Gap {
    /// How many bytes of the text precede it.
    let start: Int
    /// Which of the path's lists, counted from 0 at the outermost.
    let level: Int
  }

  /// The sentence, without the offsets.
  private let text: String
  private let gaps: [Gap]

  /// Keeps a sentence.
  ///
  /// - Parameters:
  ///   - sentence: The sentence of an error.
  ///   - render: Renders the sentence of another error.
  /// - Returns: Nil if the sentences of other elements do not follow from this one.
  init?(_ sentence: String, of error: ValidationError, render: (ValidationError) -> String) {
    guard let pattern = error.listPattern else {
      text = sentence
      gaps = []
      return
    }
    var marked = error
    marked.path = pattern.path(Self.mark)
    var (kept, gaps): ([UInt8], [Gap]) = ([], [])
    let bytes = Array(render(marked).utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      if let level = (0..<pattern.eachCount).first(where: { rest.starts(with: Self.digits(of: $0)) }) {
        gaps.append(Gap(start: kept.count, level: level))
        rest = rest.dropFirst(Self.digits(of: level).count)
      } else {
        kept.append(rest.removeFirst())
      }
    }
    self.text = String(decoding: kept, as: UTF8.self)
    self.gaps = gaps
    // The message itself may contain what looks like a mark.
    guard text(for: error).utf8.elementsEqual(sentence.utf8) else { return nil }
  }

  /// An offset that no list has: a number near the largest.
  private static func mark(_ level: Int) -> Int { 9_120_487_563_021_744_860 + level }

  private static func digits(of level: Int) -> String.UTF8View { String(mark(level)).utf8 }

  /// The size in bytes.
  var bytes: Int { text.utf8.count + gaps.count * MemoryLayout<Gap>.size }

  /// The sentence of an error; one allocation if it contains offsets, otherwise none.
  @inline(__always)
  func text(for error: borrowing ValidationError) -> String { gaps.isEmpty ? text : filled(for: error) }

  private func filled(for error: borrowing ValidationError) -> String {
    let capacity = text.utf8.count + gaps.count * UnsafeMutableBufferPointer<UInt8>.mostDigits
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { room in
      var text = text
      let count = text.withUTF8 { utf8 in
        var (read, written) = (0, 0)
        for gap in gaps {
          written = room.copy(utf8[read..<gap.start], at: written)
          read = gap.start
          written = room.writeDigits(of: error.offset(atLevel: gap.level).magnitude, at: written)
        }
        return room.copy(utf8[read...], at: written)
      }
      return String(decoding: UnsafeBufferPointer(rebasing: room[..<count]), as: UTF8.self)
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes bytes; returns the offset behind them.
  fileprivate func copy(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, at start: Int) -> Int {
    _ = UnsafeMutableBufferPointer(rebasing: self[start...]).update(fromContentsOf: bytes)
    return start + bytes.count
  }
}
