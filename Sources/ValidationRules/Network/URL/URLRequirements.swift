import ICU
import ValidationCore

/// What is required of a URL beyond its grammar and its scheme.
struct URLRequirements: Sendable {
  /// The accepted hosts; nil for all.
  private let hosts: [HostPattern]?
  /// The accepted ports; nil for all.
  private let ports: [Int]?
  /// The arguments of the errors that list the hosts and the ports.
  private let allowed: (hosts: SharedArguments, ports: SharedArguments)
  private let takesCredentials: Bool
  let takesFragment: Bool
  private let isPublic: Bool

  init(
    hosts: [String]?, ports: [Int]?, credentials: Bool, fragment: Bool, public isPublic: Bool
  ) throws(ImpossibleRule) {
    if hosts?.isEmpty == true {
      throw ImpossibleRule(at: "hosts", "no host is accepted", expected: "at least one host")
    }
    if ports?.isEmpty == true {
      throw ImpossibleRule(at: "ports", "no port is accepted", expected: "at least one port")
    }
    for (index, port) in (ports ?? []).enumerated() where !(0...PortRule.maximum ~= port) {
      throw ImpossibleRule(
        at: "ports", element: index, "\(port) is not a port",
        expected: "a number from 0 to \(PortRule.maximum)")
    }
    var patterns: [HostPattern] = []
    for (index, host) in (hosts ?? []).enumerated() {
      guard let pattern = HostPattern(host) else {
        throw ImpossibleRule(
          at: "hosts", element: index, "\(RuleValue.text(host)) is not a host",
          expected: "a name, \"*.\" and a name, or an IP address")
      }
      patterns.append(pattern)
    }
    self.hosts = hosts == nil ? nil : patterns
    self.ports = ports
    func list(_ names: [String]) -> SharedArguments {
      SharedArguments(with: ["allowed": .alternatives(names.map { .text($0) })])
    }
    allowed = (list(hosts ?? []), list((ports ?? []).map { String($0) }))
    (takesCredentials, takesFragment, self.isPublic) = (credentials, fragment, isPublic)
  }

  /// Whether every URL satisfies them.
  var isEmpty: Bool { hosts == nil && ports == nil && takesCredentials && takesFragment && !isPublic }

  /// Reports what is wrong with the authority of a URL, whose host is valid.
  func check(
    _ authority: URLAuthority, scheme: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink
  ) throws(ICUError) {
    if !takesCredentials, let userInfo = authority.userInfo {
      sink.report(ValidationError(reporting: .urlCredentials, ranges: [userInfo]))
      if sink.isDecided { return }
    }
    if hosts != nil || isPublic { try checkHost(utf8, authority.host, &sink) }
    if sink.isDecided { return }
    guard let port = Self.port(of: authority, scheme: scheme, utf8), !takes(port: port) else { return }
    sink.report(
      ValidationError(
        reporting: .urlPortNotAllowed, allowed.ports, ranges: [authority.port ?? scheme]))
  }

  /// Whether URLs may have a port.
  func takes(port: Int) -> Bool { ports?.contains(port) ?? true }

  /// Whether URLs may have a host, which is a plain name.
  func takes(host name: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = HostPlace.name(name[...])
    return (hosts?.contains { $0.matches(place) } ?? true) && (!isPublic || place.isPublic)
  }

  /// The port of the special schemes of the URL Standard; nil for another.
  static func standardPort(of scheme: String) -> Int? {
    standardPorts.first { $0.scheme == scheme }?.port
  }

  /// Reports a fragment that is not accepted; the URL without it is the suggestion if it is valid.
  func check(
    fragment: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>, of rule: URLRule, _ sink: inout ErrorSink
  ) {
    if takesFragment { return }
    let start = fragment.lowerBound - 1
    var suggestion: UnsafeBufferPointer<UInt8>?
    if sink.goal == .list, start <= 8_192 {
      let url = UnsafeBufferPointer(rebasing: utf8[..<start])
      suggestion = rule.accepts(utf8: url) ? url : nil
    }
    sink.report(
      ValidationError(
        reporting: .urlFragmentRefused, ranges: [start..<fragment.upperBound], suggestionBytes: suggestion))
  }

  private func checkHost(
    _ utf8: UnsafeBufferPointer<UInt8>, _ host: Range<Int>, _ sink: inout ErrorSink
  ) throws(ICUError) {
    try HostPlace.withPlace(of: utf8, host) { place in
      if let hosts, !hosts.contains(where: { $0.matches(place) }) {
        sink.report(
          ValidationError(reporting: .urlHostNotAllowed, allowed.hosts, ranges: [host]))
        if sink.isDecided { return }
      }
      if isPublic, !place.isPublic {
        sink.report(
          ValidationError(
            reporting: .urlHostNotPublic, found: ArgumentList("host", ShownPart.argument(of: utf8, host)),
            ranges: [host]))
      }
    }
  }

