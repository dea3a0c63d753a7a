public import ValidationCore

/// What a part of a model must be in the country that another part names: `.vat`, `.phone(kinds: [.mobile])` and so on.
public struct NumberOfCountry: Sendable {
  private let fault: @Sendable (_ text: String, _ country: String) -> ValidationError?
  private let constraint: @Sendable (_ field: String) -> RuleConstraint

  private init(_ number: CountryNumber, _ digits: DigitScripts) {
    fault = { number.fault(of: $0, in: $1, digits) }
    constraint = { field in
      var arguments: [String: RuleValue] = ["countryField": .text(field)]
      if digits != .ascii { arguments["digits"] = .text(digits.rawValue) }
      return .rule(number.rawValue, arguments)
    }
  }

  /// The number by which the country knows a person. See `Validation.nationalID`.
  public static func nationalID(digits: DigitScripts = .ascii) -> Self { Self(.nationalID, digits) }

  /// The number by which the country's tax authority knows a person or a company.
  public static func taxNumber(digits: DigitScripts = .ascii) -> Self { Self(.taxNumber, digits) }

  /// The number of a business for value added tax, or for a tax on goods and services.
  public static func vat(digits: DigitScripts = .ascii) -> Self { Self(.vat, digits) }

  /// The number of a company in a register of the country.
  public static func companyNumber(digits: DigitScripts = .ascii) -> Self { Self(.companyNumber, digits) }

  /// The number of a passport.
  public static func passportNumber(digits: DigitScripts = .ascii) -> Self { Self(.passportNumber, digits) }

  /// The registration number of a road vehicle.
  public static func licensePlate(digits: DigitScripts = .ascii) -> Self { Self(.licensePlate, digits) }

  /// A phone number; in a country without a numbering plan, an international one.
  ///
  /// See `Validation.phone`.
  public static func phone(
    kinds: [PhoneNumber.Kind] = PhoneNumber.Kind.allCases, check: PhoneNumber.Check = .valid,
    form: PhoneNumber.Form = .any, allowsForeign: Bool = false, extensions: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let options = PhoneOptions(
      kinds: kinds, check: check, form: form, allowsForeign: allowsForeign, extensions: extensions)
    do throws(ImpossibleRule) { try options.checkKinds() } catch { error.stop(file, line) }
    return Self(options)
  }

  private init(_ options: PhoneOptions) {
    fault = { options.fault(of: $0, in: $1) }
    constraint = { options.constraint(country: nil, field: $0) }
  }

  fileprivate func rule<Model>(
    _ name: String, _ part: PartReader<Model, String?>, _ otherName: String,
    _ country: PartReader<Model, String?>
  ) -> Validation<Model> {
    let place = PathPattern(.key(name))
    return Validation(check: { [fault] model, sink in
      let found = part.read(model) { part in
        country.read(model) { country -> ValidationError? in
          guard let text = part.pointee, let country = country.pointee else { return nil }
          return fault(text, country)
        }
      }
      if let found { sink.report(found.at(place)) }
    }).made(of: .field(name, constraint(otherName)))
  }
}

extension Validation {
  /// One part of the value is a number of the country that another part names; the error is at the first part.
  ///
  /// ```swift
  /// .number("vat", \.vat, .vat(), ofCountryIn: "country", \.country)
  /// .number("phone", \.phone, .phone(kinds: [.mobile]), ofCountryIn: "country", \.country)
  /// ```
  /// If either part is absent, or the country does not have such a number, the rule holds. The codes are those of the
  /// number.
  ///
  /// - Parameters:
  ///   - name: The name of the part, one segment of the path.
  ///   - part: Reads the part.
  ///   - number: What the part must be.
  ///   - otherName: The name of the part that names the country.
  ///   - country: Reads the country's ISO 3166-1 alpha-2 code, such as `BR`.
  @inlinable
  @inline(__always)
  public static func number(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, String?> & Sendable,
    _ number: NumberOfCountry,
    ofCountryIn otherName: String,
    _ country: @autoclosure @escaping @Sendable () -> any KeyPath<Value, String?> & Sendable
  ) -> Validation {
    self.number(name, PartReader(path: part), number, otherName, PartReader(path: country))
  }

  /// One part of the value is a number of the country that another part names; closures read the parts.
  public static func number(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> String?,
    _ number: NumberOfCountry,
    ofCountryIn otherName: String,
    _ country: @escaping @Sendable (Value) -> String?
  ) -> Validation {
    self.number(name, PartReader(part), number, otherName, PartReader(country))
  }

  @usableFromInline
  static func number(
    _ name: String, _ part: PartReader<Value, String?>, _ number: NumberOfCountry, _ otherName: String,
    _ country: PartReader<Value, String?>
  ) -> Validation {
    number.rule(name, part, otherName, country)
  }
}
