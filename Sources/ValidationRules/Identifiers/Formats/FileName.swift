import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The file name ends with a dot or a space, which Windows removes. Argument: `character`. The suggestion is the name
  /// without them, if that is valid.
  public static let fileNameEnd: Self = "fileName.end"
}

extension RuleReport {
  static let fileNameEnd = RuleReport(.fileNameEnd, found: ["character": .character])
}

extension Rules {
  static let fileName = RuleOf(
    "fileName",
    "The text is the name of a file that every system can store, perhaps with one of some extensions.",
    standard: "POSIX.1-2024; Microsoft, Naming Files, Paths, and Namespaces",
    reports: [
      .presenceEmpty,
      RuleReport(.identifierCharacters, limits: ["kind": .key], found: ["character": .character]),
      .choiceForbidden, .fileNameEnd, .lengthTooLong, .choiceNotListed,
    ],
    samples: [
      RuleSample(
        valid: ["report.pdf", "résumé 2026.docx", "報告書.pdf", ".gitignore", "تقرير.txt"],
        invalid: [
          "": .presenceEmpty, "a/b": .identifierCharacters, "a:b": .identifierCharacters,
          "a\u{0}": .identifierCharacters,
          "fdp\u{202E}.exe": .identifierCharacters, "..": .choiceForbidden, "con.txt": .choiceForbidden,
          "a.": .fileNameEnd, .text(String(repeating: "é", count: 128)): .lengthTooLong,
        ]),
      RuleSample(
        ["extensions": ["pdf", "tar.gz"]],
        valid: ["a.PDF", "b.tar.gz"], invalid: ["a.gz": .choiceNotListed, "pdf": .choiceNotListed]),
    ],
    takes: .texts("extensions", shorthand: true),
    make: FileNameRule.init
  )
}

extension Validation where Value == String {
  /// The text is the name of a file that every system can store. See ``fileName(extensions:file:line:)``.
  public static var fileName: Validation { fileName(extensions: nil) }

  /// The text is the name of a file, not a path, that Windows, macOS and Linux can store.
  ///
  /// In any script, at most 255 bytes of UTF-8. Refused are the characters `/ \ : * ? " < > |`, controls, controls of
  /// direction, by which a name can show another extension than it has, `.` and `..`, names of devices (`CON`, `NUL.txt`,
  /// `COM1`), and a dot or a space at the end.
  ///
  /// Codes: `presence.empty`, `identifier.characters`, `choice.forbidden`, `fileName.end`, `length.tooLong`,
  /// `choice.notListed` (the extension).
  ///
  /// - Parameters:
  ///   - extensions: The accepted extensions without their dots, in any letter case; nil for any and for none.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func fileName(
    extensions: [String]?, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.fileName(extensions, file: file, line: line)
  }
}

struct FileNameRule: TextRule {
  private static let maximumBytes = 255
  private static let devices =
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
    + ["com", "lpt"].flatMap { port in "0123456789¹²³".map { port + String($0) } }

  /// In lowercase, each with its dot.
  private let extensions: [String]?
  /// The arguments of the error that lists them.
  private let allowed: SharedArguments

  init(extensions: [String]?) throws(ImpossibleRule) {
    if extensions?.isEmpty == true {
      throw ImpossibleRule(at: "extensions", "no extension is accepted", expected: "at least one extension")
    }
    for (index, name) in (extensions ?? []).enumerated() where name.isEmpty || name.hasPrefix(".") {
      throw ImpossibleRule(
        at: "extensions", element: index, "\(RuleValue.text(name)) is not an extension",
        expected: "such as \"pdf\"")
    }
    let suffixes = extensions?.map { "." + $0.lowercased() }
    self.extensions = suffixes
    allowed = SharedArguments(with: ["allowed": .alternatives((suffixes ?? []).map { .text($0) })])
  }

  /// Names without a character that could be refused, which do not begin as a device does.
  var quick: QuickCheck? {
    QuickCheck(Extensions(list: extensions)) { extensions, utf8, count in
      let name = UnsafeBufferPointer(start: utf8, count: count)
      guard 1...Self.maximumBytes ~= count, Self.isPlain(name), !Self.beginsLikeDevice(name) else {
        return false
      }
      switch name[count - 1] {
      case UInt8(ascii: "."), UInt8(ascii: " "): return false
      default: return extensions.reading(Extensions.self) { $0.list.map { Self.ends(name, in: $0) } ?? true }
      }
    }
  }

  private final class Extensions: Sendable {
    let list: [String]?

    init(list: [String]?) { self.list = list }
  }

