import CICUShim
import Primitives

/// Internationalized domain names by UTS #46, nontransitional, with the Bidi and ContextJ checks and STD3 rules.
///
/// Nontransitional means that "faß.de" and "fass.de" are two names, as they are in today's registries.
package enum IDNA {
  /// A mapped name with the rules that it breaks.
  package struct Mapping: Sendable {
    /// The mapped name; for an invalid name, the result as far as it was mapped; empty if it was not mapped at all.
    package var name: String
    /// The rules that the name breaks; empty if it is valid.
    package var faults: Set<IDNAError.Reason>
  }

  /// The name as DNS stores it: "bücher.example" becomes "xn--bcher-kva.example".
  package static func toASCII(_ domain: String) throws(IDNAError) -> String {
    try valid { () throws(ICUError) in try asciiForm(of: domain) }
  }

  /// The name as people read it: "xn--bcher-kva.example" becomes "bücher.example".
  package static func toUnicode(_ domain: String) throws(IDNAError) -> String {
    try valid { () throws(ICUError) in try map(domain, UTS46Mapper.shared, icushim_idna_to_unicode) }
  }

  /// The name as DNS stores it, valid or not.
  package static func asciiForm(of domain: String) throws(ICUError) -> Mapping {
    try map(domain, UTS46Mapper.shared, icushim_idna_to_ascii)
  }

  /// The name as people read it, valid or not. Also checks the rules of RFC 5892 for punctuation and digits (appendices
  /// A.3 to A.9): "l·l" passes and "a·l" does not.
  package static func readableForm(of domain: String) throws(ICUError) -> Mapping {
    try map(domain, UTS46Mapper.contextual, icushim_idna_to_unicode)
  }

  /// Passes the name as people read it and as DNS stores it to `body`, if it breaks no rule, also none of those of
  /// ``readableForm(of:)``, and none about lengths.
  ///
  /// Allocates nothing for names without long labels in Punycode.
  ///
  /// - Returns: What `body` returns; nil, without a call, if a rule is broken or the name is long.
  package static func withValidForms<Result>(
    of utf8: UnsafeBufferPointer<UInt8>,
    _ body: (_ readable: UnsafeBufferPointer<UInt8>, _ ascii: UnsafeBufferPointer<UInt8>) -> Result
  ) throws(ICUError) -> Result? {
    let mapper = try UTS46Mapper.contextual.get()
    guard let address = utf8.baseAddress, 1...longestValid ~= utf8.count else { return nil }
    return withRoom(for: max(1_024, 4 * utf8.count), of: UInt8.self) { buffer -> Result? in
      guard let destination = buffer.baseAddress else { return nil }
      var (errors, status) = (UInt32(0), Int32(0))
      let length = Int(
        icushim_idna_to_unicode(
          mapper.pointer, address, Int64(utf8.count), destination, Int32(buffer.count), &errors, &status))
      guard status <= 0, errors == 0, length <= buffer.count else { return nil }
      let readable = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<length])
      return withASCII(readable) { body(readable, $0) }
    }
  }

  /// Passes the labels of a readable name as DNS stores them to `body`; returns nil if one of them is empty, or one or
  /// all are too long.
  private static func withASCII<Result>(
    _ readable: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestName) { name -> Result? in
      var (start, count) = (0, 0)
      while true {
        let end = readable[start...].firstIndex(of: UInt8(ascii: ".")) ?? readable.count
        let label = UnsafeBufferPointer(rebasing: readable[start..<end])
        let room = UnsafeMutableBufferPointer(rebasing: name[count...])
        guard let length = Punycode.encode(label, into: room), length > 0 else { return nil }
        count += length
        if end == readable.count { return body(UnsafeBufferPointer(rebasing: name[..<count])) }
        guard count < name.count else { return nil }
        name.initializeElement(at: count, to: UInt8(ascii: "."))
        count += 1
        start = end + 1
      }
    }
  }

  /// Longer names than this, in UTF-8, are seldom valid: a byte of the ASCII form stands for at most one character.
  private static let longestValid = 1_024
  /// The most bytes of a name (RFC 1035, without the root's length byte and dot).
  private static let longestName = 253

  private static func valid(_ map: () throws(ICUError) -> Mapping) throws(IDNAError) -> String {
    let mapping: Mapping
    do throws(ICUError) { mapping = try map() } catch { throw .failed(error) }
    if !mapping.faults.isEmpty { throw .invalid(mapping.faults) }
    return mapping.name
  }

  /// A name with more bytes of UTF-8 is refused without reading it.
  private static let longestInput = 4_096

  private typealias MappingCall = (
    OpaquePointer, UnsafePointer<UInt8>, Int64, UnsafeMutablePointer<UInt8>, Int32,
    UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<Int32>
  ) -> Int32

  private static func map(
    _ domain: String,
    _ shared: Result<UTS46Mapper, ICUError>,
    _ mapping: MappingCall
  ) throws(ICUError) -> Mapping {
    let mapper = try shared.get()
    // An empty string has one label, which is empty.
    guard !domain.isEmpty else { return Mapping(name: "", faults: [.emptyLabel]) }
    // Punycode takes quadratic time. A name of 253 ASCII bytes has at most 1,012 bytes of UTF-8 in normalized
    // form; the other bytes allow for invisibles and marks that the mapping removes or composes.
    guard domain.utf8.count <= longestInput else { return Mapping(name: "", faults: [.domainNameTooLong]) }
    return try TextBuffers.withUTF8(of: domain) { (utf8) throws(ICUError) in
      guard let address = utf8.baseAddress else { return Mapping(name: "", faults: []) }
      var capacity = max(256, utf8.count * 2)
      while true {
        var (errors, status) = (UInt32(0), Int32(0))
        var length = 0
        let name = String(unsafeUninitializedCapacity: capacity) { buffer in
          guard let destination = buffer.baseAddress else { return 0 }
          length = Int(
            mapping(
              mapper.pointer, address, Int64(utf8.count), destination, Int32(clamping: capacity), &errors,
              &status
            )
          )
          return status > 0 ? 0 : length
        }
        if status == icushim_buffer_overflow, length > capacity {
          capacity = length
          continue
        }
        try ICUError.check(status, "map domain name")
        return Mapping(name: name, faults: errors == 0 ? [] : reasons(errors))
      }
    }
  }

  private static func reasons(_ errors: UInt32) -> Set<IDNAError.Reason> {
    let known = Set(IDNAError.Reason.allCases.filter { errors >> UInt32($0.rawValue) & 1 != 0 })
    // A fault that only a newer ICU knows still means that the name is refused.
    return known.isEmpty ? [.disallowedCodePoint] : known
  }
}

/// A UIDNA, which ICU documents as immutable and usable from many threads.
private final class UTS46Mapper: @unchecked Sendable {
  // Sendable: neither the pointer nor the data behind it ever changes.
  let pointer: OpaquePointer

  static let shared = Result { () throws(ICUError) in try UTS46Mapper() }
  /// With the rules for CONTEXTO code points.
  static let contextual = Result { () throws(ICUError) in try UTS46Mapper(icushim_idna_check_contexto) }

  private init(_ further: Int = 0) throws(ICUError) {
    let options =
      further | icushim_idna_use_std3_rules | icushim_idna_check_bidi | icushim_idna_check_contextj
      | icushim_idna_nontransitional_to_ascii | icushim_idna_nontransitional_to_unicode
    var status: Int32 = 0
    guard let opened = icushim_idna_open(UInt32(options), &status) else {
      throw ICUError(status: status, operation: "open UTS #46")
    }
    pointer = opened
  }

  deinit { icushim_idna_close(pointer) }
}
