/// The standard that the text of a date, time or duration follows.
public enum DateTimeNotation: String, Sendable, Hashable, CaseIterable {
  /// RFC 3339, the internet profile that JSON Schema and OpenAPI reference: `2026-01-31T14:30:00Z`.
  ///
  /// One form of each: a calendar date with hyphens, a time with seconds and an offset from UTC. `T` and `Z` may be
  /// lowercase letters.
  case rfc3339
  /// ISO 8601-1:2019 with Amendment 1 of 2022: every form of a day, a time and both that does not require prior
  /// agreement between two parties.
  ///
  /// Calendar, week and ordinal dates (`2026-01-31`, `2026-W05-6`, `2026-031`), with or without hyphens. Times with
  /// or without colons, to the second, minute or hour (`14:30:00`, `1430`, `14`), with a decimal fraction of that
  /// last part after a comma or a point (`14,5`, `14:30.25`), with or without an offset from UTC, and 24:00 as the
  /// end of a day. A date and its time use either both hyphens and colons, or neither.
  ///
  /// Years have four digits. Intervals and forms that do not name a day (`2026-01`, `2026`) are refused.
  case iso8601
}
