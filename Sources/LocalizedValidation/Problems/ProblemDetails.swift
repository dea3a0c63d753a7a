import MessageFormat
public import MessageLocalization
public import ValidationCore

/// The answer of a server to a request that is not valid (RFC 9457), in the language of its caller.
///
/// ```swift
/// let problem = ProblemDetails(errors)     // within ActiveLocale.with(locale) { … }
/// response.status = problem.status         // 422
/// response.headers = problem.headers       // Content-Type, Content-Language, Vary
/// response.body = try problem.json
/// ```
/// Each error has its place, its code and its arguments for programs, and its sentence for people. The sentences are
/// made when the problem is made, so it may be written, or thrown as an error, outside of the task of the request.
///
/// A client in Swift decodes the same type, and puts ``validationErrors`` on its form by their paths.
///
/// Errors of `sensitive()` rules contain nothing of the value. Errors that a rule's closure threw are reduced to their
/// description. Other errors can contain parts of what the caller sent, and suggest a correction; if the answer is kept or
/// passed on, make it of errors that are `redacted`.
public struct ProblemDetails: Error, Sendable, Hashable {
  /// The media type of problem documents.
  public static let mediaType = "application/problem+json"

  /// A URI that identifies the kind of problem. `about:blank` says no more than the status.
  public var type: String
  /// What kind of problem it is, in the caller's language; nil if a decoded document does not say it.
  public var title: String?
  /// The status code of HTTP; 0 if a decoded document does not say it.
  public var status: Int
  /// The sentences of the first errors, one per line; nil without errors.
  public var detail: String?
  /// A URI that identifies this occurrence.
  public var instance: String?
  /// The language of the title and the sentences; nil if a decoded document does not say it.
  public var language: LanguageTag?
  /// What is wrong, in the order of the rules, with warnings among them.
  public var errors: [Entry]
  /// How many further errors were found, which are not listed.
  public var omittedErrors: Int

  /// How many sentences ``detail`` has.
  private static let mostDetails = 3

  /// Describes errors.
  ///
  /// - Parameters:
  ///   - errors: The errors and warnings of a request.
  ///   - status: The status code; nil for 400 (Bad Request) if the only error is that a text is not JSON, otherwise 422
  ///     (Unprocessable Content).
  ///   - type: A URI that identifies the kind of problem.
  ///   - title: The kind of problem in words; nil for a general title in the caller's language.
  ///   - instance: A URI that identifies this occurrence.
  ///   - form: The form of the sentences; nil for `.full` if an error has a path, otherwise `.standalone`.
  ///   - maximumErrors: How many errors are listed. A body of a million wrong elements gets an answer of bounded size.
  ///   - locale: The caller's language.
  ///   - catalogs: The catalogs of the messages.
  public init(
    _ errors: some Sequence<ValidationError>,
    status: Int? = nil,
    type: String = "about:blank",
    title: String? = nil,
    instance: String? = nil,
    form: ValidationError.MessageForm? = nil,
    maximumErrors: Int = 1_000,
    in locale: LanguageTag = ActiveLocale.current,
    catalogs: MessageCatalogs = .current
  ) {
    let errors = Array(errors)
    let listed = Array(errors.prefix(max(0, maximumErrors)))
    let sentences = listed.localizedDescriptions(in: locale, form: form, catalogs: catalogs)
    let isUnreadable = errors.count == 1 && errors[0].code == .jsonSyntax
    self.status = status ?? (isUnreadable ? 400 : 422)
    self.type = type
    self.instance = instance
    language = locale
    self.errors = zip(listed, sentences).map { Entry($0, sentence: $1) }
    omittedErrors = errors.count - listed.count
    let details = self.errors.lazy.filter { $0.error.severity == .error }.prefix(Self.mostDetails)
    detail = details.isEmpty ? nil : details.map(\.detail).joined(separator: "\n")
    let key = isUnreadable ? "problem.unreadable" : "problem.invalid"
    self.title = title ?? catalogs.message(for: key, in: locale)?.pattern.format(isolating: false)
  }

  /// The headers of the response. The answer depends on `Accept-Language`, so `Vary` keeps caches from mixing languages.
  public var headers: [String: String] {
    var headers = ["Content-Type": Self.mediaType, "Vary": "Accept-Language"]
    headers["Content-Language"] = language?.identifier
    return headers
  }

  /// The errors for a form of the client's, in whose catalogs and locale they are rendered.
  ///
  /// An error whose code, or whose own message, no catalog of the client's has keeps the sentence of the server.
  ///
  /// ```swift
  /// form.add(problem.validationErrors)
  /// ```
  public var validationErrors: ValidationErrors { validationErrors(knownTo: .current) }

  /// The errors for catalogs other than those in effect.
  public func validationErrors(knownTo catalogs: MessageCatalogs) -> ValidationErrors {
    let reader = catalogs.reader(in: ActiveLocale.current)
    return ValidationErrors(
      errors.map { entry in
        var error = entry.error
        let key: String? =
          switch error.message {
          case .key(let key): key
          case .literal: nil
          case nil: error.code.rawValue
          }
        if let key, reader.message(for: key, reportingMissing: false) == nil {
          error.message = .literal(entry.detail)
        }
        return error
      })
  }
}
