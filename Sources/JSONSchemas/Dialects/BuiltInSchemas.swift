import Essentials
import JSONText
import MetaSchemas

/// The meta-schemas that are part of the package.
enum BuiltInSchemas {
  private static let offsets: [String: Int] = Dictionary(
    (0..<meta_schema_count).map { (String(cString: meta_schemas[$0].uri), $0) },
    uniquingKeysWith: { first, _ in first })

  /// The meta-schema with a URI without fragment; nil if it is not part of the package.
  static func json(at uri: String) -> [UInt8]? {
    guard let offset = offsets[uri] ?? SchemaDraft(uri: uri).flatMap({ offsets[$0.rawValue] }) else {
      return nil
    }
    let schema = meta_schemas[offset]
    return Array(UnsafeBufferPointer(start: schema.bytes, count: schema.length))
  }
}
