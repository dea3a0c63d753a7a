import JSONText
import Primitives
import ValidationCore

/// A path to a part of a value in place, without `[]`: it is followed without counting references or copying names.
final class PartPath: @unchecked Sendable {
  // Sendable: only the initializer writes the memory.

  private enum Step {
    case key(FixedByteString)
    case index(Int)
  }

  private let steps: UnsafeMutableBufferPointer<Step>

  /// Nil for a path with `[]`, which leads to no single part.
  init?(_ path: FieldPattern) {
    if path.eachCount > 0 { return nil }
    var steps: [Step] = []
    for step in path.steps {
      switch step {
      case .key(let name): steps.append(.key(FixedByteString(copying: name)))
      case .index(let index): steps.append(.index(index))
      case .each: break
      }
    }
    self.steps = .allocate(capacity: steps.count)
    _ = self.steps.initialize(from: steps)
  }

  deinit {
    for step in steps { if case .key(let name) = step { name.deallocate() } }
    steps.deallocate()
  }

  /// The part of a value; nil if it is absent or null.
  func part(of value: JSONTapeValue) -> JSONTapeValue? {
    var value = value
    for index in 0..<steps.count {
      let part: JSONTapeValue? =
        switch steps[index] {
        case .key(let name): value.lastMember(name)
        case .index(let index): value.element(at: index)
        }
      guard let part else { return nil }
      value = part
    }
    return value.present
  }
}

extension JSONTapeValue {
  /// The value of the last member with this name; nil if there is none.
  @inline(__always)
  fileprivate func lastMember(_ name: FixedByteString) -> JSONTapeValue? {
    var found: JSONTapeValue?
    forEachMember { member, value in
      guard member.count == name.bytes.count, name.hasSameBytes(as: member, ByteStringKey(member)) else {
        return
      }
      found = value
    }
    return found
  }
}
