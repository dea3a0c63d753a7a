import ValidationCore

/// The names of the members or properties that hold the parts of an address, for paths of errors and for records.
///
/// ```swift
/// PostalAddressFields(lines: ["street", "houseNumber"], locality: "city", administrativeArea: "state", postalCode: "zip")
/// ```
public struct PostalAddressFields: Sendable, Hashable {
  /// The names by part; that of a part without one is the part's own.
  private var names: [PostalAddress.Part: String] = [:]
  /// The names of the lines, in order; errors about missing lines are at the first.
  var lines: [String]

  /// Names the parts; those that are left out have their own names, such as `postalCode`.
  public init(
    country: String = "country", recipient: String = "recipient", organization: String = "organization",
    lines: [String] = ["lines"], dependentLocality: String = "dependentLocality",
    locality: String = "locality", administrativeArea: String = "administrativeArea",
    postalCode: String = "postalCode", sortingCode: String = "sortingCode"
  ) {
    self.lines = lines.isEmpty ? ["lines"] : lines
    names = [
      .country: country, .recipient: recipient, .organization: organization,
      .dependentLocality: dependentLocality, .locality: locality, .administrativeArea: administrativeArea,
      .postalCode: postalCode, .sortingCode: sortingCode,
    ]
  }

  /// The names of a part: several for the lines alone.
  package func names(of part: PostalAddress.Part) -> [String] {
    part == .lines ? lines : [names[part] ?? part.rawValue]
  }
}

extension PostalAddressFields {
  /// The argument of rule documents: an object with the name of a member for each part, or several for the lines.
  static func parameter(_ name: String) -> RuleParameter<PostalAddressFields> {
    RuleParameter(
      name, .value, default: PostalAddressFields(),
      decoded: { value throws(ImpossibleRule) in try PostalAddressFields(value, at: name) },
      encoded: { $0 == PostalAddressFields() ? .omitted : .value($0.written) })
  }

  private init(_ value: RuleValue, at argument: String) throws(ImpossibleRule) {
    let expected = "an object such as {\"lines\": [\"street\"], \"postalCode\": \"zip\"}"
    guard case .object(let members) = value else {
      throw ImpossibleRule(at: argument, "the names are not an object", expected: expected)
    }
    self.init()
    for member in members {
      guard let part = PostalAddress.Part(rawValue: member.name) else {
        throw ImpossibleRule(
          at: argument, "an address does not have the part \(RuleValue.text(member.name))",
          expected: "parts of an address", known: PostalAddress.Part.allCases.map(\.rawValue))
      }
      let found = member.value.list?.compactMap(\.text) ?? member.value.text.map { [$0] } ?? []
      let isComplete = found.count == member.value.list?.count ?? 1
      guard isComplete, let first = found.first, part == .lines || found.count == 1 else {
        throw ImpossibleRule(
          at: argument, "the name of \(RuleValue.text(member.name)) is not a text", expected: expected)
      }
      if part == .lines { lines = found } else { names[part] = first }
    }
  }

  /// The names that are not those of the parts.
  private var written: RuleValue {
    .object(
      PostalAddress.Part.allCases.compactMap { part in
        let found = names(of: part)
        if found == [part.rawValue] { return nil }
        return .init(part.rawValue, part == .lines ? .list(found.map { .text($0) }) : .text(found[0]))
      })
  }
}
