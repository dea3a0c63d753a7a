// A public name of swift-argument-parser.

public struct ValidationError: Error {
  public let message: String

  public init(_ message: String) { self.message = message }
}
