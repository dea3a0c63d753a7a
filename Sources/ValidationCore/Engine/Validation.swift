/// A validator as a value: made from a closure, a built-in rule, or other validations.
///
/// ```swift
/// let even = Validation<Int> { value in
///   if value % 2 != 0 { throw ParityError.odd }
/// }
/// ```
/// Validations of one value combine into chains (``all(_:)``, ``firstFailure(_:)``), and validations of parts
/// into validations of the whole (``field(_:_:_:)-(_,(Value)->Part,_)``, ``each(_:)-(Validation<Value.Element>...)``).
///
/// A validation of `Value` also serves values of `Value?`: an absent value passes every rule except the rules
/// about presence.
public struct Validation<Value>: Validator {
  /// Reports what is wrong with the value at an address, which is read where it is: a copy of a model costs more than
  /// most rules.
  @usableFromInline package let check: @Sendable (UnsafePointer<Value>, inout ErrorSink) -> Void
  /// What the rules about presence report for an absent value; nil if it passes.
  @usableFromInline package let checkAbsent: (@Sendable (inout ErrorSink) -> Void)?
  /// The rules that the validation consists of, with their arguments, as data; ``RuleConstraint/closure`` for code.
  public private(set) var constraint: RuleConstraint
  /// The rule for the shared view; only if `Value` is `String`.
  private let text: HeldTextRule?
  /// What is tested before the rule runs; only if `Value` is a number.
  package internal(set) var tested: TestedNumberRule<Value>?
  /// The rules as steps with tests; only if one of them has a test.
  package internal(set) var plan: ModelPlan?
  /// Named parts, asynchronous checks and preparations; nil for most rules.
  package internal(set) var parts: ModelParts<Value>?
  /// Whether every non-nil value passes, so that a chain can skip the check.
  package let acceptsEveryValue: Bool

  /// Makes a validation that reads values where they are.
  @usableFromInline
  package init(
    check: @escaping @Sendable (UnsafePointer<Value>, inout ErrorSink) -> Void,
    checkAbsent: (@Sendable (inout ErrorSink) -> Void)? = nil,
    constraint: RuleConstraint = .closure
  ) {
    self.check = check
    self.checkAbsent = checkAbsent
    self.constraint = constraint
    self.text = nil
    self.acceptsEveryValue = false
  }

  /// Makes a validation that only reports absent values.
  package init(checkAbsent: (@Sendable (inout ErrorSink) -> Void)?, constraint: RuleConstraint = .closure) {
    self.check = { _, _ in }
    self.checkAbsent = checkAbsent
    self.constraint = constraint
    self.text = nil
    self.acceptsEveryValue = true
  }

  /// Makes a validation from a closure that takes a value.
  @inlinable
  @inline(__always)
  package init(
    run: @escaping @Sendable (Value, inout ErrorSink) -> Void,
    checkAbsent: (@Sendable (inout ErrorSink) -> Void)? = nil,
    constraint: RuleConstraint = .closure
  ) {
    self.init(
      check: { value, sink in value.inPlace { run($0, &sink) } },
      checkAbsent: checkAbsent,
      constraint: constraint
    )
  }

  /// Makes a validation from a closure that throws for an invalid value.
  ///
  /// A thrown ``ValidationError`` or ``ValidationErrors`` is reported unchanged; declare in it which of its arguments
  /// are limits, since all others count as parts of the value. Any other error becomes the `underlying` error of an
  /// error with the code `invalid`; its own `localizedDescription` is the message, read when the message is shown.
  public init(_ check: @escaping @Sendable (Value) throws -> Void) {
    self.init(run: { value, sink in
      do { try check(value) } catch let error as ValidationError {
        sink.report(contentsOf: [error])
      } catch let errors as ValidationErrors {
        sink.report(contentsOf: errors.errors)
      } catch {
        sink.report(ValidationError(code: .invalid, underlying: error))
      }
    })
  }

  /// Makes a validation from any validator.
  // Not generic, or a mistake in a closure would be reported as "not a validator", whatever the label.
  @_disfavoredOverload
  public init(_ validator: any Validator<Value>) { self.init(erasing: validator) }

  init(erasing validator: some Validator<Value>) {
    if let validation = validator as? Self {
      self = validation
      return
    }
    self.init(run: { value, sink in
      switch sink.goal {
      case .verdict:
        if !validator.isValid(value: value) { sink.report(ValidationError(code: .invalid)) }
      case .list: sink.report(contentsOf: validator.errors(in: value))
      }
    })
  }

  /// The same validation, known to be made of rules.
  @usableFromInline package func made(of constraint: RuleConstraint) -> Validation {
    var validation = self
    validation.constraint = constraint
    return validation
  }

  /// Reports what is wrong with a value.
  @inlinable
  @inline(__always)
  package func run(_ value: Value, _ sink: inout ErrorSink) {
    withUnsafePointer(to: value) { check($0, &sink) }
  }

  public func isValid(value: Value) -> Bool {
    refuseChecks()
    var sink = ErrorSink(.verdict)
    run(value, &sink)
    return !sink.hasError
  }

  public func errors(in value: Value) -> [ValidationError] {
    refuseChecks()
    var sink = ErrorSink(.list)
    run(value, &sink)
    return sink.errors
  }

  /// Traps if a verdict now would leave out an asynchronous check.
  private func refuseChecks() {
    precondition(
      parts?.hasChecks != true,
      "These rules contain an asynchronous check: use `check(value:)` or a `ValidatedForm`, which wait for its answer."
    )
  }
}

extension Validation where Value == String {
  /// Makes a validation from a rule that reads the shared view, and enforces the guarantees about its errors.
  package init(
    _ rule: some TextRule,
    checkAbsent: (@Sendable (inout ErrorSink) -> Void)? = nil
  ) {
    self.init(rule: TruthfulRule(rule), checkAbsent: checkAbsent)
  }

  init(
    rule: any TextRule,
    checkAbsent: (@Sendable (inout ErrorSink) -> Void)?,
    constraint: RuleConstraint = .closure
  ) {
    let text = HeldTextRule(rule)
    self.check = { [chain = text.chain] value, sink in chain.run(onTextAt: value, &sink) }
    self.checkAbsent = checkAbsent
    self.constraint = constraint
    self.text = text
    self.acceptsEveryValue = false
  }

  /// Runs on text that is only bytes: well-formed UTF-8 that does not change until the end of the run.
  ///
  /// A `String` is made only for rules that are written for `String`.
  package func run(utf8: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink) {
    if let text { return text.chain.run(on: utf8, &sink) }
    TextView.over(utf8) { run($0.string, &sink) }
  }

  /// The errors that the rule itself finds, without tests and quick checks before it: the reference for tests.
  package func errorsOfRule(in value: String) -> [ValidationError] {
    var sink = ErrorSink(.list)
    guard let rule = text?.rule else {
      run(value, &sink)
      return sink.errors
    }
    TextView.over(value, asking: rule.questions) { rule.check(&$0, &sink) }
    return sink.errors
  }

  /// The validation as a member of a chain of text rules.
  var asTextRule: any TextRule {
    if acceptsEveryValue { return NoTextRule() }
    return text?.rule ?? StringRule(run: run)
  }

  /// The chain of text rules that the validation is; nil if it accepts every text, or is written for `String`.
  var textChain: TextChain? { text?.chain }

  /// The validation as a chain of text rules, which runs on texts in place.
  package var asTextChain: TextChain {
    text?.chain ?? TextChain([asTextRule], stopsAtFirst: false)
  }
}
