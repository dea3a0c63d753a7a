import CICUShim

/// The versions of the linked ICU, found at run time.
package enum ICUVersion {
  /// The version of ICU, such as "72.1".
  package static var icu: String { String(cString: icushim_icu_version()) }

  /// The version of Unicode whose data ICU carries.
  package static var unicode: UnicodeVersion {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { version in
      version.initialize(repeating: 0)
      if let address = version.baseAddress { icushim_unicode_version(address) }
      return UnicodeVersion(major: Int(version[0]), minor: Int(version[1]), update: Int(version[2]))
    }
  }
}

/// A version of the Unicode Standard, such as 15.0.0.
package struct UnicodeVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The first number; a new one each year.
  package let major: Int
  /// The second number.
  package let minor: Int
  /// The third number.
  package let update: Int

  /// Names a version by its three numbers.
  package init(major: Int, minor: Int, update: Int) {
    self.major = major
    self.minor = minor
    self.update = update
  }

  /// Orders versions by age, older first.
  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.update) < (right.major, right.minor, right.update)
  }

  /// The three numbers with dots.
  package var description: String { "\(major).\(minor).\(update)" }
}
