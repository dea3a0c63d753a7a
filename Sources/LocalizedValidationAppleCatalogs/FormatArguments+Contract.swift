package import CatalogFormats
import LocalizedValidation
import MessageLocalization

extension FormatArguments {
  /// The arguments of a message, in the order in which formats such as `%1$@` and `%2$lld` count them.
  ///
  /// For a message of the library, that is the order of `MessageContract.positions(of:)`; for others, the order that the
  /// application states. Any of them may be a number, since the application's types are not known.
  package static func ofMessage(_ key: String, own: [String: [String]] = [:]) -> FormatArguments {
    if let names = own[key] { return FormatArguments(names.map { .init($0, isNumber: true) }) }
    let known = MessageContract.builtIn.positions(of: key)
    return FormatArguments(known?.map { .init($0.name, isNumber: $0.kind == .integer || $0.kind == .value) })
  }
}
