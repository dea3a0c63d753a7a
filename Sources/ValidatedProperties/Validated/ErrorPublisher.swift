import Primitives

// The only place that depends on which reactive library is available: both have the same types under the same names.
// Without the trait `OpenCombine`, there is none on systems without Combine.
#if canImport(Combine)
  public import Combine
  public import ValidationCore
#elseif OpenCombine
  public import OpenCombine
  public import ValidationCore
#endif

#if canImport(Combine) || OpenCombine
  extension ValidatedField {
    /// The errors of the field as they change.
    ///
    /// A subscriber gets the errors of the current value first, then those of each value that is set, and the same
    /// errors again whenever messages change: after a locale switch or a change of the catalogs. The publisher
    /// completes when the field is released, and does not retain it.
    ///
    /// It is a Combine publisher where Combine is available, and an OpenCombine publisher elsewhere.
    /// ```swift
    /// let cancellable = $email.publisher
    ///   .map { $0.map { $0.localizedDescription }.joined(separator: ", ") }
    ///   .sink { label.text = $0 }
    /// ```
    /// Rules run only while there is a subscriber, once for each value whatever the number of subscribers.
    ///
    /// A subscriber that subscribed on the main thread is called there, so it may belong to the main actor: at once if
    /// the change is made there, and soon after if another thread makes it. Any other subscriber is called on the
    /// thread that made the change (`receive(on:)` moves it to another); an actor of your own uses
    /// ``observe(isolation:_:)``, which calls it on the actor. Values set in quick succession from several threads may
    /// be delivered as one; the last delivery is for the last value set.
    ///
    /// A subscriber may set the value itself: it is called again if the errors then differ, at most 100 times in a
    /// row.
    public final var publisher: AnyPublisher<[ValidationError], Never> {
      ErrorPublisher(delivery: delivery).eraseToAnyPublisher()
    }
  }

  /// Subscribes to a field that may have been released.
  struct ErrorPublisher: Publisher {
    typealias Output = [ValidationError]
    typealias Failure = Never

    weak var delivery: ErrorDelivery?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = ErrorSubscription(subscriber, delivery)
      subscriber.receive(subscription: subscription)
      subscription.start()
    }
  }

  /// The subscription of one subscriber to a field.
  private final class ErrorSubscription<Downstream: Subscriber>: Subscription, ErrorReceiver
  where Downstream.Input == [ValidationError], Downstream.Failure == Never {
    /// `@unchecked Sendable` holds because only the one delivery that runs calls the subscriber, which is all that
    /// Combine requires of a publisher.
    private struct State: @unchecked Sendable {
      weak var delivery: ErrorDelivery?
      var downstream: Downstream?
      /// The demand from before the field knew of the subscription; nil from then on.
      var early: Int? = 0
    }

    private let state: Lock<State>
    let isOnMainQueue = MainQueue.isCurrent

    init(_ downstream: Downstream, _ delivery: ErrorDelivery?) {
      let state = State(delivery: delivery, downstream: downstream)
      self.state = Lock(state)
    }

    /// Registers the subscription with the field; a subscriber must have its subscription before it receives values.
    func start() {
      guard let delivery = state.withLock({ $0.delivery }) else { return finish() }
      delivery.add(self, demand: 0)
      let (demand, isCancelled) = state.withLock { ($0.early.take() ?? 0, $0.downstream == nil) }
      if isCancelled { delivery.remove(self) } else { delivery.request(demand, by: self) }
    }

    func request(_ demand: Subscribers.Demand) {
      let delivery = state.withLock { state -> ErrorDelivery? in
        guard let early = state.early else { return state.delivery }
        let (sum, overflow) = early.addingReportingOverflow(demand.count)
        state.early = overflow ? .max : sum
        return nil
      }
      delivery?.request(demand.count, by: self)
    }

    func cancel() {
      let ended = end()
      ended.delivery?.remove(self)
    }

    func receive(_ errors: [ValidationError], valueNumber: Int) -> Int {
      let held = state.withLock { $0 }
      return held.downstream?.receive(errors).count ?? 0
    }

    func finish() { end().downstream?.receive(completion: .finished) }

    /// Releases both sides and returns the previous state.
    private func end() -> State {
      state.withLock { state in
        let ended = state
        state.downstream = nil
        state.delivery = nil
        return ended
      }
    }
  }

  extension Subscribers.Demand {
    /// The number of values wanted; `Int.max` for all.
    fileprivate var count: Int { max ?? .max }
  }
#endif
