import CICUShim

/// The values of Bidi_Class (UAX #9), as ICU numbers them.
package enum BidiClass: Int32, Sendable, Hashable {
  case leftToRight, rightToLeft, europeanNumber, europeanSeparator, europeanTerminator, arabicNumber
  case commonSeparator, paragraphSeparator, segmentSeparator, whiteSpace, otherNeutral
  case leftToRightEmbedding, leftToRightOverride, arabicLetter, rightToLeftEmbedding, rightToLeftOverride
  case popDirectionalFormat, nonspacingMark, boundaryNeutral
  case firstStrongIsolate, leftToRightIsolate, rightToLeftIsolate, popDirectionalIsolate
}

extension ScalarProperties {
  /// Its role in ordering text of two directions (Bidi_Class).
  package var bidiClass: BidiClass {
    BidiClass(rawValue: icushim_property_value(scalar.value, Int32(icushim_property_bidi_class)))
      ?? .leftToRight
  }
}
