/// Where the packets to an IP address can go.
///
/// Every address has one of these, by the registries of special-purpose addresses that IANA keeps (RFC 6890) as of 2025.
/// An address that stands for an IPv4 address, as in `::ffff:127.0.0.1`, `64:ff9b::7f00:1` (NAT64) or `2002:7f00:1::`
/// (6to4), has the scope of that address.
public enum IPScope: String, Sendable, Hashable, CaseIterable, Codable {
  /// The internet: globally reachable.
  case `public`
  /// A private network: RFC 1918, unique local addresses of RFC 4193, and the site-local ones before them.
  case `private`
  /// The network between a provider and its customers: RFC 6598.
  case shared
  /// The machine itself: RFC 1122, RFC 4291.
  case loopback
  /// The link, without a router: RFC 3927, RFC 4291. Clouds have their metadata services here (169.254.169.254).
  case linkLocal
  /// A group: RFC 5771, RFC 4291.
  case multicast
  /// Examples in texts: RFC 5737, RFC 3849, RFC 9637.
  case documentation
  /// No address: 0.0.0.0 and ::, which systems take for all addresses of the machine.
  case unspecified
  /// Everything else that is not globally reachable: benchmarks, protocols, broadcast, and what is not assigned.
  case reserved
}

/// A set of scopes.
struct IPScopes: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ scopes: some Sequence<IPScope>) { self = scopes.reduce(into: []) { $0.insert(Self($1)) } }

  init(_ scope: IPScope) {
    let index = IPScope.allCases.firstIndex(of: scope) ?? 0
    rawValue = 1 << UInt16(index)
  }

  /// The scopes of all addresses in a network.
  init(of network: IPNetwork) {
    for bits in SpecialAddresses.embeddings where bits.network.contains(network) {
      if let embedded = network.embedded(after: bits.prefix) {
        self.init(of: embedded)
        return
      }
    }
    var nearest: SpecialAddresses.Block?
    var scopes = IPScopes()
    for block in SpecialAddresses.blocks where block.network.isV6 == network.isV6 {
      if block.network.contains(network) {
        if block.network.prefix >= nearest?.network.prefix ?? 0 { nearest = block }
      } else if network.contains(block.network) {
        scopes.formUnion(block.scope)
      }
    }
    self = scopes.union(nearest?.scope ?? IPScopes(network.isV6 ? .reserved : .public))
  }
}

/// The special-purpose addresses: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890), as of 2025.
enum SpecialAddresses {
  struct Block: Sendable {
    let network: IPNetwork
    let scope: IPScopes
  }

  /// The networks of IPv6 in which IPv4 addresses follow the prefix: IPv4-mapped (RFC 4291), NAT64 (RFC 6052), 6to4
  /// (RFC 3056).
  static let embeddings: [(network: IPNetwork, prefix: Int)] =
    ["::ffff:0:0/96", "64:ff9b::/96", "2002::/16"].compactMap { text in
      IPNetwork(text).map { ($0, $0.prefix) }
    }

  static let blocks: [Block] = table.flatMap { scope, networks in
    networks.compactMap(IPNetwork.init).map { Block(network: $0, scope: IPScopes(scope)) }
  }

  private static let table: [(IPScope, [String])] = [
    (
      .public,
      [
        "2000::/3", "192.0.0.9/32", "192.0.0.10/32", "2001:1::1/128", "2001:1::2/128", "2001:1::3/128",
        "2001:3::/32", "2001:4:112::/48", "2001:20::/28", "2001:30::/28",
      ]
    ),
    (.private, ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fec0::/10"]),
    (.shared, ["100.64.0.0/10"]),
    (.loopback, ["127.0.0.0/8", "::1/128"]),
    (.linkLocal, ["169.254.0.0/16", "fe80::/10"]),
    (.multicast, ["224.0.0.0/4", "ff00::/8"]),
    (.documentation, ["192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", "2001:db8::/32", "3fff::/20"]),
    (.unspecified, ["0.0.0.0/32", "::/128"]),
    (
      .reserved,
      [
        "0.0.0.0/8", "192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15", "240.0.0.0/4", "2001::/23",
        "2002::/16",
        // The address at which a host of Azure talks to its machines: it looks public, and is not.
        "168.63.129.16/32",
      ]
    ),
  ]
}
