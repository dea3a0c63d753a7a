import Testing

@testable import ValidationCore

@Suite("Places of errors")
struct ErrorPlaceTests {
  private static let wrong = Validation<String> { _ in throw ValidationError(code: "wrong") }

  private static func segments(_ depth: Int) -> [FieldPath.Segment] {
    (0..<depth).flatMap { [.index($0), .key("part")] as [FieldPath.Segment] }
  }

  /// Rules that report at the end of lists within lists, whatever the number of offsets that an error stores.
  private static func nested(_ depth: Int) -> PathPattern {
    PathPattern((0..<depth).flatMap { _ in [.each, .key("part")] as [PathPattern.Step] })
  }

  @Test("are the paths of elements, however many lists there are", arguments: 0...5, 0...5)
  func depth(inner: Int, outer: Int) {
    var sink = ErrorSink(.list)
    sink.report(ValidationError(code: "wrong"))
    sink.place(from: 0, at: Self.nested(inner)) { $0 }
    sink.place(from: 0, at: Self.nested(outer)) { $0 }
    #expect(sink.errors.map(\.path.segments) == [Self.segments(outer) + Self.segments(inner)])
  }

  @Test("are exact beyond what is stored compactly")
  func largeOffsets() {
    for offset in [0, Int(Int32.max), Int(Int32.max) + 1, .max] {
      var sink = ErrorSink(.list)
      sink.report(ValidationError(code: "wrong"))
      sink.place(from: 0, at: Self.nested(1)) { _ in offset }
      #expect(sink.errors[0].path == [.index(offset), "part"])
    }
  }

  @Test("of a rule that calls itself are exact, however deep it goes")
  func recursion() {
    indirect enum Tree: Sendable {
      case leaf
      case node(Tree)
    }
    final class Rule: Sendable {
      let step = PathPattern(.key("child"))
      func run(_ tree: Tree, _ sink: inout ErrorSink) {
        switch tree {
        case .leaf: sink.report(ValidationError(code: "leaf"))
        case .node(let child): sink.entering(step) { run(child, &$0) }
        }
      }
    }
    let rule = Rule()
    for depth in [0, 1, 63, 64, 65, 300] {
      var sink = ErrorSink(.list)
      rule.run((0..<depth).reduce(.leaf) { tree, _ in .node(tree) }, &sink)
      #expect(sink.errors.map(\.path) == [FieldPath(Array(repeating: "child", count: depth))])
    }
  }

  @Test("prefix the path that a closure gave its error")
  func ownPath() {
    let rule = Validation<[String]>.field(
      "items", \.self, .each(Validation { _ in throw ValidationError(code: "wrong", path: ["a", 7]) }))
    #expect(rule.errors(in: ["", ""]).map(\.path.description) == ["items[0].a[7]", "items[1].a[7]"])
  }

  @Test("are equal if the paths are")
  func equality() {
    let errors = Validation<[String]>.field("items", \.self, .each(Self.wrong)).errors(in: ["", ""])
    let same = ValidationError(code: "wrong", path: ["items", 1])
    #expect(errors[1] == same && errors[0] != same)
    #expect(errors[1].hashValue == same.hashValue)
    var moved = errors[0]
    moved.path = ["items", 1]
    #expect(moved == same && errors[0].path == ["items", 0])
    moved.path = []
    #expect(moved == ValidationError(code: "wrong"))
  }
}
