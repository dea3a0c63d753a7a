import CICUShim

/// The emoji that are recommended for general interchange (RGI, UTS #51), in the Unicode version of the linked ICU.
package enum EmojiSequences {
  /// The longest sequences, of families with skin tones and of flags of regions, take 35 bytes.
  private static let maximumBytes = 128

  /// Whether a text is exactly one sequence of the set RGI.
  ///
  /// "❤" is not: without U+FE0F it is a text character.
  package static func isRecommended(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard 1...maximumBytes ~= utf8.count else { return false }
    return TextBuffers.withUTF16(of: utf8) { utf16 in
      guard let address = utf16.baseAddress else { return false }
      return icushim_is_rgi_emoji(address, Int32(utf16.count))
    }
  }
}
