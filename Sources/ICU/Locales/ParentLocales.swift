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
    var rows: [String: Parent] = [:]
    for row in text.split(separator: "\n") {
      let ids = row.split(separator: " ")
      guard ids.count == 2 else { continue }
      rows[tag(ids[0])] = ids[1] == "root" ? .root : .locale(tag(ids[1]))
    }
    return rows
  }

  /// The tag of an ICU locale id of language, script and region.
  private static func tag(_ id: Substring) -> String { id.split(separator: "_").joined(separator: "-") }
}
