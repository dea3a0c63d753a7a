/// A request as the page sees it, however it came.
struct PageRequest: Sendable, Hashable {
  var method = "GET"
  /// The path with the query, as the request line has it.
  var target = "/"
  /// The values by the name in lowercase; of a header that is sent twice, the values are joined by commas.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// The path without the query.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// The fields of the query, followed by those of the body.
  var fields: FormFields {
    var fields = FormFields(target.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst())
    if method == "POST" { fields.values += FormFields(body).values }
    return fields
  }
}

/// What the page answers.
struct PageResponse: Sendable, Hashable {
  var status = 200
  var contentType: String
  var body: [UInt8]
  /// Headers besides those of every answer, by the name in lowercase.
  var headers: [String: String] = [:]

  init(_ status: Int = 200, _ contentType: String, _ body: [UInt8], headers: [String: String] = [:]) {
    (self.status, self.contentType, self.body, self.headers) = (status, contentType, body, headers)
  }

  /// A refusal in plain English.
  static func refusal(_ status: Int, _ reason: String, headers: [String: String] = [:]) -> PageResponse {
    PageResponse(status, "text/plain; charset=utf-8", Array((reason + "\n").utf8), headers: headers)
  }

  /// The headers of every answer: nothing but what this server has may be loaded, run, framed or posted to.
  static let commonHeaders = [
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
      + "img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    // With "no-referrer", browsers would send "Origin: null" with a form of the page's own.
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
  ]
}
