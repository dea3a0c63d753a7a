import Essentials

/// A new file that receives a value's bytes before it is renamed to the document's name.
///
/// Its writer locks it as long as it is open. If a writer is killed, its file remains without the lock. That is how
/// the next writer distinguishes it from a file in use, in whichever process or container that writer runs.
struct TemporaryFile: ~Copyable {
  let path: String
  let file: FileDescriptor

  /// How old a file must be, in seconds, before it counts as left behind on a file system that has no locks.
  static let patience: Int64 = 3600

  /// Creates an empty file in the document's directory.
  ///
  /// - Parameter permissions: the permission bits, subject to the umask; nil for the default ones.
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

  /// Whether the new file is now locked and still exists: another writer may have removed it before it was locked.
  private static func isOurs(_ file: borrowing FileDescriptor, _ calls: FileCalls) -> Bool {
    do throws(SystemFailure) {
      if try !calls.lock(file) { return false }
      return try calls.status(of: file).hasName
    } catch {
      // Without locks, its age protects the file from removal.
      return true
    }
  }
}

extension DocumentFile {
  /// Removes the files that killed writers of this document left, and reports no error: a leftover file is harmless.
  func sweepLeftovers() {
    let now = Int64(Date().timeIntervalSince1970)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: location.directory)) ?? []
    for name in names where TemporaryName.isOne(name, for: location.name) {
      let path = location.sibling(name)
      // If this fails, the file remains for the next sweep.
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
