import Foundation

/// A new file that takes a value's bytes before it takes the document's name.
///
/// Its writer locks it as long as it is open. A writer that is killed leaves the file behind without the lock, which
/// is how the next writer tells it from one in use, in whichever process or container that one runs.
struct TemporaryFile: ~Copyable {
  let path: String
  let file: FileDescriptor

  /// How old a file must be, in seconds, before it counts as left behind on a file system that has no locks.
  static let patience: Int64 = 3600

  /// Makes an empty file in the document's directory.
  ///
  /// - Parameter permissions: the permission bits, from which the umask takes; nil for the usual ones.
  init(
    beside location: DocumentLocation,
    permissions: UInt32?,
    _ calls: FileCalls
  ) throws(SystemFailure) {
    for _ in 1...100 {
      let path = location.sibling(TemporaryName.new(for: location.name))
      let file = try calls.create(path, permissions ?? 0o666)
      if Self.isOurs(file, calls) {
        self.path = path
        self.file = file
        return
      }
    }
    throw SystemFailure(call: "flock", code: EWOULDBLOCK)
  }

  /// Whether the new file is locked by now and still there: another writer may have swept it before it was locked.
  private static func isOurs(_ file: borrowing FileDescriptor, _ calls: FileCalls) -> Bool {
    do throws(SystemFailure) {
      if try !calls.lock(file) { return false }
      return try calls.status(of: file).hasName
    } catch {
      // Without locks, its age keeps the file from being swept.
      return true
    }
  }
}

extension DocumentFile {
  /// Removes what killed writers of this document left, and reports nothing: a leftover does no harm.
  func sweepLeftovers() {
    let now = Int64(Date().timeIntervalSince1970)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: location.directory)) ?? []
    for name in names where TemporaryName.isOne(name, for: location.name) {
      let path = location.sibling(name)
      // Whatever fails here, the file stays for the next sweep.
      do throws(SystemFailure) {
        let file = try calls.openForReading(path)
        let status = try calls.status(of: file)
        guard status.isRegular else { continue }
        let isAbandoned: Bool
        do throws(SystemFailure) { isAbandoned = try calls.lock(file) } catch {
          isAbandoned = now - status.identity.seconds > TemporaryFile.patience
        }
        if isAbandoned { try calls.remove(path) }
      } catch {}
    }
  }
}
