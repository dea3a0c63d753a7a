import JSONText
import Primitives
import ValidationCore
import ValidationRules

/// The members of a record that a document names, in its paths or in those of conditions and other fields, by which
/// all others are reported.
///
/// An object of which a rule reads no member may have any. `[]` and `[0]` are the same step here.
final class KnownFields: Sendable {
  /// A value that the document names, and its parts.
  private struct Part: Sendable {
    /// Nil if no member is named, so that an object may have any.
    var names: ByteStringTable?
    var texts: [String] = []
    /// The values of the named members, in order, and their steps.
    var members: [(part: Int, place: PathPattern)] = []
    /// The elements of a list.
    var element: Int?
  }

  private let parts: [Part]
  private let isWarning: Bool
  private let each = PathPattern(.each)

  init(_ rules: [FieldRules], _ severity: ValidationError.Severity) {
    var builder = Builder()
    for field in rules {
      builder.add(field.pattern)
      for other in field.otherFields { builder.add(other) }
      if let condition = field.condition { builder.add(condition) }
      for condition in field.requirements.compactMap(\.condition) + field.groups.compactMap(\.condition) {
        builder.add(condition)
      }
    }
    builder.close(0)
    parts = builder.parts.map { part in
      var part = part
      if part.isClosed { part.part.names = ByteStringTable(part.part.texts) }
      return part.part
    }
    isWarning = severity == .warning
  }

  /// Reports the members of a record that are not known.
  func check(_ record: JSONTapeValue, _ sink: inout ErrorSink) {
    if isWarning { sink.demoting { check(record, as: 0, &$0) } } else { check(record, as: 0, &sink) }
  }

  private func check(_ value: JSONTapeValue, as part: Int, _ sink: inout ErrorSink) {
    switch value.type {
    case .object:
      guard let names = parts[part].names else { return }
      withRoom(for: parts[part].members.count, of: Int.self) { last in
        last.initialize(repeating: -1)
        forEachMember(of: value, names) { index, _, known, _ in if let known { last[known] = index } }
        forEachMember(of: value, names) { index, name, known, value in
          if sink.isDecided { return }
          guard let known else {
            return sink.report(
              .unknownMember(String(decoding: name, as: UTF8.self), among: parts[part].texts))
          }
          // Of several members with the same name, the last one counts.
          guard last[known] == index else { return }
          let member = parts[part].members[known]
          sink.entering(member.place) { check(value, as: member.part, &$0) }
        }
      }
    case .list:
      guard let element = parts[part].element else { return }
      value.forEachElement { index, value in
        sink.entering(each, element: index) { check(value, as: element, &$0) }
        return !sink.isDecided
      }
    case .null, .boolean, .number, .text: break
    }
  }

  /// Passes each member of an object with its offset among them, and among the names if it is one of them.
  private func forEachMember(
    of object: JSONTapeValue, _ names: ByteStringTable,
    _ body: (_ index: Int, _ name: UnsafeBufferPointer<UInt8>, _ known: Int?, _ value: JSONTapeValue) -> Void
  ) {
    var index = 0
    object.forEachMember { name, value in
      body(index, name, names.offset(of: name), value)
      index += 1
    }
  }
}

extension KnownFields {
  /// Collects the parts of all paths.
  private struct Builder {
    private(set) var parts: [(part: Part, known: [MemberName: Int], isClosed: Bool)] = [(Part(), [:], false)]

    mutating func close(_ part: Int) { parts[part].isClosed = true }

    mutating func add(_ pattern: FieldPattern) {
      var at = 0
      for step in pattern.steps {
        switch step {
        case .key(let name): at = member(name, of: at)
        case .index, .each: at = element(of: at)
        }
      }
    }

    mutating func add(_ condition: Condition) {
      switch condition {
      case .isOneOf(let field, _), .isPresent(let field, _): add(field.pattern)
      case .not(let condition): add(condition)
      case .all(let conditions), .any(let conditions): for condition in conditions { add(condition) }
      }
    }

    private mutating func member(_ name: String, of part: Int) -> Int {
      if let known = parts[part].known[MemberName(name)] { return known }
      let new = addPart()
      parts[part].known[MemberName(name)] = new
      parts[part].part.texts.append(name)
      parts[part].part.members.append((new, PathPattern(.key(name))))
      close(part)
      return new
    }

    private mutating func element(of part: Int) -> Int {
      if let known = parts[part].part.element { return known }
      let new = addPart()
      parts[part].part.element = new
      return new
    }

    private mutating func addPart() -> Int {
      parts.append((Part(), [:], false))
      return parts.count - 1
    }
  }
}
