import Testing
import ValidatedProperties
import ValidationCore

private struct Place: Sendable {
  var city = "北"
  var country = "CN"
}

private struct Form {
  @Validate(notShort()) var name: String = ""
  @Validate(notShort()) var nickname: String? = nil
  @Validate(notShort()) var unset: String?
  @Validate(Validation { if $0.city.count < 2 { throw short(1) } }) var place: Place = Place()
  @Validate var free: Int = 1

  var nameErrors: [ValidationError] { _name.errors }
  var nicknameErrors: [ValidationError] { _nickname.errors }
  var isValid: Bool { _name.isValid && _nickname.isValid && _unset.isValid && _free.isValid }
  func validate() throws { try _name.validate() }
}

private final class Model {
  @Validate(notShort()) var name: String = "a"
  var errors: [ValidationError] { _name.errors }
}

@Suite("@Validate")
struct ValidateTests {
  @Test("The owner reads the errors of the value that is set")
  func errors() {
    var form = Form()
    #expect(form.nameErrors == [short(0)])
    #expect(!form.isValid)
    #expect(throws: ValidationErrors([short(0)])) { try form.validate() }
    form.name = "Zoë"
    #expect(form.nameErrors == [])
    #expect(form.isValid)
    #expect(throws: Never.self) { try form.validate() }
  }

  @Test("An absent value passes, a value that is there answers to the rules")
  func optionals() {
    var form = Form()
    #expect(form.nicknameErrors == [])
    form.nickname = "é"
    #expect(form.nicknameErrors == [short(1)])
    #expect(form.unset == nil)
  }

  @Test("Setting a property changes no copy")
  func valueSemantics() {
    var form = Form()
    form.name = "Ana"
    let before = form
    var other = form
    form.name = "a"
    other.name = "ab"
    #expect([form.name, before.name, other.name] == ["a", "Ana", "ab"])
    #expect([form.nameErrors, before.nameErrors, other.nameErrors] == [[short(1)], [], [short(2)]])
  }

  @Test("A binding reads and writes the property of a variable and of an object")
  func binding() {
    var form = Form()
    let name = form.$name
    name.wrappedValue = "李"
    #expect(form.name == "李")
    #expect(form.nameErrors == [short(1)])
    form.name = "李雷雷"
    #expect(name.wrappedValue == "李雷雷")

    let model = Model()
    let modelName = model.$name
    modelName.wrappedValue = "ab"
    #expect(model.errors == [short(2)])
    model.name = "abc"
    #expect(modelName.wrappedValue == "abc")
    #expect(model.errors == [])
  }

  @Test("A binding of a copy that was set leaves the others alone")
  func bindingOfCopy() {
    var form = Form()
    form.name = "one"
    let before = form
    form.name = "two"
    form.$name.wrappedValue = "three"
    #expect([before.name, form.name] == ["one", "three"])
  }

  @Test("What a binding writes is seen by copies until one is set, and the binding stays with the others")
  func bindingOfShared() {
    var form = Form()
    let name = form.$name
    let copy = form
    name.wrappedValue = "one"
    #expect([form.name, copy.name] == ["one", "one"])
    form.name = "two"
    name.wrappedValue = "three"
    #expect([form.name, copy.name] == ["two", "three"])
  }

  @Test("A binding reaches the parts of a value")
  func parts() {
    let form = Form()
    let city = form.$place.city
    city.wrappedValue = "北京"
    #expect(form.place.city == "北京")
    #expect(form.place.country == "CN")
  }

  @Test("A value is validated when it is first asked about, and once, copies included")
  func once() {
    let calls = Counter()
    var name = Validate(wrappedValue: "a", notShort(calls: calls))
    name.wrappedValue = "ab"
    #expect(calls.count == 0)
    #expect(!name.isValid)
    let copy = name
    #expect(copy.errors == [short(2)])
    #expect(calls.count == 1)
    name.wrappedValue = "b"
    #expect(copy.errors == [short(2)])
    #expect(calls.count == 1)
  }

  @Test("A local variable can be validated")
  func local() {
    @Validate(notShort()) var name: String = "a"
    #expect(_name.errors == [short(1)])
    $name.wrappedValue = "abc"
    #expect(name == "abc")
  }
}
