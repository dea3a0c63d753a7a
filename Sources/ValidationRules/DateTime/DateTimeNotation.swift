/// The standard that a text of a date, a time or a duration follows.
public enum DateTimeNotation: String, Sendable, Hashable, CaseIterable {
  /// The profile of the internet, RFC 3339, which JSON Schema and OpenAPI name: `2026-01-31T14:30:00Z`.
  ///
  /// One form of each: a calendar date with hyphens, a time with seconds and an offset from UTC. `T` and `Z` may be
  /// small letters.
  case rfc3339
  /// ISO 8601-1:2019 with Amendment 1 of 2022: every form of a day, of a time and of both that two parties need not
  /// agree on first.
  ///
  /// Calendar, week and ordinal dates (`2026-01-31`, `2026-W05-6`, `2026-031`), with hyphens or without. Times with
  /// colons or without, down to the second, the minute or the hour (`14:30:00`, `1430`, `14`), with a decimal fraction
  /// of that last part after a comma or a point (`14,5`, `14:30.25`), with an offset from UTC or without, and 24:00 as
  /// the end of a day. A date and its time are both with hyphens and colons, or both without.
  ///
  /// Years have four digits. What does not name a day (`2026-01`, `2026`) and intervals are not taken.
  case iso8601
}
