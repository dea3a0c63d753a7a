import BundledCatalogs
import MessageLocalization

/// The languages that the library carries.
enum BuiltInCatalogs {
  static func install(in catalogs: MessageCatalogs = .shared) {
    catalogs.installBuiltInLayer(
      (0..<bundled_catalog_count).map { index in
        (name: name(index), bytes: { bytes(index) })
      }
    )
  }

  /// The catalogs as files, each read.
  static func files() -> [LintFile] {
    (0..<bundled_catalog_count).map { LintFile(path: "<built-in>/" + name($0), bytes: bytes($0)) }
  }

  private static func name(_ index: Int) -> String { String(cString: bundled_catalogs[index].locale) + ".json" }

  private static func bytes(_ index: Int) -> [UInt8] {
    let file = bundled_catalogs[index]
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
  }
}