  /// Whether no character is refused; false also for some that are not.
  private static func isPlain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in name.enumerated() {
      let next = index + 1 < name.count ? name[index + 1] : 0
      switch byte {
      case ..<0x20, 0x7F, UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "*"),
        UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
        return false
      // Controls; U+061C; the controls of direction and separators of U+2000 to U+207F; U+FEFF.
      case 0xC2 where next < 0xA0: return false
      case 0xD8 where next == 0x9C: return false
      case 0xE2 where next <= 0x81: return false
      case 0xEF where next == 0xBB: return false
      default: continue
      }
    }
    return true
  }

  /// Whether the first three letters are those of a device.
  private static func beginsLikeDevice(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count >= 3 else { return false }
    switch (name[0] | 0x20, name[1] | 0x20, name[2] | 0x20) {
    case (UInt8(ascii: "c"), UInt8(ascii: "o"), UInt8(ascii: "n")),
      (UInt8(ascii: "c"), UInt8(ascii: "o"), UInt8(ascii: "m")),
      (UInt8(ascii: "p"), UInt8(ascii: "r"), UInt8(ascii: "n")),
      (UInt8(ascii: "a"), UInt8(ascii: "u"), UInt8(ascii: "x")),
      (UInt8(ascii: "n"), UInt8(ascii: "u"), UInt8(ascii: "l")),
      (UInt8(ascii: "l"), UInt8(ascii: "p"), UInt8(ascii: "t")):
      return true
    default: return false
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    if utf8.isEmpty { return sink.report(ValidationError(code: .presenceEmpty)) }
    if utf8.count > Self.maximumBytes {
      return sink.report(
        ValidationError(
          reporting: .lengthTooLong,
          limits: ArgumentList("maximum", .integer(Self.maximumBytes), "unit", "utf8"),
          found: ArgumentList("actual", .integer(utf8.count))))
    }
    var found = OffendingScalars()
    for element in text.scalars where Self.isRefused(element.scalar) { found.insert(element) }
    if let first = found.first {
      return sink.report(
        .identifier(
          .identifierCharacters, "fileName", found: ArgumentList("character", .character(first)),
          ranges: found.ranges))
    }
    if let reserved = Self.reserved(utf8) {
      return sink.report(
        ValidationError(
          reporting: .choiceForbidden,
          found: ArgumentList("forbidden", ShownPart.alternative(of: utf8, reserved)), ranges: [reserved]))
    }
    let end = (utf8.lastIndex { $0 != 0x2E && $0 != 0x20 } ?? -1) + 1
    if end < utf8.count {
      sink.report(
        ValidationError(
          reporting: .fileNameEnd,
          found: ArgumentList("character", .character(Unicode.Scalar(utf8[utf8.count - 1]))),
          ranges: [end..<utf8.count],
          suggestionBytes: repaired(UnsafeBufferPointer(rebasing: utf8[..<end]))))
      if sink.isDecided { return }
    }
    guard let extensions else { return }
    if Self.ends(utf8, in: extensions) || !text.isASCII && Self.ends(text.string.lowercased(), in: extensions)
    {
      return
    }
    let dot = utf8.lastIndex(of: UInt8(ascii: ".")) ?? utf8.count
    sink.report(
      ValidationError(reporting: .choiceNotListed, allowed, ranges: [dot..<utf8.count]))
  }

  private func repaired(_ name: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    accepts(utf8: name) ? name : nil
  }

  /// Whether a name ends with one of some extensions, its ASCII letters in either case.
  private static func ends(_ name: UnsafeBufferPointer<UInt8>, in extensions: [String]) -> Bool {
    extensions.contains { suffix in
      name.count > suffix.utf8.count
        && URLRule.matches(name, name.count - suffix.utf8.count..<name.count, suffix)
    }
  }

  /// Whether a name in lowercase ends with one of some extensions, which may have letters beyond ASCII.
  private static func ends(_ name: String, in extensions: [String]) -> Bool {
    extensions.contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
  }

  /// The part of a name before its first dot, if that is the name of a device, or a name that means a folder.
  private static func reserved(_ utf8: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let dot = UInt8(ascii: ".")
    if utf8.count <= 2, utf8.allSatisfy({ $0 == dot }) { return 0..<utf8.count }
    let stem = 0..<(utf8.firstIndex(of: dot) ?? utf8.count)
    let device = 0..<(utf8[stem].lastIndex { $0 != 0x20 } ?? -1) + 1
    // As long as `con`, or as `conout$`.
    guard 3...7 ~= device.count else { return nil }
    return devices.contains { URLRule.matches(utf8, device, $0) } ? stem : nil
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": true
    default:
      scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || scalar.icuProperties.isBidiControl
        || scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == "\u{FEFF}"
    }
  }
}
