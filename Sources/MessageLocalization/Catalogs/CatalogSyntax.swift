/// The syntax of the messages in a catalog.
///
/// A file states it as `"@@syntax": "mf2"`, and a single message as `{"mf2": "Hello {$name}"}`.
package enum CatalogSyntax: String, Sendable, Hashable, CaseIterable {
  /// ICU MessageFormat, and objects that choose among patterns.
  case mf1
  /// Unicode MessageFormat 2 (LDML 48).
  case mf2

  /// The member of a file that states the syntax.
  package static let key = "@@syntax"
}
