import Foundation
import PackagePlugin

/// `swift package lint-catalogs`: `rulecheck catalog lint` in a package of somebody's own.
///
/// The arguments are those of the command. Without a directory, every directory of the package is checked that is named
/// `Localizations`, outside of hidden ones.
@main
struct LintCatalogs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var arguments = arguments
    if !Self.hasDirectory(arguments) {
      let package = context.package.directoryURL
      let found = Self.directories(in: package)
      if found.isEmpty, !arguments.contains("--help"), !arguments.contains("-h") {
        throw Failure(
          "no directory of the package is named Localizations; name the directories of its catalogs")
      }
      arguments += found
    }
    let process = Process()
    process.executableURL = try tool()
    process.arguments = ["catalog", "lint"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure("rulecheck ended with the status \(process.terminationStatus)")
    }
  }

  /// The tool, built when the command needs it: as a dependency of the plugin, it would be compiled a second time, with
  /// every module below it, in each build of the package.
  private func tool() throws -> URL {
    let build = try packageManager.build(.product("rulecheck"), parameters: .init(logging: .concise))
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw Failure("rulecheck could not be built:\n\(build.logText)")
    }
    return tool.url
  }

  /// Whether an argument is neither an option nor the value of one.
  private static func hasDirectory(_ arguments: [String]) -> Bool {
    var isValue = false
    for argument in arguments {
      if !isValue, !argument.hasPrefix("-") { return true }
      isValue = argument == "--format"
    }
    return false
  }

  /// The directories named `Localizations`, as paths from the package.
  private static func directories(in package: URL) -> [String] {
    let root = package.standardizedFileURL.path
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles, .skipsPackageDescendants]
    let all = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: [.isDirectoryKey], options: options)
    var found: [String] = []
    while let url = all?.nextObject() as? URL {
      let isDirectory = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      guard isDirectory, url.lastPathComponent == "Localizations" else { continue }
      let path = url.standardizedFileURL.path
      found.append(path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path)
    }
    return found.sorted()
  }

  /// Why there is no clean result.
  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
