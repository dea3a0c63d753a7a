import Testing
import ValidationCore

/// Parts are read through a key path as through a closure, and where they are only if the model stores them.
@Suite("Parts of models")
struct PartReaderTests {
  final class Box: Sendable {
    let text: String?
    init(_ text: String?) { self.text = text }
  }

  struct Inner: Sendable {
    var code: String?
    var pair: (Int, text: String?) = (1, "pair")
  }

  struct Model: Sendable {
    var flag: Bool? = true
    var text: String? = "a text that is too long to be stored in place: 李雷 👍🏽"
    let constant = "constant"
    var observed: String? = "observed" { didSet {} }
    var computed: String? { text }
    var box = Box("in a box")
    var inner = Inner(code: "inner")
    var maybe: Inner? = Inner(code: "maybe")
    var list = ["é", "e\u{301}"]
    var byName: [String: String] = ["a": "b"]
    subscript(index: Int) -> String? { list.indices.contains(index) ? list[index] : nil }
  }

  /// A part read through its key path; the offset at which it was, nil if it was a copy.
  static func read<Part: Equatable & SendableMetatype>(
    _ path: any KeyPath<Model, Part> & Sendable
  ) -> (offset: Int?, isSame: Bool) {
    withUnsafePointer(to: Model()) { model in
      PartReader(path: { path }).read(model) { part in
        let offset = UnsafeRawPointer(part) - UnsafeRawPointer(model)
        let isStored = (0..<MemoryLayout<Model>.size).contains(offset)
        let byClosure = PartReader { (model: Model) in model[keyPath: path] }.read(model) { $0.pointee }
        return (isStored ? offset : nil, part.pointee == byClosure)
      }
    }
  }

  @Test("stored properties are read where they are")
  func stored() {
    let paths: [(any KeyPath<Model, String?> & Sendable, String)] = [
      (\.text, "text"), (\.inner.code, "inner.code"), (\.inner.pair.text, "inner.pair.text"),
    ]
    for (path, name) in paths {
      let found = Self.read(path)
      #expect(found.offset == MemoryLayout<Model>.offset(of: path), "\(name)")
      #expect(found.offset != nil && found.isSame, "\(name)")
    }
    #expect(Self.read(\.constant).offset != nil)
    #expect(Self.read(\.flag).offset == 0)
    #expect(Self.read(\.list).offset != nil)
  }

  @Test("all other parts are read as closures read them")
  func computed() {
    let paths: [(any KeyPath<Model, String?> & Sendable, String)] = [
      (\.observed, "observed"), (\.computed, "computed"), (\.box.text, "of an object"), (\.[1], "subscript"),
      (\.[7], "subscript without a value"), (\.maybe?.code, "chained"), (\.byName["a"], "dictionary"),
      (\.list.first, "computed of a stored part"),
    ]
    for (path, name) in paths {
      let found = Self.read(path)
      #expect(found.offset == nil && found.isSame, "\(name)")
    }
  }

  @Test("a model that is an object is read through the object")
  func object() {
    let rules = Validation<Box>.field("text", \.text, FieldTests.short)
    #expect(rules.errors(in: Box("long")) == [ValidationError(code: "long", path: ["text"])])
    #expect(rules.errors(in: Box(nil)).isEmpty)
  }

  @Test("the value of an optional is at the address of the optional")
  func wrapped() {
    func check<Value: Equatable>(_ value: Value, _ type: Comment) {
      withUnsafePointer(to: Value?.some(value)) { #expect($0.wrapped()?.pointee == value, type) }
      withUnsafePointer(to: Value?.none) { #expect($0.wrapped() == nil, type) }
    }
    check("", "empty text")
    check("a text that is too long to be stored in place", "text")
    check(true, "truth value")
    check(UInt8.max, "byte")
    check(Int.min, "number")
    check(-0.0, "fraction")
    check(Character("👨‍👩‍👧"), "character")
    check([String](), "array")
    check(["a": [1: nil as String?]], "dictionary")
    check(Int?.some(3), "optional in an optional")
    check(Int?.none, "nil in an optional")
    check(FieldPath([.key("a"), .index(1)]), "path")
    check(ObjectIdentifier(Box("x")), "pointer")
    check(Result<Int8, ValidationError>.success(1), "enum with payloads")
    check(SIMD4<Float>(1, 2, 3, 4), "vector")
  }

  @Test("reading a part counts no reference to what the model stores")
  func references() {
    final class Token: Sendable {}
    struct Holder { var token: Token? }
    nonisolated(unsafe) var isUnique = false
    let rule = Validation<Token>(check: { token, _ in
      isUnique = isKnownUniquelyReferenced(&UnsafeMutablePointer(mutating: token).pointee)
    })
    let rules = Validation<Holder>.field("token", \.token, rule)
    var holder = Holder(token: Token())
    withUnsafePointer(to: &holder) { model in
      var sink = ErrorSink(.list)
      rules.check(model, &sink)
    }
    #expect(isUnique)
  }
}
