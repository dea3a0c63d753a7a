import JSONText
import ValidationCore
import ValidationRules

extension ValueRule {
  /// A rule over objects whose members are the parts of a postal address.
  static func postalAddress(_ rule: PostalAddressRule) -> ValueRule {
    let members = PostalAddress.Part.allCases.flatMap { part in
      rule.fields.names(of: part).map { AddressMember(part, $0) }
    }
    return ValueRule(
      kinds: .object,
      object: Validation(run: { object, sink in
        var reading = PostalAddressRule.Reading()
        var isReadable = true
        for member in members where !member.read(object, &reading, &sink) { isReadable = false }
        // What is wrong with an address of which a part cannot be read is not known.
        if isReadable { rule.check(reading, &sink) }
      }),
      absent: nil
    )
  }
}

/// A member of an object that holds a part of an address.
///
/// An object, of which a walk over the members counts one reference each instead of six.
private final class AddressMember: Sendable {
  private let part: PostalAddress.Part
  private let name: [UInt8]
  private let place: PathPattern
  private let element = PathPattern(.each)

  init(_ part: PostalAddress.Part, _ name: String) {
    (self.part, self.name, place) = (part, Array(name.utf8), PathPattern(.key(name)))
  }

  /// Adds the text of the member, if it has one; false after an error was reported for a value of another type.
  func read(
    _ object: JSONTapeValue, _ reading: inout PostalAddressRule.Reading, _ sink: inout ErrorSink
  ) -> Bool {
    guard let value = name.withUnsafeBufferPointer({ object.member($0) })?.present else { return true }
    var isReadable = true
    if part == .lines, value.type == .list {
      sink.entering(place) { sink in
        value.forEachElement { index, line in
          sink.entering(element, element: index) { sink in
            isReadable = add(line, .text, &reading, &sink) && isReadable
          }
          return !sink.isDecided
        }
      }
    } else {
      sink.entering(place) { sink in
        isReadable = add(value, part == .lines ? [.text, .list] : .text, &reading, &sink)
      }
    }
    return isReadable
  }

  private func add(
    _ value: JSONTapeValue, _ expected: JSONTypeSet, _ reading: inout PostalAddressRule.Reading,
    _ sink: inout ErrorSink
  ) -> Bool {
    guard value.type == .text else {
      sink.report(.typeMismatch(value.type, expected: expected))
      return false
    }
    reading.add(part, isBlank: PostalAddressRule.isBlank(value.bytes), value.string)
    return true
  }
}
