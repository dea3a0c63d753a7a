import Foundation
import JSONText
import ValidationCore

extension JSONNode {
  /// An object of members in the given order.
  init(members: [(String, JSONNode)]) {
    self.init(.object(members.map { Member(key: $0.0, value: $0.1) }))
  }

  init(_ integer: Int) { self.init(.number(String(integer))) }

  init(_ text: String) { self.init(.string(text)) }

  /// An argument as plain JSON; numbers keep their exact text.
  init(_ argument: ValidationError.Argument) {
    switch argument {
    case .integer(let value): self.init(value)
    case .decimal(let value) where value.isNaN: self.init("NaN")
    case .decimal(let value): self.init(.number("\(value)"))
    case .text(let value), .key(let value): self.init(value)
    case .date: self.init(argument.description)
    case .list(let values), .alternatives(let values): self.init(.array(values.map { JSONNode($0) }))
    }
  }
}

/// The members that JSON reports give an error: facts first, then the sentence.
struct ErrorFacts {
  let error: ValidationError
  let message: String
  let detail: String?

  /// `path` is a JSON Pointer, `ranges` are pairs of UTF-8 offsets; what an error has not is left out.
  var members: [(String, JSONNode)] {
    let arguments = error.arguments.sorted { $0.key < $1.key }.map { ($0.key, JSONNode($0.value)) }
    var members: [(String, JSONNode)] = [
      ("path", JSONNode(error.path.jsonPointer)),
      ("code", JSONNode(error.code.rawValue)),
      ("arguments", JSONNode(members: arguments)),
      ("severity", JSONNode(error.severity.rawValue)),
      ("message", JSONNode(message)),
    ]
    if !error.ranges.isEmpty {
      let ranges = error.ranges.map { range in
        JSONNode(.array([JSONNode(range.lowerBound), JSONNode(range.upperBound)]))
      }
      members.append(("ranges", JSONNode(.array(ranges))))
    }
    if let suggestion = error.suggestion { members.append(("suggestion", JSONNode(suggestion))) }
    if let detail { members.append(("detail", JSONNode(detail))) }
    return members
  }
}
