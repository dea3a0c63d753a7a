/// What a country uses a number for.
package struct NumberPurposes: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It says who a person is.
  package static let nationalID = NumberPurposes(rawValue: 1)
  /// A tax authority knows a person or a company by it.
  package static let taxNumber = NumberPurposes(rawValue: 2)
  /// It is written on invoices for value added tax, or for a tax on goods and services.
  package static let vat = NumberPurposes(rawValue: 4)
  /// It is that of a company or of another organization in a register.
  package static let companyNumber = NumberPurposes(rawValue: 8)
}
