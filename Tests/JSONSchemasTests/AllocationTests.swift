import AllocationCounter
import Foundation
import JSONSchemas
import JSONText
import Testing

/// A valid value costs no heap allocation once its schema has been read.
@Suite("A valid value")
struct AllocationTests {
  /// Unoptimized code allocates for closures that optimized code keeps on the stack.
  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// The article on speed names what takes memory after all, such as unique elements in long lists.
  private static let values: [(schema: String, value: String)] = [
    (
      #"{"type":"object","required":["é"],"properties":{"é":{"enum":["構築","ok"]},"n":{"type":"integer","maximum":9}}}"#,
      #"{"é":"構築","n":7.0,"z":[1,{}]}"#
    ),
    (
      #"{"properties":{"a":{"minLength":2}},"patternProperties":{"^x-":{"pattern":"\\p{Lu}"}},"unevaluatedProperties":false}"#,
      #"{"a":"نص","x-b":"Ö"}"#
    ),
    (
      #"{"anyOf":[{"properties":{"k":{"const":"a"}},"required":["k"]},{"properties":{"k":{"const":"b"}},"required":["k"]}]}"#,
      #"{"k":"b"}"#
    ),
    (
      ##"{"type":"array","items":{"oneOf":[{"type":"string"},{"$ref":"#"}]},"uniqueItems":true,"contains":{"const":"é"}}"##,
      #"["é","e",["é"]]"#
    ),
    (
      ##"{"$dynamicAnchor":"node","properties":{"next":{"$dynamicRef":"#node"},"v":{"not":{"const":{"a":[1]}}}}}"##,
      #"{"next":{"next":{"v":{"a":[2]}}}}"#
    ),
  ]

  @Test(
    "allocates nothing",
    .enabled(if: isOptimized && allocation_counter_works() != 0, "counted in release builds alone"),
    arguments: values)
  func allocatesNothing(schema: String, value: String) throws {
    let (schema, bytes) = (try JSONSchema(Data(schema.utf8)), Array(value.utf8))
    for _ in 0..<3 { #expect(try schema.errors(inJSON: bytes).isEmpty) }
    let before = allocation_count()
    let errors = try schema.errors(inJSON: bytes)
    let after = allocation_count()
    #expect(errors.isEmpty)
    #expect(after - before == 0)
  }
}
