import ValidationCore

/// Where an IP address must be: in which scopes and networks.
struct IPPlace: Sendable {
  private let scopes: IPScopes
  private let scope: String
  /// Nil for any network.
  private let networks: [IPNetwork]?
  /// The arguments of the error that lists them.
  private let listed: SharedArguments
  private let isNetwork: Bool

  /// Nil if an address may be anywhere.
  init?(_ scopes: [IPScope], within networks: [String]?, isNetwork: Bool) throws(ImpossibleRule) {
    if scopes.isEmpty {
      throw ImpossibleRule(at: "scopes", "no scope is accepted", expected: "at least one scope")
    }
    if networks?.isEmpty == true {
      throw ImpossibleRule(at: "within", "no network is accepted", expected: "at least one network")
    }
    self.scopes = IPScopes(scopes)
    scope = scopes.count == 1 ? scopes[0].rawValue : "any"
    self.isNetwork = isNetwork
    let names = networks ?? []
    listed = SharedArguments(with: ["networks": .alternatives(names.map { .text($0) })])
    var read: [IPNetwork] = []
    for (index, name) in names.enumerated() {
      guard let network = IPNetwork(name) else {
        throw ImpossibleRule(
          at: "within", element: index, "\(RuleValue.text(name)) is not a network",
          expected: "an address and a prefix length, such as \"192.0.2.0/24\"")
      }
      read.append(network)
    }
    self.networks = networks == nil ? nil : read
    if networks == nil, !isNetwork, self.scopes == IPScopes(IPScope.allCases) { return nil }
  }

  /// Reports where a valid address, possibly with a zone and a prefix length, is not.
  func check(_ utf8: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink) {
    let slash = utf8.lastIndex(of: UInt8(ascii: "/")) ?? utf8.count
    let end = utf8[..<slash].firstIndex(of: UInt8(ascii: "%")) ?? slash
    let prefix = slash < utf8.count ? IPNetwork.prefix(utf8[(slash + 1)...], maximum: 128) : nil
    guard let network = IPNetwork(utf8, 0..<end, prefix: prefix), network.prefix <= network.width else {
      return
    }
    if !scopes.isSuperset(of: IPScopes(of: network)) {
      sink.report(
        ValidationError(
          reporting: .ipAddressScope, limits: ArgumentList("scope", .text(scope)), ranges: [0..<end]))
      if sink.isDecided { return }
    }
    if let networks, !networks.contains(where: { $0.contains(network) }) {
      sink.report(ValidationError(reporting: .ipAddressNotWithin, listed, ranges: [0..<slash]))
      if sink.isDecided { return }
    }
    if isNetwork, network.first != network {
      let text = network.first.text
      sink.report(
        ValidationError(
          reporting: .ipAddressHostBits, found: ArgumentList("network", .text(text)), ranges: [0..<end],
          suggestion: text))
    }
  }
}
