import CICUShim

/// The case foldings of Unicode (CaseFolding.txt), as in the linked ICU, and the sources of each folding.
///
/// Full folding can lengthen: `ß` folds to `ss`, so a pattern `ss` that ignores case matches `ß`.
package struct CaseFoldings: Sendable {
  /// Found once, when the first pattern that ignores case is compiled; takes about a millisecond.
  package static let shared = Result { () throws(ICUError) in try CaseFoldings() }

  private var simpleSources: [UInt32: [UInt32]] = [:]
  private var fullSources: [[UInt32]: [UInt32]] = [:]

  private init() throws(ICUError) {
    let cased = try CodePointRanges(notation: "[[:Changes_When_Casefolded:][:Case_Sensitive:]]")
    for codePoint in cased.ranges.joined() {
      simpleSources[icushim_simple_case_folding(codePoint), default: []].append(codePoint)
      fullSources[try Self.folding(of: codePoint), default: []].append(codePoint)
    }
  }

  /// The full folding of a code point, one to three code points.
  package static func folding(of codePoint: UInt32) throws(ICUError) -> [UInt32] {
    var status: Int32 = 0
    var folding = [UInt32](repeating: 0, count: Int(icushim_longest_case_folding))
    let count = folding.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { icushim_full_case_folding(codePoint, $0, &status) } ?? 0
    }
    guard status <= 0 else { throw ICUError(status: status, operation: "fold case") }
    return Array(folding.prefix(Int(count)))
  }

  /// The code points with this simple folding, and those that ICU treats as caseless without folding.
  package func sources(ofSimple folded: UInt32) -> CodePointRanges {
    guard icushim_has_property(folded, Int32(icushim_property_case_sensitive)) else {
      return CodePointRanges(folded)
    }
    return CodePointRanges(uniting: (simpleSources[folded] ?? [folded]).map { $0...$0 })
  }

  /// The code points with this full folding.
  package func sources(ofFull folded: ArraySlice<UInt32>) -> CodePointRanges {
    var sources = fullSources[Array(folded)] ?? []
    // A code point without case is not in the table; it folds to itself.
    if let only = folded.first, folded.count == 1, sources.isEmpty { sources = [only] }
    return CodePointRanges(uniting: sources.map { $0...$0 })
  }
}
