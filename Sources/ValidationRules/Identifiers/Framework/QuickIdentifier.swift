import ValidationCore

/// The quick way to accept an identifier of a format, with separators where the format has them: in ASCII, and if digits
/// of any script are read, in those of one other and in fullwidth forms.
final class QuickIdentifier: Sendable {
  /// The plan of all identifiers of the format.
  private let plan: IdentifierPlan?
  /// Its memory, so that no reference is counted for each text.
  nonisolated(unsafe) private let view: IdentifierPlan.View?
  /// What finds the variant, where an identifier itself says which it is of.
  private let variant: (@Sendable (IdentifierCharacters) -> Unmanaged<IdentifierVariant>?)?
  /// The separators that may be between any two characters, a bit for each; 0 if there are none.
  private let separators: UInt64
  private let digits: DigitScripts

  init(_ format: IdentifierFormat, _ digits: DigitScripts = .ascii) {
    self.digits = digits
    switch (format.structure, format.letterCase) {
    case (.fixed(let variant), .either) where variant.isFree:
      plan = IdentifierPlan(of: variant.alphabet, variant.checks, ignoresCase: true)
    case (.fixed(let variant), .either):
      plan = IdentifierPlan(variant.masks, variant.checks, ignoresCase: true)
    case (.fixed(let variant), _): plan = variant.plan.takeUnretainedValue()
    case (.chosen, _): plan = nil
    }
    view = plan?.view
    // In either case, the characters that choose would have to be folded first.
    if case .chosen(let choice) = format.structure, format.letterCase != .either {
      variant = choice.variant
    } else {
      variant = nil
    }
    if case .between(let separators) = format.grouping {
      self.separators = separators.utf8.filter(\.isSeparator).reduce(0) { $0 | Self.separatorBit($1) }
    } else {
      separators = 0
    }
  }

  /// The plan, if it alone accepts everything that is accepted here.
  var whole: IdentifierPlan? { separators == 0 && digits == .ascii ? plan : nil }

  /// Whether the text is plainly valid; if false, it must be read.
  @inline(__always)
  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if acceptsBytes(text) { return true }
    return digits == .anyScript && acceptsFolded(text)
  }

  /// The same for a text as its bytes are.
  @inline(__always)
  private func acceptsBytes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let bytes = text.baseAddress, 1...IdentifierBuffer.capacity ~= text.count else { return false }
    if accepts(bytes, text.count) { return true }
    return separators != 0 && acceptsSeparated(text)
  }

  @inline(__always)
  private func accepts(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    if let view { return view.accepts(bytes, count) }
    guard let variant = variant?(IdentifierCharacters(bytes, count: count)) else { return false }
    return variant._withUnsafeGuaranteedRef {
      $0.plan._withUnsafeGuaranteedRef { $0.view.accepts(bytes, count) }
    }
  }

  /// The same for a text with separators where ``IdentifierGrouping/isWellSeparated(_:_:)`` has them.
  @inline(never)
  private func acceptsSeparated(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var characters = SIMD64<UInt8>()
    return withUnsafeMutableBytes(of: &characters) { raw in
      guard let characters = raw.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return false }
      var (count, separation) = (0, IdentifierGrouping.Separation())
      for byte in text {
        guard separation.takes(byte) else { return false }
        if byte.isSeparator {
          guard separators & Self.separatorBit(byte) != 0 else { return false }
        } else {
          characters[count] = byte
          count &+= 1
        }
      }
      return separation.isComplete && count < text.count && accepts(characters, count)
    }
  }

  /// The bit of a separator, all of which are below U+0040.
  @inline(__always)
  private static func separatorBit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte) }

  /// The same for a text in the digits of another script, or in fullwidth forms, by the characters of ASCII that it
  /// stands for.
  @inline(never)
  private func acceptsFolded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.contains(where: { $0 >= 0x80 }) else { return false }
    var characters = SIMD64<UInt8>()
    return withUnsafeMutableBytes(of: &characters) { raw in
      guard let characters = raw.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return false }
      var count = 0
      // The zero of the digits so far, which are of one script.
      var zero: UInt32?
      for element in UTF8Scalars(text) {
        guard count < IdentifierBuffer.capacity else { return false }
        let value = element.scalar.value
        if let zero, value &- zero < 10 {
          characters[count] = UInt8(truncatingIfNeeded: 0x30 + value - zero)
        } else {
          guard let folded = FoldedCharacter(element.scalar), folded.writing != .typographic,
            folded.byte < 0x80
          else { return false }
          if 0x30...0x39 ~= folded.byte {
            guard zero == nil else { return false }
            zero = value - UInt32(folded.byte - 0x30)
          }
          characters[count] = folded.byte
        }
        count += 1
      }
      return acceptsBytes(UnsafeBufferPointer(start: characters, count: count))
    }
  }
}
