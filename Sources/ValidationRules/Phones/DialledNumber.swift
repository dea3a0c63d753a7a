import ValidationCore

/// A phone number as it is dialled, with its country found: an international number, or one of the country from which
/// it is dialled.
struct DialledNumber {
  enum Fault: Error {
    /// The number is national, and it is not known of which country.
    case notInternational
    /// There is no calling code from a digit on.
    case callingCode(at: Int)
    /// The number is of a plan that has no national numbers of as many digits.
    case length(NumberingPlan, national: Int)
  }

  let entry: PhoneCallingCodeEntry
  let national: PhoneDigits

  /// The most digits of a national number; ITU-T E.164 has 15 with the calling code, but longer ones are in use.
  fileprivate static let longest = 17

  /// The number after the prefix that leads abroad, or after the country's own calling code without a prefix.
  fileprivate static func international(
    _ dialled: PhoneDigits, _ plan: NumberingPlan
  ) throws(Fault) -> (entry: PhoneCallingCodeEntry, national: PhoneDigits)? {
    if let length = plan.abroadLength(dialled) {
      let rest = dialled.dropping(length)
      guard let entry = rest.callingCode else { throw .callingCode(at: length) }
      let national = rest.dropping(entry.code.digitCount)
      guard rest.count > 2 else { throw .length(entry.main, national: national.count) }
      return (entry, national)
    }
    guard dialled.begins(with: plan.callingCode), let entry = PhoneCallingCodeEntry(plan.callingCode) else {
      return nil
    }
    let national = plan.withoutTrunk(dialled.dropping(entry.code.digitCount))
    let isBetter = !plan.hasGeneralForm(dialled) && plan.hasGeneralForm(national)
    let isTooLong = dialled.count > plan.lengths.maximum && !plan.localLengths.contains(dialled.count)
    return isBetter || isTooLong ? (entry, national) : nil
  }

  /// The plan of the region that the number is valid in; nil if it is not valid.
  var validPlan: NumberingPlan? {
    entry.plan(of: national).flatMap { $0.kind(of: national) == nil ? nil : $0 }
  }

  /// Whether a national number can have as many digits, if only within an area.
  var isPossible: Bool {
    let plan = entry.main
    return plan.lengths.contains(national.count) || plan.localLengths.contains(national.count)
  }

  /// Whether digits are those of the number in E.164.
  func isDialled(by digits: PhoneDigits) -> Bool {
    guard digits.begins(with: entry.code), digits.count == entry.code.digitCount + national.count else {
      return false
    }
    return digits.dropping(entry.code.digitCount) == national
  }

  var e164: SuggestionBytes {
    var text = SuggestionBytes()
    text.append("+")
    text.append(String(entry.code))
    for index in 0..<national.count { text.append(UInt8(ascii: "0") + national[index]) }
    return text
  }
}

extension DialledNumber {
  /// Reads a number as it is dialled from a country, or anywhere if it is nil.
  init(_ dialling: PhoneDialling, from plan: NumberingPlan?) throws(Fault) {
    let dialled = dialling.digits
    var found: (entry: PhoneCallingCodeEntry, national: PhoneDigits)?
    if dialling.hasPlus {
      if let entry = dialled.callingCode {
        found = (entry, dialled.dropping(entry.code.digitCount))
      } else if let plan, let other = try Self.international(dialled, plan) {
        found = other
      } else {
        throw .callingCode(at: 0)
      }
    } else if let plan {
      found = try Self.international(dialled, plan)
    } else {
      throw .notInternational
    }
    var rest = found?.national ?? dialled
    guard let rules = found?.entry.main ?? plan,
      let entry = found?.entry ?? PhoneCallingCodeEntry(rules.callingCode)
    else { throw .notInternational }
    let surplus = max(0, dialling.count - dialled.count)
    guard surplus == 0, rest.count >= 2 else { throw .length(rules, national: rest.count + surplus) }
    let short = rules.withoutTrunk(rest)
    // Otherwise the number could be a valid one without a prefix.
    let isLongEnough = rules.lengths.contains(short.count) || short.count > rules.lengths.maximum
    let isLocal = rules.localLengths.contains(short.count)
    if isLongEnough, !isLocal { rest = short }
    guard 2...Self.longest ~= rest.count else { throw .length(rules, national: rest.count) }
    (self.entry, national) = (entry, rest)
  }
}
