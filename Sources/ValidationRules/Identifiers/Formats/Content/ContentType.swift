/// The media type of a file by its first bytes, as browsers find it.
///
/// The patterns are those of the WHATWG MIME Sniffing Standard, section 6: images, sound and video, fonts, archives, PDF
/// and PostScript. Text is told by a byte order mark alone; HTML and XML, which any text can resemble, are not told.
public enum ContentType {
  /// The number of bytes that are read, as in the standard's resource header.
  public static let bytesRead = 1_445

  /// The media type of a file that begins with some bytes, such as `image/png`; nil for one that is not known.
  public static func type(of bytes: some Collection<UInt8>) -> String? {
    if let found = bytes.withContiguousStorageIfAvailable({ type(of: $0) }) { return found }
    return Array(bytes.prefix(bytesRead)).withUnsafeBufferPointer { type(of: $0) }
  }

  /// Whether the extension of a file name, in any letter case, is one that files of a media type have.
  ///
  /// False for a name without an extension, and for a type that ``type(of:)`` does not find.
  public static func isExtension(ofFile name: String, of type: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let suffix = name[name.index(after: dot)...].lowercased()
    return extensions(of: type).contains(suffix)
  }

  /// The extensions that files of a media type have, without dots; empty for a type that ``type(of:)`` does not find.
  public static func extensions(of type: String) -> [String] {
    patterns.first { $0.type == type }?.extensions ?? further[type] ?? []
  }

  static func type(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if let pattern = patterns.first(where: { $0.matches(bytes) }) { return pattern.type }
    return isMP4(bytes) ? "video/mp4" : isWebM(bytes) ? "video/webm" : nil
  }

  /// The signature of MP4: a box `ftyp` whose brands include one that begins with `mp4` (section 6.2.1).
  private static func isMP4(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let size = sizeOfTypeBox(bytes), size % 4 == 0, bytes.count >= size else { return false }
    // The version is between the first brand and the others.
    return stride(from: 8, to: size, by: 4).contains { start in
      start != 12 && start + 3 <= bytes.count && bytes[start..<start + 3].elementsEqual("mp4".utf8)
    }
  }

  /// Whether bytes that tell no type could tell one if they went on: those of a box `ftyp`, or of an EBML header.
  static func mayGoOn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    sizeOfTypeBox(bytes).map { $0 > bytes.count } ?? bytes.starts(with: headerOfEBML)
  }

  private static func sizeOfTypeBox(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    return bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The signature of WebM: an EBML header whose document type is `webm` (section 6.2.2).
  private static func isWebM(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.starts(with: headerOfEBML) else { return false }
    var place = 4
    while place + 3 < min(bytes.count, 38) {
      if bytes[place] == 0x42, bytes[place + 1] == 0x82 {
        // The size is a number of one to eight bytes, which its first bit that is set tells.
        place += 2
        place += bytes[place].leadingZeroBitCount + 1
        // Zeros may be before the type.
        while place < bytes.count, bytes[place] == 0 { place += 1 }
        return place + 4 <= bytes.count && bytes[place..<place + 4].elementsEqual("webm".utf8)
      }
      place += 1
    }
    return false
  }

  private static let headerOfEBML: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]

  /// Whether files of a media type always begin with bytes that tell it.
  ///
  /// Text may do without a byte order mark, and the standard does not tell every MP4 and WebM.
  static func isTold(_ type: String) -> Bool {
    type != "text/plain" && patterns.contains { $0.type == type }
  }

  /// Whether a media type, in lowercase, is a name of files of a type that was found: `audio/x-wav` for `audio/wave`.
  static func isName(_ declared: String, of found: String) -> Bool {
    if declared == found || declared == "application/octet-stream" { return true }
    return switch found {
    // Documents and packages of many types are archives.
    case "application/zip": declared.hasPrefix("application/")
    // With a byte order mark any text begins.
    case "text/plain":
      declared.hasPrefix("text/") || declared.hasSuffix("+xml") || declared.hasSuffix("+json")
        || ["application/json", "application/xml", "application/javascript"].contains(declared)
    default: otherNames[found]?.contains(declared) ?? false
    }
  }

  /// Names in use beside those of the standard.
  private static let otherNames: [String: Set<String>] = [
    "image/x-icon": ["image/vnd.microsoft.icon", "image/ico", "image/icon"],
    "image/bmp": ["image/x-ms-bmp", "image/x-bmp"], "image/jpeg": ["image/jpg", "image/pjpeg"],
    "image/png": ["image/apng", "image/vnd.mozilla.apng", "image/x-png"],
    "audio/aiff": ["audio/x-aiff"], "audio/mpeg": ["audio/mp3", "audio/mpeg3", "audio/x-mpeg"],
    "application/ogg": ["audio/ogg", "video/ogg", "audio/opus"],
    "audio/midi": ["audio/mid", "audio/x-midi", "audio/sp-midi"],
    "video/avi": ["video/x-msvideo", "video/vnd.avi", "video/msvideo"],
    "audio/wave": ["audio/wav", "audio/x-wav", "audio/vnd.wave"],
    "video/mp4": ["audio/mp4", "application/mp4", "audio/x-m4a", "video/x-m4v"],
    "video/webm": ["audio/webm", "video/x-matroska", "audio/x-matroska"],
    "font/ttf": ["font/sfnt", "application/x-font-ttf", "application/font-sfnt", "font/opentype"],
    "font/otf": ["font/sfnt", "application/x-font-otf", "font/opentype", "application/font-sfnt"],
    "font/woff": ["application/font-woff", "application/x-font-woff"],
    "font/woff2": ["application/font-woff2"],
    "application/x-gzip": ["application/gzip", "application/x-tgz"],
    "application/x-rar-compressed": ["application/vnd.rar", "application/rar"],
    "application/pdf": ["application/x-pdf"],
    "application/postscript": ["application/illustrator", "application/eps"],
  ]

  /// Types that are told by more than a pattern.
  private static let further = ["video/mp4": ["mp4", "m4v"], "video/webm": ["webm"]]
}

