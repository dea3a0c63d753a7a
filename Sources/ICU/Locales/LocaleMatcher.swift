import CICUShim

/// Picks the available locale that serves a reader best.
///
/// Distances are those of CLDR's language matching (UTS #35) as `icu::LocaleMatcher` computes them: `pt-AO` is nearer
/// to `pt-PT` than to `pt-BR`, and `zh-HK` gets `zh-Hant`, not `zh-Hans`.
package final class LocaleMatcher: Sendable {
  /// The tags to choose from, as they were given.
  package let available: [String]

  private let candidates: [String]
  private let handle: Handle

  /// Owns the shim's matcher.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // Sendable is true: icu::LocaleMatcher never changes after it is built, and matching is const.
    let pointer: OpaquePointer
    deinit { icushim_locale_matcher_close(pointer) }
  }

  /// Prepares to match against `available`; its first tag wins a tie. Tags that are not well-formed are ignored.
  ///
  /// Throws when ICU cannot build its matcher.
  package init(available: [String]) throws(ICUError) {
    var candidates: [String] = []
    var tags: [String] = []
    for tag in available {
      guard let canonical = LocaleData.canonical(tag) else { continue }
      candidates.append(tag)
      tags.append(canonical)
    }
    var status: Int32 = 0
    let pointer = withICUText(tags.joined(separator: ",")) { icushim_locale_matcher_open($0, $1, &status) }
    try ICUError.check(status, "open a locale matcher")
    guard let pointer else {
      throw ICUError(status: Int32(icushim_memory_error), operation: "open a locale matcher")
    }
    self.available = available
    self.candidates = candidates
    handle = Handle(pointer: pointer)
  }

  /// The available tag nearest to the desired tags, highest priority first; nil when none is near enough.
  ///
  /// Tags that are not well-formed are skipped. Throws when ICU fails.
  package func bestMatch(for desired: [String]) throws(ICUError) -> String? {
    let tags = desired.compactMap(LocaleData.canonical)
    guard !tags.isEmpty, !candidates.isEmpty else { return nil }
    var status: Int32 = 0
    let index = withICUText(tags.joined(separator: ",")) {
      icushim_locale_matcher_best(handle.pointer, $0, $1, &status)
    }
    try ICUError.check(status, "match locales")
    return candidates.indices.contains(Int(index)) ? candidates[Int(index)] : nil
  }
}

extension LocaleData {
  /// The available tag nearest to the desired tags, highest priority first; nil when none is near enough or ICU fails.
  ///
  /// Costs some 10 µs if the list has been matched before, and up to milliseconds otherwise.
  ///
  /// - Parameter isKept: Whether the list may be matched again; not if it depends on a request, which would fill the table
  ///   with lists of its own.
  package static func bestMatch(desired: [String], available: [String], isKept: Bool = true) -> String? {
    do {
      let matcher =
        isKept
        ? try LocaleMatchers.shared.matcher(among: available) : try LocaleMatcher(available: available)
      return try matcher.bestMatch(for: desired)
    } catch {
      return nil
    }
  }
}
