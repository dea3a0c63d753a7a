import Foundation
import Hummingbird
import LocalizedValidation

try addMessages()

let router = Router()
router.addMiddleware { LanguageMiddleware() }
router.post("sign-up") { request, _ in
  let signUp = try await request.decodeValid(SignUp.self)
  return "\(signUp.username) \(ActiveLocale.current)"
}
// The same without validation, to compare with.
router.post("decoded") { request, _ in
  let body = Data(try await request.body.collect(upTo: 1 << 20).readableBytesView)
  return try JSONDecoder().decode(SignUp.self, from: body).username
}
// A tenant with words of its own.
let tenant = MessageCatalogs(basedOn: .shared)
try tenant.override("presence.blank", with: "we need your {field}", in: "en")
router.post("tenant/sign-up") { request, _ in
  let body = Data(try await request.body.collect(upTo: 1 << 20).readableBytesView)
  return try await ActiveLocale.with(ActiveLocale.current, catalogs: tenant) {
    do { return try await SignUp.checked(from: body).username } catch let errors as ValidationErrors {
      // The middleware renders it outside of these catalogs.
      throw TenantError(problem: ProblemDetails(errors))
    }
  }
}
router.get("openapi.json") { _, _ in SchemaPage.json }

let application = Application(
  router: router,
  configuration: .init(address: .hostname("127.0.0.1", port: 0)),
  onServerRunning: { channel in
    print("Listening on \(channel.localAddress?.port ?? 0)")
    fflush(nil)
  }
)
try await application.runService()
