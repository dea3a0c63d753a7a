import LocalizedValidation

@Validatable
enum Payment {
  case card(String)
}

@Validatable
class Person {
  @Rules(.notBlank) var name = ""
}

@Validatable
actor Account {
  @Rules(.notBlank) var name = ""
}

@Validatable
struct Order {
  @Rules(.notBlank) static let customer = ""
  @Rules(.notBlank) var whole: String { "" }
  /// Read later.
  @Rules(.notBlank) lazy var late = ""
  @Rules() public var note: String
  @Rules
  var place: String
  @Rules(.notBlank) func check() {}
  @Rules(.notBlank) var first, second: String
}

@Validatable
struct Traced {
  #if DEBUG
    @Rules(.notBlank) var trace = ""
  #endif
}

struct Forgotten {
  @Rules(.notBlank) var name: String
}

@Validatable
struct Empty {
  var name: String
  var dates: [Int]?
}

@Validatable
struct Doubled {
  @Rules(.notBlank) var name: String
  static let rules = Validation<Doubled>.field(\.name, .notEmpty)
}

@Validatable
struct Misspelt {
  @Rules(.notBlnak) var name: String
}

@Validatable
struct Mistyped {
  @Rules(.notBlank) var age: Int
}
