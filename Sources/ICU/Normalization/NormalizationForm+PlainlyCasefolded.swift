extension NormalizationForm {
  /// The code points that can appear anywhere in text of NFKC_Casefold: the quick check says Yes to each, case folding
  /// keeps it, and its combining class is 0. Nil if ICU cannot tell.
  ///
  /// For text with other code points, call ``isNormalized(_:)``. Made at the first use, in some milliseconds.
  package static let plainlyCasefolded = try? CodePointSet("[[:NFKC_QC=Yes:]&[:CWKCF=No:]&[:ccc=0:]]")
}
