import Dispatch
public import DocumentStorage
public import Essentials
import Primitives
public import ValidatedProperties

extension ValidatedForm where Model: Codable {
  /// Keeps the form in a file until it is sent, and continues with what the file has from the last time.
  ///
  /// ```swift
  /// let form = ValidatedForm(SignUp())
  /// form.keepDraft(in: "sign-up")
  /// ```
  /// The draft is the model, valid or not, and what the reader has left, changed and submitted. It is written after each
  /// change, in the background and in one step: whenever the process is killed, the file has a whole draft, the last or
  /// the one before. It is deleted when the form is submitted and sent, or reset. What is `sensitive()` in the rules is never
  /// written. A file that is not a draft of this model is kept under another name, as `DocStorage` does.
  ///
  /// - Parameters:
  ///   - fileName: The file's name, as for `DocStorage`.
  ///   - directory: The directory of the file; nil for the user's documents directory.
  /// - Returns: The kept draft, for what went wrong with the file; the form holds it, too.
  @discardableResult
  public func keepDraft(in fileName: String, directory: URL? = nil) -> KeptDraft<Model> {
    refuseSecretModel()
    let kept = KeptDraft(of: self, in: DocStorage(fileName: fileName, directory: directory))
    draftKeeper = kept
    return kept
  }
}

/// The draft of a form in a file.
public final class KeptDraft<Model: Codable & Sendable>: Sendable {
  private struct State {
    var isScheduled = false
    /// What the file has; nil if there is no file, or if that is not known.
    var written: ValidatedForm<Model>.DraftMark?
    /// The version of the model that was sent, and is not to be kept.
    var sent: Int?
  }

  private weak let form: ValidatedForm<Model>?
  private let storage: DocStorage<ValidatedForm<Model>.Draft?>
  private let state = Lock(State())
  /// Where the file is written, one version after the other.
  private let queue = DispatchQueue(label: "KeptDraft")

  init(of form: ValidatedForm<Model>, in storage: DocStorage<ValidatedForm<Model>.Draft?>) {
    self.form = form
    self.storage = storage
    guard let draft = storage.wrappedValue else { return }
    form.restore(draft)
    let mark = form.draftMark
    state.withLock { $0.written = mark }
  }

  /// What went wrong with the file at the last load or save; nil if that succeeded.
  public var error: DocumentError? { storage.error }

  /// The file; nil if its name or directory was refused.
  public var url: URL? { storage.url }

  /// Returns when the file has the form as it is now, for example before the application is suspended.
  ///
  /// - Returns: Whether that succeeded; the reason why not is in ``error``.
  @discardableResult
  public func save() -> Bool {
    if let form { queue.sync { write(form) } }
    return storage.error == nil
  }

  /// Writes the form as it is now, unless the file has it.
  private func write(_ form: ValidatedForm<Model>) {
    state.withLock { $0.isScheduled = false }
    let mark = form.draftMark
    let (written, sent) = state.withLock { ($0.written, $0.sent) }
    let isDone = mark.isFresh || mark.version == sent
    if isDone ? storage.wrappedValue == nil : mark == written { return }
    let isSaved: Bool
    if isDone {
      isSaved = storage.remove()
    } else {
      // A draft that is newer than the mark is written again.
      let draft = form.draft
      isSaved = storage.update { $0 = draft }
    }
    state.withLock { $0.written = isSaved && !isDone ? mark : nil }
  }
}

extension KeptDraft: FormDraftKeeping {
  package func formChanged() {
    // Nothing is left to write when the form itself goes.
    guard let form else { return }
    let isFirst = state.withLock { state in
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { queue.async { self.write(form) } }
  }

  package func formSent(version: Int) {
    state.withLock { $0.sent = version }
    save()
  }
}
