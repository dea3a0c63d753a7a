public import ValidationCore

extension ValidatedForm {
  /// A form as it is, to be continued later: the model, valid or not, and what the reader has done with it.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(form.draft)
  /// form.restore(try JSONDecoder().decode(ValidatedForm<SignUp>.Draft.self, from: data))
  /// ```
  /// A sensitive part of the model is not in it: it is as at the beginning. `form.keepDraft(in:)` keeps a draft in a file.
  public struct Draft: Sendable {
    /// The model.
    public var model: Model
    /// The fields that the reader has left.
    public var touched: [FieldPath]
    /// The fields that have been changed.
    public var changed: [FieldPath]
    /// Whether the form has been submitted.
    public var isSubmitted: Bool
  }

  /// The form as it is now, without what `sensitive()` rules are about.
  ///
  /// A sensitive rule about the model as a whole makes all of it secret.
  public var draft: Draft {
    reading { state in
      Draft(
        model: rules.concealed(state.model, from: state.initial), touched: state.touched.inOrder,
        changed: state.changed.inOrder,
        isSubmitted: state.isSubmitted)
    }
  }

  /// Continues a form that was kept; the values at the beginning remain those of this form.
  public func restore(_ draft: Draft) {
    change { state in
      state.model = draft.model
      state.version += 1
      (state.touched, state.changed) = (Set(draft.touched), Set(draft.changed))
      (state.isSubmitted, state.serverErrors) = (draft.isSubmitted, [])
    }
    startChecks()
  }
}

extension ValidatedForm.Draft: Encodable where Model: Encodable {}
extension ValidatedForm.Draft: Decodable where Model: Decodable {}
extension ValidatedForm.Draft: Equatable where Model: Equatable {}

extension Set<FieldPath> {
  fileprivate var inOrder: [FieldPath] { sorted { $0.description < $1.description } }
}
