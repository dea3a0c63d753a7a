import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// An object has a member that its type, or the rule document, does not have. No arguments.
  public static let presenceUnknown: Self = "presence.unknown"
  /// The same, and a known member has a similar name. Argument: `nearest` (text).
  public static let presenceMisspelled: Self = "presence.misspelled"
}

extension ValidationError {
  /// The error of a member that an object should not have, at the member.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - known: The names that members may have.
  package static func unknownMember(_ name: String, among known: some Sequence<String>) -> ValidationError {
    guard let nearest = NearestName.nearest(to: name, among: known) else {
      return ValidationError(code: .presenceUnknown, path: [.key(name)])
    }
    return ValidationError(
      code: .presenceMisspelled, limits: ["nearest": .text(nearest)], path: [.key(name)])
  }
}
