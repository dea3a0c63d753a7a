import LocalizedValidation
import Synchronization
import Testing

/// What an article's example prints, line by line.
final class PrintedText: Sendable {
  @TaskLocal static var current: PrintedText?

  private let text = Mutex("")

  func append(_ line: String) { text.withLock { $0 += $0.isEmpty ? line : "\n" + line } }

  /// The text without isolates, which articles leave out since they are invisible.
  var visible: String {
    text.withLock { text in
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !("\u{2066}"..."\u{2069}" ~= $0) }))
    }
  }
}

/// Stands in for the standard library's function in examples, so that tests see what they print; it has the same
/// signature, so that no call reaches the other.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let line = items.map { String(describing: $0) }.joined(separator: separator)
  guard let current = PrintedText.current else { return Swift.print(line, terminator: terminator) }
  current.append(line)
}

/// What an example prints for an English reader.
func printed(_ example: () throws -> Void) rethrows -> String {
  let text = PrintedText()
  try PrintedText.$current.withValue(text) { try ActiveLocale.with("en", example) }
  return text.visible
}

/// What an example prints where it switches the locale of the process itself.
func printedWithProcessLocale(_ example: () async throws -> Void) async rethrows -> String {
  let text = PrintedText()
  try await PrintedText.$current.withValue(text) { try await example() }
  return text.visible
}

/// Expects that an example printed what its article shows; the output is the issue's comment, which also gets here
/// from a test in a process of its own.
func expectShown(_ output: String, _ shown: String, sourceLocation: SourceLocation = #_sourceLocation) {
  if output == shown { return }
  Issue.record("The example prints:\n\(output)", sourceLocation: sourceLocation)
}

/// Waits until what others have put onto the main queue makes a condition true, or for so many turns.
@MainActor
func until(_ condition: @MainActor () -> Bool) async {
  for _ in 0..<100_000 where !condition() { await Task.yield() }
}
