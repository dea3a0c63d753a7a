/// Where fields hear that messages read differently.
enum MessageSource {
  static let observe: MessageObserving = { _ in nil }
}
