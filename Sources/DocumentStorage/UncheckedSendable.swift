/// Passes a value of any type through a lock.
///
/// `@unchecked Sendable` holds because of its owner: a storage is `Sendable` only if its value is, so the storage of
/// any other value, and with it the value, never leaves the isolation that created it.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
}
