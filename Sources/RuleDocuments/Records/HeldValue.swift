import JSONText
import ValidationCore

/// A value in either form in which records are held, for rules that few fields have.
///
/// One in place is made into nodes where a rule asks for them. It must not outlive the run.
enum HeldValue {
  case node(JSONNode)
  case tape(JSONTapeValue)

  var node: JSONNode {
    switch self {
    case .node(let node): node
    case .tape(let value): value.node
    }
  }

  /// How many elements a list or members an object has.
  var count: Int {
    switch self {
    case .node(let node): node.partCount
    case .tape(let value): value.partCount
    }
  }

  /// Whether one of the elements of a list is among some values.
  func hasElement(in choices: ValueChoices) -> Bool {
    switch self {
    case .node(let node): node.hasElement(in: choices)
    case .tape(let value): value.hasElement(in: choices)
    }
  }
}

extension Validation<HeldValue> {
  /// A rule over arrays as one over values in either form.
  init(list rule: Validation<[JSONNode]>) {
    let run = rule.run
    self.init(run: { value, findings in run(value.node.array ?? [], &findings) }, runAbsent: rule.runAbsent)
  }

  /// A rule over objects, or over values of any type, as one over values in either form.
  init(object rule: Validation<JSONNode>) {
    let run = rule.run
    self.init(run: { value, findings in run(value.node, &findings) }, runAbsent: rule.runAbsent)
  }

  /// A rule over the number of elements or members alone, for which none of them is read.
  init(count rule: Validation<Range<Int>>) {
    let run = rule.run
    self.init(run: { value, findings in run(0..<value.count, &findings) }, runAbsent: rule.runAbsent)
  }
}