  /// The port of a URL, or that of its scheme; nil if neither is known.
  private static func port(
    of authority: URLAuthority, scheme: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    if let port = authority.port, !port.isEmpty {
      // A port that is not valid has its own error.
      guard utf8[port].allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      let digits = utf8[port].drop { $0 == 0x30 }
      return digits.count > 5 ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    return standardPorts.first { URLRule.matches(utf8, scheme, $0.scheme) }?.port
  }

  /// The ports of the special schemes of the URL Standard.
  private static let standardPorts = [("http", 80), ("https", 443), ("ws", 80), ("wss", 443), ("ftp", 21)]
    .map { (scheme: $0, port: $1) }
}

/// A valid host as it is compared: an address by its bits, a name in ASCII without a dot at its end, in any letter case.
enum HostPlace {
  case address(IPNetwork)
  case name(Slice<UnsafeBufferPointer<UInt8>>)
  /// An address of a later version of IP.
  case other

  /// Passes on the place of a host; a name lives as long as the call.
  static func withPlace<Result>(
    of utf8: UnsafeBufferPointer<UInt8>, _ host: Range<Int>, _ body: (HostPlace) -> Result
  ) throws(ICUError) -> Result {
    if utf8[host].first == UInt8(ascii: "[") {
      let address = IPNetwork(utf8, host.lowerBound + 1..<max(host.lowerBound + 1, host.upperBound - 1))
      return body(address.map(HostPlace.address) ?? .other)
    }
    if let address = IPNetwork(utf8, host) { return body(.address(address)) }
    if utf8[host].allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") }) {
      return body(.name(withoutDot(utf8[host])))
    }
    let result = URLHost.withDecoded(utf8, host) { decoded -> Swift.Result<Result, ICUError> in
      Swift.Result { () throws(ICUError) in
        guard let decoded else { return body(.name(UnsafeBufferPointer(start: nil, count: 0)[...])) }
        if let result = try IDNA.withValidForms(of: decoded, { body(.name($1[...])) }) { return result }
        var name = try IDNA.asciiForm(of: String(decoding: decoded, as: UTF8.self)).name
        return name.withUTF8 { body(.name(withoutDot($0[...]))) }
      }
    }
    return try result.get()
  }

  private static func withoutDot(
    _ name: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    name.last == UInt8(ascii: ".") ? name.dropLast() : name
  }

  /// Whether the host can be on the public internet.
  var isPublic: Bool {
    switch self {
    case .address(let address): IPScopes(of: address) == IPScopes(.public)
    // A name of one label is looked up in the domains of the network.
    case .name(let name): name.contains(UInt8(ascii: ".")) && !ReservedNames.local.hasEnding(asciiName: name)
    case .other: false
    }
  }
}

/// A host that URLs may have: a name, all names below a name (`*.example.com`), or an IP address.
private struct HostPattern: Sendable {
  private enum Place: Sendable {
    case address(IPNetwork)
    /// In lowercase ASCII.
    case name([UInt8])
  }

  private let place: Place
  private let isBelow: Bool

  /// Nil for a text that is none of these.
  init?(_ text: String) {
    isBelow = text.hasPrefix("*.")
    var host = isBelow ? String(text.dropFirst(2)) : text
    if let address = IPNetwork(host), address.isV6 { host = "[\(host)]" }
    let place = host.withUTF8 { utf8 -> Place? in
      let all = 0..<utf8.count
      // If ICU fails, the URLs cannot be checked either.
      guard !all.isEmpty, (try? URLHost.isFault(in: utf8, all)) == false else { return nil }
      return try? HostPlace.withPlace(of: utf8, all) { place -> Place? in
        switch place {
        case .address(let address): .address(address)
        case .name(let name): .name(name.map(Self.lowercased))
        case .other: nil
        }
      }
    }
    guard let place else { return nil }
    if isBelow, case .address = place { return nil }
    self.place = place
  }

  func matches(_ host: HostPlace) -> Bool {
    switch (place, host) {
    case (.address(let own), .address(let other)): return own == other
    case (.name(let own), .name(let other)):
      guard isBelow ? other.count > own.count + 1 : other.count == own.count else { return false }
      let isEnding = zip(other.suffix(own.count), own).allSatisfy { Self.lowercased($0) == $1 }
      return isEnding && (!isBelow || other.dropLast(own.count).last == UInt8(ascii: "."))
    default: return false
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
