/// Rules for a value, and what is made of a valid one: a number of a text, a date, or a model of a form's texts.
///
/// ```swift
/// struct OfferDraft { var title = "", price = "", until = "" }
/// struct Offer { var title: String, price: Decimal, until: Date }
///
/// let offers = Preparation<OfferDraft, Offer>(
///   .field(\.title, .notBlank.trimmed),
///   .field(\.price, .notBlank, as: .number(in: "pt-BR", .range(0...1_000_000))),
///   .field(\.until, as: .date(in: "pt-BR", .future())),
///   make: Offer.init
/// )
/// let offer = try offers.prepared(OfferDraft(title: " Mesa ", price: "1.234,50", until: "31/12/2030"))
/// ```
/// All errors of all parts are found in one run, each at its field; the value is made only if there is none. As a
/// validator it judges the input, and its ``rules`` are those of a form of the input.
public struct Preparation<Input, Output>: Validator {
  public typealias Value = Input

  /// The rules for the input.
  public let rules: Validation<Input>
  /// Makes the output of an input that the rules accept; nil if that fails all the same.
  package let output: @Sendable (Input) -> Output?

  package init(_ rules: Validation<Input>, output: @escaping @Sendable (Input) -> Output?) {
    self.rules = rules
    self.output = output
  }

  /// Prepares every part of the input, and makes the output of what becomes of them.
  ///
  /// - Parameters:
  ///   - parts: The parts, in the order in which `make` takes them.
  ///   - make: Makes the output, such as the initializer of a model.
  public init<each Part>(
    _ parts: repeat Preparation<Input, each Part>,
    make: @escaping @Sendable (repeat each Part) -> Output
  ) {
    var rules: [Validation<Input>] = []
    for part in repeat each parts { rules.append(part.rules) }
    let parts = (repeat each parts)
    self.init(.chain(rules)) { input in
      do throws(Unprepared) {
        return make(repeat try (each parts).required(input))
      } catch {
        return nil
      }
    }
  }

  /// A value is prepared as the rules prepare it, by `trimmed` and the like.
  public init(_ rules: Validation<Input>...) where Input == Output {
    let rules = Validation.chain(rules)
    self.init(rules) { rules.prepared($0) }
  }

  /// What is made of a value.
  ///
  /// - Throws: ``ValidationErrors`` with all errors and warnings if the value is not valid.
  public func prepared(_ value: Input, on scenarios: Scenario...) throws(ValidationErrors) -> Output {
    try prepared(value, on: Set(scenarios))
  }

  package func prepared(_ value: Input, on scenarios: Set<Scenario>) throws(ValidationErrors) -> Output {
    try Scenario.choosing(scenarios) { rules.errors(in: value) }.throwIfInvalid()
    return try made(of: value)
  }

  /// What is made of a value that its asynchronous checks accept, too.
  ///
  /// - Throws: ``ValidationErrors`` if it is not valid, otherwise what a check throws because it got no answer.
  public func checked(
    _ value: Input, on scenarios: Scenario..., clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> Output where Input: Sendable {
    try await Scenario.choosing(scenarios) { try await rules.check(value: value, clock: clock) }
    return try made(of: value)
  }

  public func errors(in value: Input) -> [ValidationError] { rules.errors(in: value) }

  public func isValid(value: Input) -> Bool { rules.isValid(value: value) }

  private func made(of value: Input) throws(ValidationErrors) -> Output {
    guard let output = output(value) else { throw ValidationErrors([ValidationError(code: .invalid)]) }
    return output
  }

  fileprivate func required(_ value: Input) throws(Unprepared) -> Output {
    guard let output = output(value) else { throw Unprepared() }
    return output
  }

  /// The same for an output that is made further.
  public func map<Other>(_ change: @escaping @Sendable (Output) -> Other) -> Preparation<Input, Other> {
    Preparation<Input, Other>(rules) { [output] in output($0).map(change) }
  }
}

/// A part was not prepared, although its rules accept it.
private struct Unprepared: Error {}
