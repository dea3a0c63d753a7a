import Foundation
import LocalizedValidation

/// What happens to a stored document and to the draft of a form when their writer is killed, and when the disk is full.
///
/// ```
/// StorageFaults kills COUNT       kill writers with SIGKILL and look at the document after each
/// StorageFaults full DIRECTORY    fill the file system that the directory is on
/// StorageFaults write DIRECTORY   the writer that is killed: it acknowledges each write on standard output
/// StorageFaults draft DIRECTORY   the same for the draft of a form that is being edited
/// ```
/// It exits with 1 where a document was torn or a write that was acknowledged is lost.
@main
enum StorageFaults {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let command = arguments.first.flatMap(Command.init), let argument = arguments.dropFirst().first
    else {
      throw Failure(description: "usage: StorageFaults kills COUNT | full DIRECTORY")
    }
    let directory = URL(fileURLWithPath: argument)
    switch command {
    case .kills:
      for loop in [KillLoop.documents, .drafts] { try report(loop.run(kills: Int(argument) ?? 0)) }
    case .full: try report(FullDisk.run(in: directory))
    case .write: Writer.run(in: directory)
    case .draft: DraftWriter.run(in: directory)
    }
  }

  /// What the tool does.
  enum Command: String {
    case kills, full, write, draft
  }

  /// A document or a call that is not as promised.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func report(_ text: String) { print(text) }
}
