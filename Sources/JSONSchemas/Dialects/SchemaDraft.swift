/// A version of JSON Schema, named by its `$schema`.
public enum SchemaDraft: String, Sendable, CaseIterable, Comparable {
  case draft4 = "http://json-schema.org/draft-04/schema"
  case draft6 = "http://json-schema.org/draft-06/schema"
  case draft7 = "http://json-schema.org/draft-07/schema"
  case draft2019 = "https://json-schema.org/draft/2019-09/schema"
  case draft2020 = "https://json-schema.org/draft/2020-12/schema"

  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: Int {
    switch self {
    case .draft4: 4
    case .draft6: 6
    case .draft7: 7
    case .draft2019: 2019
    case .draft2020: 2020
    }
  }

  /// The draft with this URI, which may have an empty fragment or the other of `http` and `https`.
  init?(uri: String) {
    guard let place = Self.withoutScheme(uri.hasSuffix("#") ? uri.dropLast() : uri[...]),
      let known = Self.allCases.first(where: { Self.withoutScheme($0.rawValue[...]) == place })
    else { return nil }
    self = known
  }

  private static func withoutScheme(_ uri: Substring) -> Substring? {
    for scheme in ["https://", "http://"] where uri.utf8.starts(with: scheme.utf8) {
      return Substring(uri.utf8.dropFirst(scheme.utf8.count))
    }
    return nil
  }
}
