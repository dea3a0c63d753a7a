// A public name of SwiftUI. The module has another name, since the package looks for one named SwiftUI.

@propertyWrapper
public struct Binding<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
