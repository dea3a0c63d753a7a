import Foundation
import HTTPTypes
import Hummingbird
import LocalizedValidation

/// Runs each request in the language of its caller, and answers what was not valid with a problem document.
struct LanguageMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response)
    async throws -> Response
  {
    try await ActiveLocale.with(acceptLanguage: request.headers[.acceptLanguage], among: languages) {
      do { return try await next(request, context) } catch let errors as ValidationErrors {
        return try Response(ProblemDetails(errors))
      }
    }
  }
}

extension Response {
  init(_ problem: ProblemDetails) throws {
    self.init(
      status: .init(code: problem.status), body: .init(byteBuffer: ByteBuffer(bytes: try problem.json)))
    for (name, value) in problem.headers { headers[HTTPField.Name(name)!] = value }
  }
}

extension Request {
  func decodeValid<Model: Validatable & Decodable & Sendable>(_: Model.Type) async throws -> Model {
    try await Model.checked(from: Data(body.collect(upTo: 1 << 20).readableBytesView))
  }
}
