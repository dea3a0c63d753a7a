import Foundation
import Testing
import ValidationCore
import ValidationRules

@Suite("Files by their first bytes")
struct ContentTypeTests {
  private static let webm: [UInt8] =
    [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x86, 0x81, 0x01, 0x42, 0x82, 0x84] + Array("webm".utf8)
  private static let mp4 = [0, 0, 0, 20] + Array("ftypisom".utf8) + [0, 0, 2, 0] + Array("mp41".utf8)

  @Test(
    "are told as browsers tell them",
    arguments: [
      (Array("%PDF-1.7".utf8), "application/pdf"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "image/png"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"), (Array("GIF89a".utf8), "image/gif"),
      (Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBPVP8 ".utf8), "image/webp"),
      (Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WAVE".utf8), "audio/wave"), (mp4, "video/mp4"),
      (webm, "video/webm"), ([0x50, 0x4B, 3, 4], "application/zip"), (Array("wOF2".utf8), "font/woff2"),
      ([0xEF, 0xBB, 0xBF, 0x61], "text/plain"), ([], nil), ([0x89, 0x50, 0x4E, 0x47], nil),
      (Array("<html>".utf8), nil), ([0, 0, 0, 12] + Array("ftypmp4".utf8), nil),
      ([0xFF, 0xFF, 0xFF, 0xFC] + Array("ftypmp42".utf8), nil), ([0x1A, 0x45, 0xDF, 0xA3], nil),
      ([0x1A, 0x45, 0xDF, 0xA3, 0x42, 0x82, 0x00], nil),
      ([0x1A, 0x45, 0xDF, 0xA3, 0x42, 0x82, 0xFF, 0], nil),
    ] as [([UInt8], String?)])
  func types(bytes: [UInt8], type: String?) {
    #expect(ContentType.type(of: bytes) == type)
    #expect(ContentType.type(of: Data(bytes)) == type)
    #expect(ContentType.type(of: AnyCollection(bytes)) == type)
  }

  @Test("are of the accepted types")
  func accepted() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let error = ValidationError(
      code: .choiceNotListed, limits: ["allowed": .alternatives(["image/gif", "audio/*"])])
    expect(Row(png), from: .mimeType(["image/*"]))
    expect(Row(png, error), from: .mimeType(["image/gif", "audio/*"]))
    expect(Row([], error), from: .mimeType(["image/gif", "audio/*"]))
    expect(Row(Data(png)), from: .mimeType(["image/png"]))
    expect(Row(Data([0]), error), from: .mimeType(["image/gif", "audio/*"]))
  }

  @Test("have names with their extensions")
  func names() {
    let rule = Validation.fileName(ofContent: [0x25, 0x50, 0x44, 0x46, 0x2D])
    expect(Row("تقرير.PDF"), from: rule)
    let allowed: [String: ValidationError.Argument] = ["allowed": .alternatives(["pdf"])]
    expect(
      Row("a.png", ValidationError(code: .choiceNotListed, limits: allowed, ranges: [1..<5])), from: rule)
    expect(Row("pdf", ValidationError(code: .choiceNotListed, limits: allowed, ranges: [3..<3])), from: rule)
    expect(Row("", ValidationError(code: .choiceNotListed, limits: allowed, ranges: [0..<0])), from: rule)
    expect(Row("anything"), from: .fileName(ofContent: [0]))
    #expect(ContentType.isExtension(ofFile: "a.JPG", of: "image/jpeg"))
    #expect(!ContentType.isExtension(ofFile: "a.jpg.exe", of: "image/jpeg"))
    #expect(ContentType.extensions(of: "video/webm") == ["webm"])
  }
}
