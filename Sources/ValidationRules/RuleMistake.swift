/// Stops the program where its own source asks for a rule that cannot be, and says why and in which line.
///
/// Only literals of the rule's author reach it: rules that come from data are checked, and refused by a thrown
/// error, before they are made.
func ruleMistake(_ reason: String, _ file: StaticString, _ line: UInt) -> Never {
  fatalError("Impossible rule: \(reason)", file: file, line: line)
}
