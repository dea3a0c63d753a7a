public import ValidationCore

extension Rules {
  static let pem = RuleOf(
    "pem",
    "The text is binary data in the textual encoding of PEM: one object, or several as in a bundle of certificates.",
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
      RuleSample(
        ["bundle": true],
        valid: [
          "Root\n-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n\n-----BEGIN CERTIFICATE-----\nAQID\n-----END CERTIFICATE-----\n"
        ],
        invalid: ["Root": .identifierShape]),
    ],
    takes: .texts("labels", shorthand: true), .flag("bundle", default: false),
    make: PEMRule.init
  )
}

extension Validation where Value == String {
  /// The text is one object in PEM with any label. See ``pem(labels:bundle:file:line:)``.
  public static var pem: Validation { pem(labels: nil) }

  /// The text is one object in the textual encoding of PEM: RFC 7468, section 3.
  ///
  /// A line `-----BEGIN label-----`, Base 64 in lines of any length, and a line `-----END label-----` of the same label;
  /// no text before the first line or after the last, except in a bundle. A label is ASCII without controls, in which a
  /// space or a hyphen stands alone between two other characters; it can be empty. What the bytes mean is not checked.
  ///
  /// Codes: `identifier.shape`, `choice.notListed` (the label), `base64.character`, `base64.length`, `base64.padding`.
  ///
  /// - Parameters:
  ///   - labels: The accepted labels, such as `CERTIFICATE`; nil for all.
  ///   - bundle: Whether the text has one object or more, one after another, with lines of explanation before, between and
  ///     after them (RFC 7468, section 5.2).
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func pem(
    labels: [String]?, bundle: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.pem(labels, bundle, file: file, line: line)
  }
}

struct PEMRule: TextRule {
  private let labels: [String]?
  private let isBundle: Bool
  /// The arguments of the error that lists the labels.
  private let allowed: SharedArguments

  init(labels: [String]?, isBundle: Bool) throws(ImpossibleRule) {
    if labels?.isEmpty == true {
      throw ImpossibleRule(at: "labels", "no label is accepted", expected: "at least one label")
    }
    (self.labels, self.isBundle) = (labels, isBundle)
    allowed = SharedArguments(with: ["allowed": .alternatives((labels ?? []).map { .text($0) })])
  }

  private static let begin = Array("-----BEGIN ".utf8)
  private static let end = Array("-----END ".utf8)
  private static let dashes = Array("-----".utf8)

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    var offset = 0
    if isBundle {
      guard let first = Self.line(Self.begin, utf8, from: 0) else {
        return sink.report(.grammar("pem", at: utf8.count, in: text))
      }
      offset = first
    }
    while true {
      guard checkObject(text, &offset, &sink), !sink.isDecided else { return }
      if isBundle, offset < utf8.count, !Self.isLineBreak(utf8[offset]) {
        return sink.report(.grammar("pem", at: offset, in: text))
      }
      guard isBundle, let next = Self.line(Self.begin, utf8, from: offset) else { break }
      offset = next
    }
    if isBundle { return }
    while offset < utf8.count, Self.isSpace(utf8[offset]) { offset += 1 }
    if offset < utf8.count { sink.report(.grammar("pem", at: offset, in: text)) }
  }

  /// Reads the object at an offset, which is behind it afterwards; false if it is at fault in its form.
  private func checkObject(_ text: borrowing TextView, _ offset: inout Int, _ sink: inout ErrorSink) -> Bool {
    let utf8 = text.utf8
    guard let label = Self.boundary(Self.begin, utf8, &offset), offset < utf8.count,
      Self.isLineBreak(utf8[offset])
    else {
      sink.report(.grammar("pem", at: min(offset, utf8.count), in: text))
      return false
    }
    if let labels {
      let name = utf8[label]
      if !labels.contains(where: { name.elementsEqual($0.utf8) }) {
        sink.report(ValidationError(reporting: .choiceNotListed, allowed, ranges: [label]))
        if sink.isDecided { return false }
      }
    }
    let body = offset
    guard let last = Self.line(Self.end, utf8, from: body) else {
      sink.report(.grammar("pem", at: utf8.count, in: text))
      return false
    }
    if let error = Self.bodyError(text, body..<last) {
      sink.report(error)
      return false
    }
    offset = last
    guard let second = Self.boundary(Self.end, utf8, &offset) else {
      sink.report(.grammar("pem", at: offset, in: text))
      return false
    }
    if !utf8[second].elementsEqual(utf8[label]) {
      sink.report(.identifier(.identifierShape, "pem", ranges: [second]))
      return false
    }
    return true
  }

  /// Reads a line of dashes with the blanks behind it and returns its label; if there is none, the offset is at the fault.
  private static func boundary(
    _ start: [UInt8], _ utf8: UnsafeBufferPointer<UInt8>, _ offset: inout Int
  ) -> Range<Int>? {
    for byte in start {
      guard offset < utf8.count, utf8[offset] == byte else { return nil }
      offset += 1
    }
    let label = offset
    // A space or a hyphen stands between two characters of the label, so that the dashes end it.
    var isSeparated = true
    while offset < utf8.count, 0x20...0x7E ~= utf8[offset] {
      let isSeparator = utf8[offset] == 0x20 || utf8[offset] == UInt8(ascii: "-")
      if isNext(dashes, utf8, at: offset), !isSeparated || offset == label {
        let range = label..<offset
        offset += dashes.count
        while offset < utf8.count, utf8[offset] == 0x20 || utf8[offset] == 0x09 { offset += 1 }
        return range
      }
      if isSeparator, isSeparated { return nil }
      isSeparated = isSeparator
      offset += 1
    }
    return nil
  }

  /// The next place of some bytes at the start of a line.
  private static func line(_ bytes: [UInt8], _ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    (start..<max(start, utf8.count)).first {
      isNext(bytes, utf8, at: $0) && ($0 == 0 || isLineBreak(utf8[$0 - 1]))
    }
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
