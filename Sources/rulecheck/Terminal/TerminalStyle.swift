import ValidationCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Colours and weights of a report, used only on a terminal.
struct TerminalStyle: Sendable, Hashable {
  private let isOn: Bool

  /// No colours.
  static let plain = TerminalStyle(isOn: false)
  /// Colours as defined by ECMA-48 (SGR).
  static let coloured = TerminalStyle(isOn: true)

  /// Colours on a terminal, unless the user disables them (`NO_COLOR`, see no-color.org).
  init(isTerminal: Bool) { self = isTerminal && getenv("NO_COLOR") == nil ? .coloured : .plain }

  private init(isOn: Bool) { self.isOn = isOn }

  func heading(_ text: String) -> String { wrap(text, "1") }
  func path(_ text: String) -> String { wrap(text, "36") }
  func dim(_ text: String) -> String { wrap(text, "2") }

  func message(_ text: String, _ severity: ValidationError.Severity) -> String {
    wrap(text, severity == .error ? "31" : "33")
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
