import AllocationCounter
import JSONText
import Testing

@testable import RuleDocuments

/// A valid record costs no heap allocation once its document has been read.
struct AllocationTests {
  private static let signUp = """
    {
      "scenarios": ["create", "update"], "unknownFields": "error",
      "fields": {
        "username": ["required", {"normalized": "NFC"}, {"length": {"min": 3, "max": 20}},
          {"matches": "^[\\\\p{L}\\\\p{M}\\\\p{N}_]+$"}, "noBidiControls", "noInvisibles"],
        "email": ["required", "email"],
        "age": [{"range": {"min": 18, "max": 120}}, {"type": "integer"}],
        "country": [{"oneOf": ["BR", "PT", "EG", "TW"]}],
        "taxNumber": {"rules": ["required"], "when": {"field": "country", "equals": "BR"}},
        "tags": [{"count": {"max": 5}, "on": ["create"]}],
        "tags[]": ["notBlank", {"length": {"max": 30}}],
        "items[].name": ["notBlank"],
        "password": {"rules": ["required", {"length": {"min": 8}}], "sensitive": true},
        "confirmation": [{"sameAs": "password"}]
      }
    }
    """

  /// Unoptimized code allocates for closures that optimized code keeps on the stack.
  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  @Test(
    "A valid record allocates nothing",
    .enabled(if: isOptimized && allocation_counter_works() != 0, "counted in release builds alone"),
    arguments: validRecords
  )
  func validRecord(json: String) throws {
    let document = try RuleDocument(json: Self.signUp.utf8)
    let record = try JSONNode.parse(json)
    for _ in 0..<3 { #expect(document.errors(in: record).isEmpty) }
    let before = allocation_count()
    let errors = document.errors(in: record)
    let after = allocation_count()
    #expect(errors.isEmpty)
    #expect(after - before == 0)
  }

  private static let validRecords = [
    """
    {"username": "maria_silva", "email": "maria@example.com.br", "age": 31, "country": "BR", "taxNumber": "1",
     "tags": ["a", "b"], "items": [{"name": "x"}, {"name": "y"}], "password": "12345678", "confirmation": "12345678"}
    """,
    """
    {"username": "محمد_علي", "email": "ali@example.com", "age": 18.0, "country": "EG", "tags": [],
     "items": [], "password": "كلمةالسرالطويلة", "confirmation": "كلمةالسرالطويلة"}
    """,
  ]

  @Test(
    "A valid record in bytes allocates nothing",
    .enabled(if: isOptimized && allocation_counter_works() != 0, "counted in release builds alone"),
    arguments: validRecords
  )
  func validRecordInBytes(json: String) throws {
    let document = try RuleDocument(json: Self.signUp.utf8)
    let bytes = Array(json.utf8)
    for _ in 0..<3 { #expect(try document.errors(inJSON: bytes).isEmpty) }
    let before = allocation_count()
    let errors = try document.errors(inJSON: bytes)
    let after = allocation_count()
    #expect(errors.isEmpty)
    #expect(after - before == 0)
  }
}
