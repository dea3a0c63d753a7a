import ArgumentParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path from the command line, in its original bytes: a file name is not necessarily UTF-8.
struct PathArgument: Sendable, Hashable {
  private let bytes: [UInt8]

  /// `-`, by convention.
  static let standardInput = PathArgument("-")

  init(_ text: String) { bytes = Array(text.utf8) }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The path for a call to the operating system, with the NUL at its end.
  var cString: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }

  /// The path as text, for APIs that only take text.
  ///
  /// - Throws: If the bytes are not UTF-8.
  func text() throws(InputError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError(
        file: description, problem: "the name of a directory of catalogs must be UTF-8")
    }
    return text
  }
}

extension PathArgument: CustomStringConvertible {
  /// The path for display; bytes that are not UTF-8 are shown as `\\xFF`.
  var description: String {
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let length = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let length {
        text += String(decoding: rest.prefix(length), as: UTF8.self)
        rest = rest.dropFirst(length)
      } else {
        text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}

extension PathArgument: ExpressibleByArgument {
  /// Shells complete names of files.
  static var defaultCompletionKind: CompletionKind { .file() }

  /// The argument's bytes; nil if several arguments that are not UTF-8 would have the same text.
  init?(argument: String) { self.init(argument: argument, among: Self.processArguments) }

  /// - Parameter arguments: the arguments of the process as bytes, in which `argument` is an argument by itself or
  ///   follows the `=` of an option.
  init?(argument: String, among arguments: [[UInt8]]) {
    guard argument.unicodeScalars.contains("\u{FFFD}") else {
      self.init(argument)
      return
    }
    var found: Set<[UInt8]> = []
    for bytes in arguments {
      if String(decoding: bytes, as: UTF8.self) == argument {
        found.insert(bytes)
      } else if bytes.first == UInt8(ascii: "-"), let equals = bytes.firstIndex(of: UInt8(ascii: "=")) {
        let value = Array(bytes[(equals + 1)...])
        if String(decoding: value, as: UTF8.self) == argument { found.insert(value) }
      }
    }
    guard found.count == 1, let bytes = found.first else { return nil }
    self.init(bytes: bytes)
  }

  /// The arguments as the system passed them; `CommandLine.arguments` repairs invalid UTF-8.
  private static var processArguments: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        Array(UnsafeBufferPointer(start: argument, count: strlen(argument))).map(UInt8.init(bitPattern:))
      }
    }
  }
}
