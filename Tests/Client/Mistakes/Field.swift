import LocalizedValidation

struct Order: Sendable {
  var code: String
  var note: String?
}

let rules = Validation<Order>.all(
  .field("code", \.code, .required, .lenght(3...20)),
  .field("note", \.note, .required, Validation { note in if note == forbidden { throw CancellationError() } })
)