extension ContentType {
  /// Bytes with which files of a type begin.
  struct Pattern: Sendable {
    let type: String
    let extensions: [String]
    /// Nil for a byte that may be anything.
    private let bytes: [UInt8?]

    /// - Parameter text: Bytes in hexadecimal digits, and two periods for any byte.
    fileprivate init(_ type: String, _ extensions: String, _ text: String) {
      self.type = type
      self.extensions = extensions.split(separator: " ").map(String.init)
      bytes = text.split(separator: " ").map { $0 == ".." ? nil : UInt8($0, radix: 16) }
    }

    func matches(_ file: UnsafeBufferPointer<UInt8>) -> Bool {
      guard file.count >= bytes.count else { return false }
      for index in bytes.indices {
        if let byte = bytes[index], byte != file[index] { return false }
      }
      return true
    }
  }

  /// Sections 6.1 to 6.4 and 7.1, in their order.
  static let patterns: [Pattern] = [
    .init("application/pdf", "pdf", "25 50 44 46 2D"),
    .init("application/postscript", "ps eps ai", "25 21 50 53 2D 41 64 6F 62 65 2D"),
    .init("image/x-icon", "ico", "00 00 01 00"), .init("image/x-icon", "ico cur", "00 00 02 00"),
    .init("image/bmp", "bmp dib", "42 4D"), .init("image/gif", "gif", "47 49 46 38 37 61"),
    .init("image/gif", "gif", "47 49 46 38 39 61"),
    .init("image/webp", "webp", "52 49 46 46 .. .. .. .. 57 45 42 50 56 50"),
    .init("image/png", "png apng", "89 50 4E 47 0D 0A 1A 0A"),
    .init("image/jpeg", "jpg jpeg jpe jfif", "FF D8 FF"),
    .init("audio/aiff", "aif aiff aifc", "46 4F 52 4D .. .. .. .. 41 49 46 46"),
    .init("audio/mpeg", "mp3", "49 44 33"),
    .init("application/ogg", "ogg ogv oga ogx opus", "4F 67 67 53 00"),
    .init("audio/midi", "mid midi", "4D 54 68 64 00 00 00 06"),
    .init("video/avi", "avi", "52 49 46 46 .. .. .. .. 41 56 49 20"),
    .init("audio/wave", "wav wave", "52 49 46 46 .. .. .. .. 57 41 56 45"),
    .init("font/ttf", "ttf", "00 01 00 00"), .init("font/otf", "otf", "4F 54 54 4F"),
    .init("font/collection", "ttc otc", "74 74 63 66"), .init("font/woff", "woff", "77 4F 46 46"),
    .init("font/woff2", "woff2", "77 4F 46 32"),
    .init("application/x-gzip", "gz tgz", "1F 8B 08"),
    .init("application/zip", "zip docx xlsx pptx odt ods odp epub jar apk", "50 4B 03 04"),
    .init("application/x-rar-compressed", "rar", "52 61 72 20 1A 07 00"),
    .init("application/x-rar-compressed", "rar", "52 61 72 21 1A 07 00"),
    .init("text/plain", "txt text csv log md", "FE FF"), .init("text/plain", "txt text csv log md", "FF FE"),
    .init("text/plain", "txt text csv log md", "EF BB BF"),
  ]
}
