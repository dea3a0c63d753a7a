/// Stops the program if its own source requires an impossible rule, and reports why and on which line.
///
/// Only literals of the rule's author reach it: rules that come from data are checked first, and refused by a thrown
/// error.
func stopForImpossibleRule(_ reason: String, _ file: StaticString, _ line: UInt) -> Never {
  fatalError("Impossible rule: \(reason)", file: file, line: line)
}
