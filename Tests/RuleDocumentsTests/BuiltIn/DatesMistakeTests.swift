import RuleDocuments
import Testing

/// Arguments of the rules about dates that no rule can be made of.
struct DatesMistakeTests {
  @Test(
    "Impossible arguments fail before any record is read",
    arguments: [
      (
        #"{"date": "iso"}"#,
        "1:28: /fields/a/0/date: unknown value \"iso\"; expected \"rfc3339\" or \"iso8601\""
      ),
      (
        #"{"before": "2026-02-30"}"#,
        "1:30: /fields/a/0/before: \"2026-02-30\" is not a date; expected a date of RFC 3339 such as"
      ),
      (#"{"after": 2026}"#, "1:29: /fields/a/0/after: the value is a number; expected"),
      (
        #"{"past": {"timeZone": "America/Sao_Paolo"}}"#,
        "1:41: /fields/a/0/past/timeZone: unknown time zone \"America/Sao_Paolo\"; expected a name of the IANA "
          + "database such as \"America/Sao_Paulo\"; did you mean \"America/Sao_Paulo\"?"
      ),
      (
        #"{"future": {"now": "today"}}"#,
        "1:38: /fields/a/0/future/now: \"today\" is not a date; expected"
      ),
      (
        #"{"localizedDate": {"locale": "en", "skeleton": "Hm"}}"#,
        "1:66: /fields/a/0/localizedDate/skeleton: no date has this form: open the date format of en: "
      ),
      (
        #"{"localizedDate": {"locale": "en", "style": "short", "skeleton": "yMd"}}"#,
        "1:84: /fields/a/0/localizedDate/skeleton: \"skeleton\" cannot be combined with \"style\"; expected one of the two"
      ),
      (
        #"{"localizedDate": {"locale": "en", "calendar": "islamic"}}"#,
        "1:66: /fields/a/0/localizedDate/calendar: unknown value \"islamic\"; expected \"gregory\", "
      ),
      (#"{"localizedDate": "xx"}"#, "1:37: /fields/a/0/localizedDate: unknown locale \"xx\"; expected"),
      (#""age""#, "1:19: /fields/a/0: no limit is given; expected \"minimum\" or \"maximum\""),
      (
        #"{"age": {"minimum": 18, "maximum": 17}}"#,
        "1:39: /fields/a/0/age/minimum: the minimum 18 is above the maximum 17; expected a minimum up to 17"
      ),
      (#"{"age": -1}"#, "1:27: /fields/a/0/age: -1 is negative; expected a whole number from 0 up"),
    ]
  )
  func mistakes(use: String, description: String) throws {
    let error = try #require(throws: RuleDocumentError.self) {
      try RuleDocument(json: "{\"fields\": {\"a\": [\(use)]}}".utf8, file: "r.json")
    }
    #expect(error.description.hasPrefix("r.json:" + description), "\(error)")
  }
}
