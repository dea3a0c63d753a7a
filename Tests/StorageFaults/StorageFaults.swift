import Foundation
import LocalizedValidation

/// What happens to a stored document when its writer is killed, and when its disk is full.
///
/// ```
/// StorageFaults kills COUNT       kill writers with SIGKILL and look at the document after each
/// StorageFaults full DIRECTORY    fill the file system that the directory is on
/// StorageFaults write DIRECTORY   the writer that is killed: it acknowledges each write on standard output
/// ```
/// It exits with 1 where a document was torn or a write that was acknowledged is lost.
@main
enum StorageFaults {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first) {
    case ("kills", let count?): try report(KillLoop.run(kills: Int(count) ?? 0))
    case ("full", let directory?): try report(FullDisk.run(in: URL(fileURLWithPath: directory)))
    case ("write", let directory?): Writer.run(in: URL(fileURLWithPath: directory))
    default: throw Failure(description: "usage: StorageFaults kills COUNT | full DIRECTORY")
    }
  }

  /// A document or a call that is not as promised.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func report(_ text: String) { print(text) }
}
