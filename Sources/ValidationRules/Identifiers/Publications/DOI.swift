import ICU
public import ValidationCore

extension Rules {
  static let doi = RuleOf(
    "doi", "The text is a Digital Object Identifier.", standard: "ISO 26324", reports: [.grammar],
    samples: [
      RuleSample(
        valid: ["10.1000/182", "10.1038/nphys1170", "10.1002.17/abc(1)", "10.12345/論文.1"],
        invalid: [
          "11.1000/182": .identifierShape, "10.1000": .identifierShape, "10.1000/a b": .identifierShape,
          "https://doi.org/10.1000/182": .identifierShape,
        ])
    ],
    make: { PersistentIdentifierRule(kind: .doi) }
  )

  static let handle = RuleOf(
    "handle", "The text is an identifier of the Handle System.", standard: "RFC 3651, section 3",
    reports: [.grammar],
    samples: [
      RuleSample(
        valid: ["2381/12345", "20.500.12345/abc", "10.1000/182"],
        invalid: ["2381": .identifierShape, "/12345": .identifierShape, "2381/": .identifierShape])
    ],
    make: { PersistentIdentifierRule(kind: .handle) }
  )

  static let ark = RuleOf(
    "ark", "The text is an Archival Resource Key.", standard: "draft-kunze-ark-40", reports: [.grammar],
    samples: [
      RuleSample(
        valid: ["ark:/12148/btv1b8449691v/f29", "ark:12148/btv1b8449691v", "ark:/13030/tf5p30086k.tiff"],
        invalid: [
          "12148/btv1b8449691v": .identifierShape, "ark:/12148": .identifierShape,
          "ark:/121a8/b": .identifierShape,
          "ark:/12148/é": .identifierShape,
        ])
    ],
    make: { PersistentIdentifierRule(kind: .ark) }
  )
}

extension Validation where Value == String {
  /// The text is a Digital Object Identifier: ISO 26324, without the address or the `doi:` before it, which the
  /// suggestion removes.
  ///
  /// A prefix, `10.` and numbers with dots between them, a slash, and visible characters of any script.
  ///
  /// Code: `identifier.shape`, at the first character that is not of the grammar.
  public static var doi: Validation { Rules.doi() }

  /// The text is an identifier of the Handle System: RFC 3651, section 3.
  ///
  /// A naming authority of parts with dots between them, a slash, and visible characters of any script.
  ///
  /// Code: `identifier.shape`, at the first character that is not of the grammar.
  public static var handle: Validation { Rules.handle() }

  /// The text is an Archival Resource Key, without the address before it: draft-kunze-ark.
  ///
  /// `ark:`, a slash that may be left out, the number of the naming authority in digits and consonants, a slash, and a
  /// name with its qualifiers in ASCII.
  ///
  /// Code: `identifier.shape`, at the first character that is not of the grammar.
  public static var ark: Validation { Rules.ark() }
}

/// Identifiers of an authority and a name with a slash between them.
struct PersistentIdentifierRule: TextRule {
  enum Kind: String {
    case doi, handle, ark
  }

  let kind: Kind

