import Foundation
import LocalizedValidation

/// Writes one ledger after another until the process is killed.
enum Writer {
  static func run(in directory: URL) {
    let storage = Ledger.storage(in: directory)
    while storage.update({ $0 = Ledger($0.count + 1) }) {
      acknowledge(storage.wrappedValue)
    }
    FileHandle.standardError.write(Data("the writer stopped: \(String(describing: storage.error))\n".utf8))
  }

  /// Tells on standard output that a ledger is written: the reader may rely on it.
  static func acknowledge(_ ledger: Ledger) {
    withUnsafeBytes(of: Int64(ledger.count)) { bytes in FileHandle.standardOutput.write(Data(bytes)) }
  }
}

/// Edits a form that keeps its draft until the process is killed.
enum DraftWriter {
  /// How many changes there are from one save to the next; the draft is also written in the background.
  static let changes = 5

  /// The form, continued with what its draft has.
  static func form(in directory: URL) -> (ValidatedForm<Ledger>, KeptDraft<Ledger>) {
    let form = ValidatedForm(Ledger(0), .all())
    return (form, form.keepDraft(in: "ledger", directory: directory))
  }

  static func run(in directory: URL) {
    let (form, kept) = form(in: directory)
    repeat {
      for _ in 0..<changes { form.model = Ledger(form.model.count + 1) }
      guard kept.save() else { break }
      Writer.acknowledge(form.model)
    } while true
    FileHandle.standardError.write(Data("the writer stopped: \(String(describing: kept.error))\n".utf8))
  }
}
