import Essentials

/// The user's documents directory, as the platform defines it.
///
/// On Linux this follows the XDG user directories (`user-dirs.dirs`), which Foundation there reads without removing
/// the quotes or expanding `$HOME`, so that `"$HOME/Documents"` would become a directory of that name.
enum DocumentsDirectory {
  /// The directory, or nil if the system does not define one. It may not exist yet.
  static var current: URL? {
    #if canImport(Darwin)
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    #else
      xdg(
        environment: ProcessInfo.processInfo.environment,
        fallbackHome: FileManager.default.homeDirectoryForCurrentUser.path
      ) { path in
        // The file usually does not exist; a file that cannot be read is treated in the same way.
        try? String(contentsOfFile: path, encoding: .utf8)
      }
    #endif
  }

  /// The directory by the XDG rules; `Documents` in the home directory by default.
  static func xdg(
    environment: [String: String],
    fallbackHome: String,
    read: (_ path: String) -> String?
  ) -> URL? {
    func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
    guard let home = absolute(environment["HOME"]) ?? absolute(fallbackHome) else { return nil }
    let configuration = absolute(environment["XDG_CONFIG_HOME"]) ?? home + "/.config"
    let named = read(configuration + "/user-dirs.dirs").flatMap { documents(in: $0, home: home) }
    return URL(fileURLWithPath: named ?? home + "/Documents", isDirectory: true)
  }

  /// The value of the last `XDG_DOCUMENTS_DIR="$HOME/…"` or `"/…"` line; nil without a line of that form.
  private static func documents(in configuration: String, home: String) -> String? {
    var found: String?
    for line in configuration.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard line.hasPrefix("XDG_DOCUMENTS_DIR=") else { continue }
      guard let value = quoted(line.dropFirst("XDG_DOCUMENTS_DIR=".count)) else { continue }
      if value.hasPrefix("/") {
        found = value
      } else if value == "$HOME" || value.hasPrefix("$HOME/") {
        found = home + value.dropFirst("$HOME".count)
      }
    }
    return found
  }

  /// The text between double quotes, in which a backslash escapes the next character.
  private static func quoted(_ text: Substring) -> String? {
    guard text.first == "\"" else { return nil }
    var value = ""
    var isEscaped = false
    for character in text.dropFirst() {
      if isEscaped {
        value.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return value
      } else {
        value.append(character)
      }
    }
    return nil
  }
}
