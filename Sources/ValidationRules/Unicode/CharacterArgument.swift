import ICU
import ValidationCore

extension ValidationError.Argument {
  /// A character that a reader may or may not see: by itself with its code point where it shows, by its name where
  /// it does not.
  static func character(_ scalar: Unicode.Scalar) -> Self {
    let properties = scalar.icuProperties
    let isHidden =
      properties.isControl || properties.isWhitespace || properties.isDefaultIgnorable || properties.isMark
      || properties.isBidiControl || properties.isUnassigned
    return isHidden ? .name(of: scalar) : .visible(scalar)
  }
}
