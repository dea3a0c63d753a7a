import Hummingbird
import LocalizedValidation

/// An error that is rendered by the framework, outside of the task in which it was thrown: it has its sentences already.
struct TenantError: Error, HTTPResponseError {
  let problem: ProblemDetails

  var status: HTTPResponse.Status { .init(code: problem.status) }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    try Response(problem)
  }
}

/// The schemas of what the server takes and answers, as OpenAPI 3.1 wants them.
enum SchemaPage {
  static let json = """
    {"openapi":"3.1.0","info":{"title":"Sign-up","version":"1"},"components":{"schemas":\
    {"SignUp":\(SignUp.rules.schema().schema),"ProblemDetails":\(ProblemDetails.schema)}}}
    """
}
