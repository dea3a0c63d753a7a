import ICU
import Testing

@Suite("Status and version of ICU")
struct ICUErrorTests {
  @Test(
    "A failure says what was tried, its name and its number",
    arguments: [
      (Int32(7), "U_MEMORY_ALLOCATION_ERROR"),
      (15, "U_BUFFER_OVERFLOW_ERROR"),
      (0x10306, "U_REGEX_MISMATCHED_PAREN"),
      (999_999, "[BOGUS UErrorCode]"),
    ]
  )
  func description(status: Int32, name: String) {
    let error = ICUError(status: status, operation: "open break iterator")
    #expect(error.name == name)
    #expect("\(error)" == "open break iterator: \(name) (\(status))")
  }

  @Test("The versions are those of the linked ICU")
  func versions() throws {
    let major = try #require(Int(ICUVersion.icu.prefix { $0 != "." }))
    #expect(major >= 70)
    #expect(ICUVersion.unicode >= UnicodeVersion(major: 14, minor: 0, update: 0))
    #expect(UnicodeVersion(major: 15, minor: 0, update: 0) < UnicodeVersion(major: 15, minor: 1, update: 0))
    #expect("\(UnicodeVersion(major: 15, minor: 1, update: 0))" == "15.1.0")
  }
}