  var quick: QuickCheck? {
    switch kind {
    case .doi: QuickCheck { Self.fault(in: UnsafeBufferPointer(start: $1, count: $2), .doi) == nil }
    case .handle: QuickCheck { Self.fault(in: UnsafeBufferPointer(start: $1, count: $2), .handle) == nil }
    case .ark: QuickCheck { Self.fault(in: UnsafeBufferPointer(start: $1, count: $2), .ark) == nil }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard let fault = Self.fault(in: text.utf8, kind) else { return }
    sink.report(
      .identifier(
        .identifierShape, kind.rawValue, ranges: [text.scalarRange(at: fault)],
        suggestionBytes: repaired(text.utf8)))
  }

  /// The offset of the first byte that does not belong.
  private static func fault(in utf8: UnsafeBufferPointer<UInt8>, _ kind: Kind) -> Int? {
    var slash = 0
    switch kind {
    case .ark: return arkFault(in: utf8)
    case .doi:
      if let place = fault(in: utf8, "10.") { return place }
      slash = 3
      while slash < utf8.count, 0x30...0x39 ~= utf8[slash] || utf8[slash] == UInt8(ascii: ".") { slash += 1 }
    case .handle:
      while slash < utf8.count, utf8[slash] != UInt8(ascii: "/") { slash += 1 }
      if let fault = fault(in: utf8, 0..<slash) { return fault }
    }
    // No part of the authority is empty.
    var isStart = true
    for index in 0..<slash {
      let isDot = utf8[index] == UInt8(ascii: ".")
      if isDot, isStart { return index }
      isStart = isDot
    }
    if isStart || slash == utf8.count || utf8[slash] != UInt8(ascii: "/") { return slash }
    return slash + 1 == utf8.count ? utf8.count : fault(in: utf8, slash + 1..<utf8.count)
  }

  /// The first byte that is not that of a lowercase text, in either case, with which the identifier begins.
  private static func fault(in utf8: UnsafeBufferPointer<UInt8>, _ start: StaticString) -> Int? {
    for index in 0..<start.utf8CodeUnitCount {
      let byte = start.utf8Start[index]
      guard index < utf8.count, utf8[index] | (0x61...0x7A ~= byte ? 0x20 : 0) == byte else { return index }
    }
    return nil
  }

  /// The first white space, control or unassigned character of a part.
  private static func fault(in utf8: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> Int? {
    var isVisible = true
    for index in part { isVisible = isVisible && 0x21...0x7E ~= utf8[index] }
    if isVisible { return nil }
    let scalars = UTF8Scalars(UnsafeBufferPointer(rebasing: utf8[part]))
    for element in scalars {
      let properties = element.scalar.icuProperties
      if properties.isWhitespace || properties.isControl || properties.isUnassigned
        || properties.isBidiControl
      {
        return part.lowerBound + element.range.lowerBound
      }
    }
    return nil
  }

  private static func arkFault(in utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    if let place = fault(in: utf8, "ark:") { return place }
    let start = utf8.count > 4 && utf8[4] == UInt8(ascii: "/") ? 5 : 4
    let characters = arkCharacters
    var slash = start
    while slash < utf8.count, characters[utf8[slash]] & 1 != 0 { slash += 1 }
    guard slash > start, slash < utf8.count, utf8[slash] == UInt8(ascii: "/") else { return slash }
    var offset = slash + 1
    while offset < utf8.count {
      let byte = utf8[offset]
      if byte == UInt8(ascii: "%") {
        guard URLCharacters.isEncoded(utf8, offset, 0..<utf8.count) else { return offset }
      } else if characters[byte] & 2 == 0 {
        return offset
      }
      offset += 1
    }
    return slash + 1 == utf8.count ? utf8.count : nil
  }

  /// The characters of an authority's number have bit 0, those of a name bit 1.
  private static let arkCharacters = IdentifierTable(
    (0...255).map { byte in
      ("0123456789bcdfghjkmnpqrstvwxz".utf8.contains(byte) ? 1 : 0)
        | (HostLabels.isLetterOrDigit(byte) || "=~*+@_$%-./".utf8.contains(byte) ? 2 : 0)
    })

  private static let resolvers = [
    "https://doi.org/", "http://doi.org/", "https://dx.doi.org/", "http://dx.doi.org/", "doi:",
    "https://hdl.handle.net/",
    "http://hdl.handle.net/", "hdl:", "https://n2t.net/", "http://n2t.net/",
  ]

  /// The identifier without the address of a resolver.
  private func repaired(_ utf8: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard utf8.count <= 8_192 else { return nil }
    let prefix = Self.resolvers.first { resolver in
      utf8.count >= resolver.utf8.count && URLRule.matches(utf8, 0..<resolver.utf8.count, resolver)
    }
    guard let prefix else { return nil }
    return UnsafeBufferPointer(rebasing: utf8[prefix.utf8.count...])
  }
}
