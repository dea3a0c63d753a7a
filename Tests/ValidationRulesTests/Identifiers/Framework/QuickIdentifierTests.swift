import ICU
import Randomness
import Testing

@testable import ValidationCore
@testable import ValidationRules

/// The quick way to accept an identifier against the full reading of the same text.
@Suite("A quickly accepted identifier")
struct QuickIdentifierTests {
  /// All formats with samples, with other groupings and structures, and the postal codes of all regions.
  static let formats: [IdentifierFormat] =
    IdentifierFormat.sampled + [
      .iban.with(.between(" ")), .imei.with(.between(" -")), .creditCard.with(.between(" -")),
      .phone.with(.between(" -.()")), .country.with(CountryCodes.variant(.alpha3)),
      .country.with(CountryCodes.variant(.numeric)), .currency.with(Currencies.variant(.numeric)),
      .uuid.with(
        IdentifierFormat.uuidVariant(checks: [.uuidVersion([4, 7], takesNil: true, takesMax: true)])),
    ] + PostalCodeFormats.regions.compactMap { .postalCode(of: $0) }

  /// Characters that identifiers of any kind have, and some that none has.
  private static let characters = Array(
    "0123456789012345678901234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ -./()+abxé٣".unicodeScalars)

  /// Texts that are nearly valid: samples, or random ones in a mask, with a few characters changed.
  private static func texts(of format: IdentifierFormat, _ random: inout SplitMix) -> [String] {
    // The codes are those of the forms that the samples do not have.
    var texts = format.valid.isEmpty ? [] : format.valid + ["BRA", "076", "986"]
    if texts.isEmpty, case .fixed(let variant) = format.structure {
      texts = variant.masks.map { mask in
        let bytes = mask.cells.map { cell in
          (0...127).filter(cell.contains).randomElement(using: &random) ?? 0
        }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    return texts.flatMap { text in [text] + (0..<60).map { _ in changed(text, &random) } }
  }

  private static func changed(_ text: String, _ random: inout SplitMix) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...Int.random(in: 0...1, using: &random) {
      let character = characters.randomElement(using: &random) ?? "0"
      let place = Int.random(in: 0...scalars.count, using: &random)
      switch Int.random(in: 0...6, using: &random) {
      case 0: scalars.insert(character, at: place)
      case 1 where place < scalars.count: scalars.remove(at: place)
      case 2 where place + 1 < scalars.count: scalars.swapAt(place, place + 1)
      case 3: scalars.removeAll { UInt8(truncatingIfNeeded: $0.value).isSeparator && $0.isASCII }
      default: if place < scalars.count { scalars[place] = character }
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test("is one that the full reading accepts, and every accepted one in ASCII is", arguments: formats)
  func agreement(format: IdentifierFormat) throws {
    var random = SplitMix(seed: 10)
    let quick = QuickIdentifier(format)
    let rule = IdentifierRule(format: format)
    var accepted = 0
    // What has parts of any length is left to the full reading.
    var hasMasks = true
    if case .fixed(let variant) = format.structure { hasMasks = !variant.masks.isEmpty }
    for text in Self.texts(of: format, &random) {
      let isQuick = text.withUTF8Copy { quick.accepts($0) }
      var isValid = false
      TextView.over(text) { view in isValid = (try? rule.readsAsValid(view)) ?? false }
      let isExact = hasMasks && text.utf8.allSatisfy { $0 < 0x80 }
      #expect(isExact ? isQuick == isValid : !isQuick || isValid, "\(text)")
      if isQuick { accepted += 1 }
    }
    // A format of any number of characters does not have a shape.
    if case .fixed(let variant) = format.structure, variant.masks.isEmpty { return }
    #expect(accepted > 0)
  }

  /// Digits of Arabic, Persian, Devanagari and Adlam (beyond the BMP), and fullwidth ones, with all of ASCII beside them.
  private static let zeros: [UInt32] = [0x660, 0x6F0, 0x966, 0x1E950, 0xFF10]

  private static func inOtherScript(_ text: String, _ random: inout SplitMix) -> String {
    let zero = zeros.randomElement(using: &random) ?? 0x660
    let isWide = zero == 0xFF10 || Int.random(in: 0...7, using: &random) == 0
    let strays = Array("١۱1１१\u{A0}\u{2010}Ñ\u{D1}éＡ\0".unicodeScalars)
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          if Int.random(in: 0...99, using: &random) == 0 {
            return strays.randomElement(using: &random) ?? scalar
          }
          let folded =
            switch scalar {
            case "0"..."9": zero + scalar.value - 0x30
            case "!"..."~" where isWide: scalar.value + 0xFEE0
            case " " where isWide: UInt32(0x3000)
            default: scalar.value
            }
          return Unicode.Scalar(folded) ?? scalar
        }))
  }

  @Test("in the digits of other scripts is one that the full reading accepts", arguments: formats)
  func otherScripts(format: IdentifierFormat) throws {
    var random = SplitMix(seed: 11)
    let quick = QuickIdentifier(format, .anyScript)
    let rule = IdentifierRule(format: format, digits: .anyScript)
    var accepted = 0
    var hasMasks = true
    if case .fixed(let variant) = format.structure { hasMasks = !variant.masks.isEmpty }
    for text in Self.texts(of: format, &random).map({ Self.inOtherScript($0, &random) }) {
      let isQuick = text.withUTF8Copy { quick.accepts($0) }
      var isValid = false
      TextView.over(text) { view in isValid = (try? rule.readsAsValid(view)) ?? false }
      // Letters of Latin-1 are left to the full reading.
      let isExact = hasMasks && text.unicodeScalars.allSatisfy { FoldedCharacter($0)?.byte ?? 0 < 0x80 }
      #expect(isExact ? isQuick == isValid : !isQuick || isValid, "\(text)")
      if isQuick, text.utf8.contains(where: { $0 >= 0x80 }) { accepted += 1 }
    }
    #expect(accepted > 0 || !hasMasks)
  }
}

extension String {
  fileprivate func withUTF8Copy<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    Array(utf8).withUnsafeBufferPointer(body)
  }
}
