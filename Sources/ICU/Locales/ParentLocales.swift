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
    // Bytes are split in a tenth of the time that characters take; every start of the tool reads the table. In an ICU
    // locale id of language, script and region, only the separators differ from those of a tag.
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    let tags = text.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    var rows: [String: Parent] = [:]
    for row in tags.split(separator: newline) {
      guard let end = row.firstIndex(of: space) else { continue }
      let parent = String(decoding: row[(end + 1)...], as: UTF8.self)
      rows[String(decoding: row[..<end], as: UTF8.self)] = parent == "root" ? .root : .locale(parent)
    }
    return rows
  }
}
