import CICUShim

/// The mappings of a single code point, independent of language.
extension ScalarProperties {
  /// The ordinary form of a fullwidth or halfwidth code point (Decomposition_Type wide or narrow), "Ａ" to "A" and
  /// "ｶ" to "カ"; any other code point itself.
  package var widthMapping: Unicode.Scalar {
    // The first of them is U+3000 IDEOGRAPHIC SPACE.
    guard scalar.value >= 0x3000 else { return scalar }
    var status: Int32 = 0
    return Unicode.Scalar(icushim_width_mapping(scalar.value, &status)) ?? scalar
  }

  /// Calls `body` with each code point of the full lowercase mapping: "İ" gives "i" and U+0307.
  ///
  /// Ignores the surrounding characters, so "Σ" always gives "σ".
  package func forEachLowercase(_ body: (Unicode.Scalar) -> Void) {
    var mapping: (UInt32, UInt32, UInt32) = (scalar.value, 0, 0)
    var status: Int32 = 0
    let count = withUnsafeMutableBytes(of: &mapping) { bytes -> Int32 in
      guard let address = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return 0 }
      return icushim_full_lowercase(scalar.value, address, &status)
    }
    guard status <= 0, count > 0 else { return body(scalar) }
    for (index, value) in [mapping.0, mapping.1, mapping.2].enumerated() where index < count {
      if let scalar = Unicode.Scalar(value) { body(scalar) }
    }
  }
}
