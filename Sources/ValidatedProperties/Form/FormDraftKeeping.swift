import Primitives
import ValidationCore

/// Keeps the draft of a form, which tells it of changes.
package protocol FormDraftKeeping: AnyObject, Sendable {
  /// Something about the form has changed.
  func formChanged()
  /// The model has been sent.
  ///
  /// - Parameter version: That of the model that was sent.
  func formSent(version: Int)
}

extension ValidatedForm {
  /// What of a form is in its draft, to find out whether that has changed.
  package struct DraftMark: Sendable, Equatable {
    package let version: Int
    private let touched: Set<FieldPath>
    private let changed: Set<FieldPath>
    private let isSubmitted: Bool
    /// Whether the form is as it was at the beginning, so that there is nothing to keep.
    package let isFresh: Bool

    init(_ state: FormState<Model>) {
      (version, touched, changed) = (state.version, state.touched, state.changed)
      isSubmitted = state.isSubmitted
      isFresh = version == state.firstVersion && touched.isEmpty && !isSubmitted
    }
  }

  package var draftMark: DraftMark { state.withLock { DraftMark($0) } }

  /// Traps if the rules make the whole model sensitive, so that a draft would keep nothing.
  package func refuseSecretModel() {
    precondition(
      !rules.concealsEverything,
      """
      A sensitive rule of \(Model.self) reads the model by a closure, so nothing of the model may be kept: name what \
      it reads by key paths that can be written.
      """)
  }
}
