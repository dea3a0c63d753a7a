public import ValidationCore

extension Rules {
  static let pem = RuleOf(
    "pem",
    "The text is binary data in the textual encoding of PEM, with any label or one of those named.",
    standard: "RFC 7468",
    reports: [.grammar, .choiceNotListed, .base64Character, .base64Length, .base64Padding],
    samples: [
      RuleSample(
        valid: [
          "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n"
        ],
        invalid: [
          "MCow": .identifierShape, "-----BEGIN A-----\nAAAA\n-----END B-----": .identifierShape,
          "-----BEGIN A-----\nAA*A\n-----END A-----": .base64Character,
          "-----BEGIN A-----\nAAAAA\n-----END A-----": .base64Length,
          "-----BEGIN A-----\nAAA\n-----END A-----": .base64Padding,
        ]),
      RuleSample(
        ["labels": ["CERTIFICATE"]],
        valid: ["-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----"],
        invalid: ["-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----": .choiceNotListed]),
    ],
    takes: .texts("labels", shorthand: true),
    make: PEMRule.init
  )
}

extension Validation where Value == String {
  /// The text is one object in PEM with any label. See ``pem(labels:file:line:)``.
  public static var pem: Validation { pem(labels: nil) }

  /// The text is one object in the textual encoding of PEM: RFC 7468, section 3.
  ///
  /// A line `-----BEGIN label-----`, Base 64 in lines of any length, and a line `-----END label-----` of the same label;
  /// no text before the first line or after the last. What the bytes mean is not checked.
  ///
  /// Codes: `identifier.shape`, `choice.notListed` (the label), `base64.character`, `base64.length`, `base64.padding`.
  ///
  /// - Parameters:
  ///   - labels: The accepted labels, such as `CERTIFICATE`; nil for all.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func pem(labels: [String]?, file: StaticString = #fileID, line: UInt = #line) -> Validation {
    Rules.pem(labels, file: file, line: line)
  }
}

struct PEMRule: TextRule {
  private let labels: [String]?

  init(labels: [String]?) throws(ImpossibleRule) {
    if labels?.isEmpty == true {
      throw ImpossibleRule(at: "labels", "no label is accepted", expected: "at least one label")
    }
    self.labels = labels
  }

  private static let begin = Array("-----BEGIN ".utf8)
  private static let end = Array("-----END ".utf8)
  private static let dashes = Array("-----".utf8)

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    var offset = 0
    guard let label = Self.boundary(Self.begin, utf8, &offset), offset < utf8.count,
      Self.isLineBreak(utf8[offset])
    else { return sink.report(.grammar("pem", at: min(offset, utf8.count), in: text)) }
    if let labels {
      let name = ShownPart.text(of: utf8, label)
      if !labels.contains(name) {
        sink.report(
          ValidationError(
            reporting: .choiceNotListed,
            limits: ArgumentList("allowed", .alternatives(labels.map { .text($0) })),
            ranges: [label]))
        if sink.isDecided { return }
      }
    }
    let body = offset
    guard let last = Self.place(of: Self.end, utf8, from: body), Self.isLineBreak(utf8[last - 1]) else {
      return sink.report(.grammar("pem", at: utf8.count, in: text))
    }
    if let error = Self.bodyError(text, body..<last) { return sink.report(error) }
    offset = last
    guard let second = Self.boundary(Self.end, utf8, &offset) else {
      return sink.report(.grammar("pem", at: offset, in: text))
    }
    if !utf8[second].elementsEqual(utf8[label]) {
      return sink.report(.identifier(.identifierShape, "pem", ranges: [second]))
    }
    while offset < utf8.count, Self.isSpace(utf8[offset]) { offset += 1 }
    if offset < utf8.count { sink.report(.grammar("pem", at: offset, in: text)) }
  }

  /// Reads a line of dashes and returns its label; if there is none, the offset is at the fault.
  private static func boundary(
    _ start: [UInt8], _ utf8: UnsafeBufferPointer<UInt8>, _ offset: inout Int
  ) -> Range<Int>? {
    for byte in start {
      guard offset < utf8.count, utf8[offset] == byte else { return nil }
      offset += 1
    }
    let label = offset
    while offset < utf8.count, 0x20...0x7E ~= utf8[offset] {
      if isNext(dashes, utf8, at: offset) {
        let range = label..<offset
        offset += dashes.count
        return range
      }
      offset += 1
    }
    return nil
  }

  /// The next place of some bytes.
  private static func place(of bytes: [UInt8], _ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    (start..<max(start, utf8.count)).first { isNext(bytes, utf8, at: $0) }
  }

  private static func isNext(_ bytes: [UInt8], _ utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    offset + bytes.count <= utf8.count && utf8[offset..<offset + bytes.count].elementsEqual(bytes)
  }

  private static func bodyError(_ text: borrowing TextView, _ body: Range<Int>) -> ValidationError? {
    let utf8 = text.utf8
    var (count, padding, lastCharacter) = (0, 0, body.lowerBound)
    for offset in body where !isSpace(utf8[offset]) {
      if utf8[offset] == UInt8(ascii: "=") {
        padding += 1
      } else if padding > 0 {
        return ValidationError(reporting: .base64Padding, ranges: [lastCharacter..<offset])
      } else if Base64Digits.value(of: utf8[offset], .standard) == nil {
        let range = text.scalarRange(at: offset)
        let character = String(decoding: utf8[range], as: UTF8.self).unicodeScalars.first
        return ValidationError(
          reporting: .base64Character,
          found: ArgumentList("character", character.map { .character($0) } ?? ""),
          ranges: [range])
      } else {
        count += 1
      }
      lastCharacter = offset
    }
    if count % 4 == 1 {
      return ValidationError(
        reporting: .base64Length, found: ArgumentList("actual", .integer(count)), ranges: [body])
    }
    if padding == (4 - count % 4) % 4 { return nil }
    return ValidationError(reporting: .base64Padding, ranges: [lastCharacter + 1..<lastCharacter + 1])
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
