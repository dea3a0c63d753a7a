/// The arguments of a message, in the order in which a `printf` format counts them.
package struct FormatArguments: Sendable, Hashable {
  /// One argument.
  package struct Argument: Sendable, Hashable {
    package let name: String
    /// Whether `%lld` can show it.
    package let isNumber: Bool

    package init(_ name: String, isNumber: Bool) {
      self.name = name
      self.isNumber = isNumber
    }
  }

  /// The arguments; nil if they are not known, so that a format can only name them.
  private let arguments: [Argument]?
  private var taken: Set<String> = []

  package init(_ arguments: [Argument]?) { self.arguments = arguments }

  /// Whether only names can show arguments.
  var areUnknown: Bool { arguments == nil }

  /// The argument that a specifier shows: that of its position, otherwise the first one that no earlier specifier took
  /// and that it can show.
  mutating func name(
    _ position: Int?,
    isNumber: Bool,
    _ specifier: String
  ) throws(FormatProblem) -> String {
    guard let arguments else {
      throw FormatProblem(
        "“\(specifier)” shows an argument by its position; expected a name such as {minimum}")
    }
    let argument =
      if let position {
        position >= 1 && position <= arguments.count ? arguments[position - 1] : nil
      } else {
        arguments.first { !taken.contains($0.name) && ($0.isNumber || !isNumber) }
      }
    guard let argument, argument.isNumber || !isNumber else {
      let kind = isNumber ? "a number" : "an argument"
      let list = arguments.enumerated().map { "\($0.offset + 1) \($0.element.name)" }.joined(separator: ", ")
      throw FormatProblem("“\(specifier)” does not show \(kind) of the message; its arguments are \(list)")
    }
    taken.insert(argument.name)
    return argument.name
  }

  /// The argument that chooses in a plural with a name: the argument of this name, otherwise that of the position,
  /// otherwise the first number that nothing took.
  mutating func name(ofPlural name: String, _ position: Int?) throws(FormatProblem) -> String {
    guard let arguments, !arguments.contains(where: { $0.name == name }) else {
      taken.insert(name)
      return name
    }
    return try self.name(position, isNumber: true, "%#@\(name)@")
  }
}

/// Why a format does not make a message.
struct FormatProblem: Error {
  let text: String
  init(_ text: String) { self.text = text }
}
