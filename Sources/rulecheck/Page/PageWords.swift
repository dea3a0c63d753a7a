import MessageLocalization
import PageCatalogs

/// The words of the page itself, apart from the catalogs that are shown and edited in it.
enum PageWords {
  /// A language is read when it is first shown.
  static let catalogs: MessageCatalogs = {
    let catalogs = MessageCatalogs()
    catalogs.installBuiltInLayer(
      (0..<page_catalog_count).map { index in
        let catalog = page_catalogs[index]
        return (
          String(cString: catalog.locale) + ".json",
          {
            Array(UnsafeBufferPointer(start: page_catalogs[index].bytes, count: page_catalogs[index].length))
          }
        )
      })
    return catalogs
  }()

  /// The words that the script of the form replaces when the language changes.
  static let ofForm = [
    "page.form", "page.inspect", "page.messages", "page.pages", "page.language", "page.switch", "page.check",
    "page.rules",
    "page.rules.hint", "page.restore", "page.apply", "page.lastValid",
  ]
}
