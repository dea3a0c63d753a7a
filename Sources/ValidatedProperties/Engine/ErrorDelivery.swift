import Essentials
import Primitives
import ValidationCore

/// Delivers the errors of a field to its subscribers.
///
/// One thread delivers at a time, and nothing is called under the lock. A change during a delivery, from a subscriber
/// or from another thread, makes the running delivery repeat. So a subscriber may change the field as it likes, each
/// value is validated once for all subscribers, and a subscriber never gets older errors than it already has. Without
/// subscribers, a change does nothing.
///
/// A subscriber that subscribed on the main queue belongs to the main actor, where calls from elsewhere would end the
/// process. Another thread leaves such a subscriber to a delivery of its own on the main queue.
final class ErrorDelivery: Sendable {
  /// How many changes in a row subscribers may make from within their calls before further changes are not delivered.
  ///
  /// It stops a subscriber that sets another value each time it is called from looping forever.
  static let reentrantChangeLimit = 100

  /// A state of the field and of the messages, both counted from 0.
  private struct Stamp: Equatable {
    var change = 0
    var messages = 0
  }

  private struct Entry: Sendable {
    let receiver: any ErrorReceiver
    /// How many more errors the receiver wants; `Int.max` for all.
    var demand: Int
    var seen: Stamp?
    var last: [ValidationError] = []
  }

  private struct State {
    var entries: [Entry] = []
    var newest = Stamp()
    /// Whether the newest value was set by a subscriber from within its call.
    var isNewestReentrant = false
    var reentrantChanges = 0
    /// The thread that delivers.
    var deliverer: ThreadIdentity?
    /// Whether a delivery on the main queue is on its way.
    var isMainQueueAwaited = false
    var isFinished = false
    var observesMessages = false
    var messageObservation: (any Sendable)?

    func index(of receiver: any ErrorReceiver) -> Int? { entries.firstIndex { $0.receiver === receiver } }

    mutating func raiseDemand(of receiver: any ErrorReceiver, by demand: Int) {
      guard let index = index(of: receiver) else { return }
      let (sum, overflow) = entries[index].demand.addingReportingOverflow(demand)
      entries[index].demand = overflow ? .max : sum
    }
  }

  private struct Round {
    let stamp: Stamp
    let isReentrant: Bool
    let receivers: [any ErrorReceiver]
  }

  private let state = Lock(State())
  private let currentErrors: @Sendable () -> [ValidationError]
  private let observeMessages: MessageObserving
  private let followSources: @Sendable (ErrorDelivery) -> Void

  /// - Parameters:
  ///   - currentErrors: The errors of the current value, validated if that has not been done yet.
  ///   - followSources: Arranges that ``valueChanged()`` is called when another field changes that the rules have read.
  init(
    observingMessages: @escaping MessageObserving,
    currentErrors: @escaping @Sendable () -> [ValidationError],
    following followSources: @escaping @Sendable (ErrorDelivery) -> Void
  ) {
    self.observeMessages = observingMessages
    self.currentErrors = currentErrors
    self.followSources = followSources
  }

  /// Notifies the subscribers that the value was set.
  func valueChanged() { changed { $0.change += 1 } }

  /// Delivers the current errors to the subscribers again, to be rendered again.
  private func messagesChanged() { changed { $0.messages += 1 } }

  /// Adds a subscriber, which first gets the errors of the current value, as soon as it has demand.
  func add(_ receiver: any ErrorReceiver, demand: Int) {
    let (isFinished, isFirst) = state.withLock { state in
      guard !state.isFinished else { return (true, false) }
      state.entries.append(Entry(receiver: receiver, demand: demand))
      defer { state.observesMessages = true }
      return (false, !state.observesMessages)
    }
    if isFinished { return receiver.finish() }
    if isFirst {
      let observation = observeMessages { [weak self] in self?.messagesChanged() }
      state.withLock { if !$0.isFinished { $0.messageObservation = observation } }
    }
    deliver()
  }

  /// Adds to the demand of a subscriber.
  func request(_ demand: Int, by receiver: any ErrorReceiver) {
    state.withLock { $0.raiseDemand(of: receiver, by: demand) }
    deliver()
  }

