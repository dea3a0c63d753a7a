public import Essentials
public import ValidationCore

extension Validation where Value == [UInt8] {
  /// The bytes begin as a file of one of some media types does. See ``ContentType``.
  ///
  /// ```swift
  /// .field("photo", \.bytes, .mimeType(["image/png", "image/jpeg"]))
  /// ```
  /// What a browser or a client says about a file is not read. Code: `choice.notListed`.
  ///
  /// - Parameters:
  ///   - types: Media types that ``ContentType/type(of:)`` finds, such as `image/png`, and ranges such as `image/*`.
  ///   - file: The file that the program names when it stops for a type that is never found.
  ///   - line: The line in that file.
  public static func mimeType(
    _ types: [String], file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    let types = AcceptedContent(types, file, line)
    return Validation(run: { bytes, sink in
      if !bytes.withUnsafeBufferPointer({ types.accepts($0) }) { sink.report(types.error) }
    })
  }
}

extension Validation where Value == Data {
  /// The bytes begin as a file of one of some media types does, as `mimeType` of `[UInt8]` says.
  public static func mimeType(
    _ types: [String], file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    let types = AcceptedContent(types, file, line)
    return Validation(run: { data, sink in
      let isAccepted = data.withUnsafeBytes { bytes in
        types.accepts(bytes.assumingMemoryBound(to: UInt8.self))
      }
      if !isAccepted { sink.report(types.error) }
    })
  }
}

extension Validation where Value == String {
  /// The file name has an extension that files with some first bytes have: not `photo.png` for a program.
  ///
  /// A file whose type is not known has any name. Code: `choice.notListed`, with the extensions of the type. The range is
  /// the extension.
  public static func fileName(ofContent bytes: some Collection<UInt8>) -> Validation {
    guard let type = ContentType.type(of: bytes) else { return Validation(NoExtensionRule()) }
    return Validation(ExtensionRule(extensions: ContentType.extensions(of: type)))
  }
}

/// Accepts every name.
private struct NoExtensionRule: TextRule {
  func check(_ text: inout TextView, _ sink: inout ErrorSink) {}
}

/// The extension of a file name is one of some, in any letter case.
private struct ExtensionRule: TextRule {
  let extensions: [String]

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let dot = utf8.lastIndex(of: UInt8(ascii: ".")) ?? utf8.count
    let suffix = min(dot + 1, utf8.count)..<utf8.count
    if extensions.contains(where: { URLRule.matches(utf8, suffix, $0) }) { return }
    sink.report(
      ValidationError(
        reporting: .choiceNotListed,
        limits: ArgumentList("allowed", .alternatives(extensions.map { .text($0) })),
        ranges: [dot..<utf8.count]))
  }
}

/// Media types that a rule accepts.
private struct AcceptedContent: Sendable {
  private let types: Set<String>
  let error: ValidationError

  init(_ accepted: [String], _ file: StaticString, _ line: UInt) {
    let known = Set(ContentType.patterns.map(\.type) + ["video/mp4", "video/webm"])
    var types: Set<String> = []
    for type in accepted {
      let found = known.filter {
        type.hasSuffix("/*") ? $0.hasPrefix(type.dropLast()) : $0 == type.lowercased()
      }
      if found.isEmpty {
        ImpossibleRule(
          at: "types", "\(RuleValue.text(type)) is not told by the first bytes of a file",
          expected: "such as \"image/png\"", known: known.sorted()
        ).stop(file, line)
      }
      types.formUnion(found)
    }
    self.types = types
    error =
      ValidationError(
        reporting: .choiceNotListed,
        limits: ArgumentList("allowed", .alternatives(accepted.map { .text($0) }))
      ).madeInAdvance
  }

  func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ContentType.type(of: bytes).map { types.contains($0) } ?? false
  }
}
