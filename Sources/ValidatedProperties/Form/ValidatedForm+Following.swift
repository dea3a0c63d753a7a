public import MessageLocalization

#if canImport(Combine)
  public import Combine
  public import ValidationCore
#elseif OpenCombine
  public import OpenCombine
  public import ValidationCore
#endif
#if canImport(SwiftUI)
  public import SwiftUI
#endif

extension ValidatedForm {
  /// The changes of the errors to be shown, for `for await`: the current state first, then each change.
  public var changes: some AsyncSequence<FieldChange, Never> & Sendable {
    delivery?.changes ?? FieldChanges(stream: AsyncStream { $0.finish() })
  }

  /// Calls a closure with the errors to be shown now, and after each change, on the actor that this method is called on.
  ///
  /// - Returns: A token to keep; the closure is called until the token is cancelled or released.
  public func observe(
    isolation: isolated any Actor = #isolation,
    _ body: @escaping (FieldChange) -> Void
  ) -> ObservationToken {
    delivery?.observe(on: isolation, body) ?? ObservationToken {}
  }

  /// A binding to a field, for a view: SwiftUI's where it is available, otherwise one with the same interface.
  public func binding<Value>(_ part: any WritableKeyPath<Model, Value> & Sendable) -> Binding<Value> {
    let field = self[part]
    return Binding(get: { field.value }, set: { field.value = $0 })
  }

  #if canImport(Combine) || OpenCombine
    /// The errors to be shown as they change; as ``ValidatedField/publisher``.
    public var publisher: AnyPublisher<[ValidationError], Never> {
      ErrorPublisher(delivery: delivery).eraseToAnyPublisher()
    }
  #endif
}
