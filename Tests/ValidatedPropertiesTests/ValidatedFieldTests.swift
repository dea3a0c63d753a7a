import Foundation
import Testing
import ValidatedProperties
import ValidationCore
import ValidationRules

private final class Profile {
  @ValidatedField(notShort()) var name = ""
  @ValidatedField(.range(18...)) var age = 17
  @ValidatedField var free: [String] = []
}

private struct Settings: Hashable, Encodable {
  @Validate(notShort()) var name: String = ""
  @Validate(.range(1...)) var count: Int? = nil
}

@Suite("Values that are never absent")
struct ValidatedFieldTests {
  @Test("are validated as they are")
  func values() async {
    let profile = Profile()
    #expect(profile.$name.errors == [short(0)])
    #expect(!profile.$age.isValid && profile.$free.isValid)
    var reader = profile.$name.errorUpdates.makeAsyncIterator()
    #expect(await reader.next() == [short(0)])
    profile.name = "Ana"
    #expect(await reader.next() == [])
    profile.age += 1
    #expect(profile.$age.isValid)
    #expect(throws: Never.self) { try profile.$name.validate() }
  }

  @Test("of a struct leave it Equatable, Hashable and Encodable")
  func conformances() throws {
    var (one, other) = (Settings(), Settings())
    #expect(one == other && Set([one, other]).count == 1)
    one.name = "Ana"
    #expect(one != other)
    other.name = "Ana"
    #expect(one == other && one.hashValue == other.hashValue)
    other.count = 3
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(other), as: UTF8.self) == #"{"count":3,"name":"Ana"}"#)
    #expect(String(decoding: try encoder.encode(one), as: UTF8.self) == #"{"count":null,"name":"Ana"}"#)
  }
}
