import Primitives

extension MessageCatalogs {
  /// Reads again those files of all layers that were changed, added or removed.
  ///
  /// A broken file keeps its last good version in effect; the other files are updated.
  /// - Throws: ``CatalogError`` for the first fault, even if an earlier call has thrown it, as long as it still exists.
  public func reload() throws(CatalogError) { try reload(nil) }

  /// Checks the files of all layers at an interval, and reads again those that were changed, added or removed.
  ///
  /// - Parameters:
  ///   - interval: The time between two checks, at least 10 milliseconds.
  ///   - onError: Called with each new fault, once, outside any lock. The last good version of the file stays in
  ///     effect.
  /// - Returns: A token to keep; the files are watched until it is cancelled or released.
  ///
  /// ```swift
  /// let watching = MessageCatalogs.shared.watch { error in print(error) }
  /// ```
  public func watch(
    every interval: Duration = .seconds(1),
    onError: @escaping @Sendable (CatalogError) -> Void
  ) -> ObservationToken {
    let pause = max(interval, .milliseconds(10))
    let task = Task.detached(priority: .utility) { [weak self] in
      while !Task.isCancelled {
        do {
          try await Task.sleep(for: pause)
        } catch {
          return  // cancelled
        }
        guard let self else { return }
        for error in refresh(nil, reportingKnownErrors: false) where !Task.isCancelled { onError(error) }
      }
    }
    return ObservationToken { task.cancel() }
  }

  func reload(_ id: Int?) throws(CatalogError) {
    if let error = refresh(id, reportingKnownErrors: true).first { throw error }
  }

  /// Checks the files of one layer, or of all, and notifies the observers when a message changed.
  private func refresh(_ id: Int?, reportingKnownErrors: Bool) -> [CatalogError] {
    let (errors, isChanged) = loading.withLock { _ in
      var errors: [CatalogError] = []
      var isChanged = false
      for layer in state.withLock({ $0.layers }) where id == nil || layer.id == id {
        // Built-in files cannot change; the package's tests check them.
        guard let outcome = layer.files?.refreshed(reportingKnownErrors: reportingKnownErrors) else {
          continue
        }
        errors += outcome.errors
        state.withLock { state in
          guard state.layers.contains(where: { $0.id == layer.id }) else { return }
          state.changeLayer(layer.id) { changed in
            changed.files = outcome.files
            if outcome.isChanged { changed.slots = outcome.files.slots }
          }
          guard outcome.isChanged else { return }
          state.forgetMessages()
          isChanged = true
        }
      }
      return (errors, isChanged)
    }
    if isChanged { notifyObservers() }
    return errors
  }
}
