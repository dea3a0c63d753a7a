import Testing

@testable import ICU

@Suite("Names of time zones")
struct TimeZoneNamesTests {
  @Test(
    "are those of the IANA database",
    arguments: [
      "America/Sao_Paulo", "Asia/Calcutta", "US/Pacific", "UTC", "EST", "EST5EDT", "Etc/GMT+12", "ROC",
    ])
  func known(name: String) throws { #expect(try TimeZoneNames.all().contains(name)) }

  @Test(
    "are not those that ICU adds",
    arguments: ["PST", "IST", "BET", "Etc/Unknown", "SystemV/PST8PDT", "GMT+3", "America/New York", ""])
  func unknown(name: String) throws { #expect(try !TimeZoneNames.all().contains(name)) }

  @Test("appear once each")
  func unique() throws {
    let names = try TimeZoneNames.all()
    #expect(names.count > 500)
    #expect(Set(names).count == names.count)
  }
}
