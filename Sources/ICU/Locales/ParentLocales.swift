import CICUShim

/// CLDR's parent locales: the locale to inherit from when that is not the tag without its last subtag.
///
/// The table is read once from ICU's own `supplementalData`, so it is as new as the linked ICU. `uloc_getParent`
/// does not know it.
enum ParentLocales {
  /// A parent in the table.
  enum Parent: Sendable, Hashable {
    case root
    case locale(String)
  }

  /// The rows by child tag, or why ICU could not give them.
  static let table: Result<[String: Parent], ICUError> = Result { () throws(ICUError) in try load() }

  /// The parent of a tag in the table, nil when the tag follows the usual rule.
  static func parent(of tag: String) -> Parent? {
    // Without the table, a chain only shortens the tag: fewer steps, never a wrong one.
    if case .success(let rows) = table { rows[tag] } else { nil }
  }

  private static func load() throws(ICUError) -> [String: Parent] {
    let text = try textFromICU("read the parent locales", capacity: 4_096) {
      icushim_parent_locales($0, $1, $2)
    }
    // Bytes are split in a tenth of the time that characters take; every start of the tool reads the table.
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    var rows: [String: Parent] = [:]
    for row in Array(text.utf8).split(separator: newline) {
      guard let end = row.firstIndex(of: space) else { continue }
      let parent = tag(row[(end + 1)...])
      rows[tag(row[..<end])] = parent == "root" ? .root : .locale(parent)
    }
    return rows
  }

  /// The tag of an ICU locale id of language, script and region.
  private static func tag(_ id: ArraySlice<UInt8>) -> String {
    String(decoding: id.lazy.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }
}
