import Essentials
import ValidationCore

/// The facts of errors as a text that the page keeps and sends back, so that a switch of the language writes the
/// sentences anew and validates nothing.
enum ErrorFactsText {
  /// More errors than a form can show are not kept.
  static let mostErrors = 500

  static func written(_ errors: [ValidationError]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Every error is Codable; if one cannot be written, none is kept, and the form is as before it was checked.
    guard let json = try? encoder.encode(Array(errors.prefix(mostErrors))) else { return "" }
    return String(decoding: json, as: UTF8.self)
  }

  /// The errors; none if the text is not the facts of errors. Whoever sends it sees only their own page.
  static func read(_ text: String) -> [ValidationError] {
    guard let errors = try? JSONDecoder().decode([ValidationError].self, from: Data(text.utf8)) else {
      return []
    }
    return Array(errors.prefix(mostErrors))
  }
}