  func remove(_ receiver: any ErrorReceiver) {
    // Released after the lock, since the subscriber's deinit may call this code again.
    let removed = state.withLock { state in state.index(of: receiver).map { state.entries.remove(at: $0) } }
    _ = removed
  }

  /// Ends delivery for all subscribers: the field has been released.
  func finish() {
    let observation = state.withLock { state in
      state.isFinished = true
      return state.messageObservation.take()
    }
    _ = observation
    deliver()
  }

  private func changed(_ count: (inout Stamp) -> Void) {
    let isHeard = state.withLock { state in
      // A later subscriber starts with the errors at that time.
      guard !state.entries.isEmpty else { return false }
      let isReentrant = state.deliverer == .current
      state.reentrantChanges = isReentrant ? state.reentrantChanges + 1 : 0
      guard state.reentrantChanges <= Self.reentrantChangeLimit else { return true }
      state.isNewestReentrant = isReentrant
      count(&state.newest)
      return true
    }
    if isHeard { deliver() }
  }

  /// Delivers to every subscriber the errors it has not received, unless another delivery is already running.
  private func deliver() {
    let isMine = state.withLock { state in
      guard state.deliverer == nil, !state.entries.isEmpty else { return false }
      state.deliverer = .current
      state.reentrantChanges = 0
      return true
    }
    guard isMine else { return }
    while let round = nextRound() {
      let errors = currentErrors()
      followSources(self)
      for receiver in round.receivers where isNews(errors, of: round, to: receiver) {
        let demand = receiver.receive(errors, valueNumber: round.stamp.change)
        if demand > 0 { state.withLock { $0.raiseDemand(of: receiver, by: demand) } }
      }
    }
  }

  /// The next round of delivery; nil, with the delivery ended, when all subscribers that may be called here have the
  /// newest errors.
  private func nextRound() -> Round? {
    let isHere = MainQueue.isCurrent
    let (round, ended, isMainQueueNeeded) = state.withLock { state -> (Round?, [Entry], Bool) in
      var ended: [Entry] = []
      if state.isFinished {
        ended = state.entries.filter { isHere || !$0.receiver.isOnMainQueue }
        state.entries.removeAll { isHere || !$0.receiver.isOnMainQueue }
      }
      let waiting = state.entries.filter {
        state.isFinished || $0.demand > 0 && $0.seen != state.newest
      }
      let receivers = waiting.map(\.receiver).filter { isHere || !$0.isOnMainQueue }
      if receivers.isEmpty {
        state.deliverer = nil
        let isMainQueueNeeded = !waiting.isEmpty && !state.isMainQueueAwaited
        if isMainQueueNeeded { state.isMainQueueAwaited = true }
        return (nil, ended, isMainQueueNeeded)
      }
      let round = Round(stamp: state.newest, isReentrant: state.isNewestReentrant, receivers: receivers)
      return (round, ended, false)
    }
    for entry in ended { entry.receiver.finish() }
    if isMainQueueNeeded {
      Task { @MainActor in
        self.state.withLock { $0.isMainQueueAwaited = false }
        self.deliver()
      }
    }
    return round
  }

  /// Marks the errors as delivered to a subscriber, and returns whether to call it.
  ///
  /// The errors of a value that a subscriber set from within its call are delivered only to subscribers for which they
  /// differ, so a subscriber that corrects the value each time reaches a stable state.
  private func isNews(_ errors: [ValidationError], of round: Round, to receiver: any ErrorReceiver) -> Bool {
    let (isNews, replaced) = state.withLock { state -> (Bool, [ValidationError]) in
      guard let index = state.index(of: receiver), !state.isFinished else { return (false, []) }
      let entry = state.entries[index]
      state.entries[index].seen = round.stamp
      if round.isReentrant, entry.seen?.messages == round.stamp.messages, entry.last == errors {
        return (false, [])
      }
      state.entries[index].last = errors
      if entry.demand != .max { state.entries[index].demand -= 1 }
      return (true, entry.last)
    }
    _ = replaced
    return isNews
  }
}
