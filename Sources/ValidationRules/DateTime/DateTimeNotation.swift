/// The standard that a text of a date, a time or a duration follows.
public enum DateTimeNotation: String, Sendable, Hashable, CaseIterable {
  /// The profile of the internet, RFC 3339, which JSON Schema and OpenAPI name: `2026-01-31T14:30:00Z`.
  ///
  /// One form of each: a calendar date with hyphens, a time with seconds and an offset from UTC. `T` and `Z` may be
  /// small letters.
  case rfc3339
  /// ISO 8601-1:2019 as a whole, of which nothing is left out but what two parties must agree on first.
  ///
  /// Calendar, week and ordinal dates (`2026-01-31`, `2026-W05-6`, `2026-031`) with hyphens or without; times without
  /// seconds, without an offset, with a decimal comma, and 24:00 as the end of a day (Amendment 1). Years have four
  /// digits.
  case iso8601
}
