/// Decides which requests the page answers at all.
///
/// A page of another site can make a browser send requests here. What it must not be able to do is read the answers,
/// by a name of its own that resolves to this machine (DNS rebinding), or change the rules and catalogs, by a form
/// that posts here.
struct PageGuard: Sendable {
  /// The largest body in bytes: a rule document and overrides that people write by hand fit many times.
  static let largestBody = 256 << 10

  /// The name or address on which the server listens.
  let host: String

  /// The refusal of a request; nil if it is to be answered.
  func refusal(of request: PageRequest) -> PageResponse? {
    guard let host = request.headers["host"], isOwn(Self.name(of: host)) else {
      return .refusal(421, "This server answers only for its own address.")
    }
    guard request.body.count <= Self.largestBody else {
      return .refusal(413, "The largest body is \(Self.largestBody) bytes.")
    }
    guard request.method == "POST" else { return nil }
    if let origin = request.headers["origin"], origin != "http://\(host)" {
      return .refusal(403, "The request comes from another site.")
    }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      return .refusal(403, "The request comes from another site.")
    }
    let type = request.headers["content-type"]?.prefix { $0 != ";" }.lowercased() ?? ""
    guard type == "application/x-www-form-urlencoded" else {
      return .refusal(415, "The body must be application/x-www-form-urlencoded.")
    }
    return nil
  }

  /// Whether a name is that of this server. Rebinding requires a name that somebody else can point here, so every
  /// address is accepted.
  private func isOwn(_ name: String) -> Bool {
    name == host.lowercased() || name == "localhost" || Self.isAddress(name)
  }

  /// The host without its port, in lowercase.
  private static func name(of host: String) -> String {
    let host = host.lowercased()
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      return String(host[host.index(after: host.startIndex)..<end])
    }
    return String(host.prefix { $0 != ":" })
  }

  private static func isAddress(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 4, parts.allSatisfy({ UInt8($0) != nil && $0.utf8.first != UInt8(ascii: "+") }) {
      return true
    }
    return name.contains(":") && name.utf8.allSatisfy { ":.0123456789abcdef".utf8.contains($0) }
  }
}

/// A limit on requests a second, with room for a burst: the files of a page, or keys that are held down.
struct RateLimit: Sendable {
  let perSecond: Double
  let burst: Double
  private var left: Double
  private var last: Double?

  init(perSecond: Double = 50, burst: Double = 200) {
    (self.perSecond, self.burst, left) = (perSecond, burst, burst)
  }

  /// Whether a request is within the limit.
  ///
  /// - Parameter now: Seconds of a clock that never goes back.
  mutating func allows(at now: Double) -> Bool {
    left = min(burst, left + max(0, now - (last ?? now)) * perSecond)
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
