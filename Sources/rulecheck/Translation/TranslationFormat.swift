import ArgumentParser
import CatalogFormats
import LocalizedValidationAppleCatalogs
import MessageFormat
import MessageLocalization

/// A format of translation tools or of Apple.
enum TranslationFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case xcstrings, strings, stringsdict, xliff, xliff2, arb, po

  /// The format of a file with this name; nil for an extension of another one.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "xlf", "xliff": self = .xliff
    case "pot": self = .po
    case let name:
      guard let format = Self(rawValue: name) else { return nil }
      self = format
    }
  }

  /// Whether the format lists sentences that are not translated yet.
  var listsUntranslated: Bool { self == .xliff || self == .xliff2 || self == .po }

  /// The bytes of a file; nil if the format has no place for any message.
  ///
  /// - Parameter source: The messages of the source language, for the format that has all languages in one file.
  func bytes(
    of file: TranslationFile,
    source: TranslationFile?
  ) -> (bytes: [UInt8]?, findings: [TranslationFinding]) {
    switch self {
    case .xcstrings:
      // The comments are those of the translation, so that it can be read back.
      let (bytes, findings) = StringCatalog.text(of: [file] + (source.map { [$0] } ?? []))
      return (bytes, findings)
    case .strings:
      let (bytes, findings) = StringsFile.text(of: file)
      return (bytes.isEmpty ? nil : bytes, findings)
    case .stringsdict: return StringsDictionary.text(of: file)
    case .xliff:
      let (bytes, findings) = XLIFF.text(of: file, .version1)
      return (bytes, findings)
    case .xliff2:
      let (bytes, findings) = XLIFF.text(of: file, .version2)
      return (bytes, findings)
    case .arb:
      let (bytes, findings) = ARB.text(of: file)
      return (bytes, findings)
    case .po:
      let (bytes, findings) = PortableObject.text(of: file)
      return (bytes, findings)
    }
  }

  /// The messages of some files: one, or the two of a table.
  ///
  /// - Parameters:
  ///   - locale: The language of files that do not state theirs.
  ///   - known: The message of a key in an earlier catalog, for sentences that do not say what chooses.
  func read(
    _ files: [CatalogFileGroup.File],
    locale: LanguageTag?,
    known: @escaping @Sendable (String) -> MessageSource?
  ) throws(CatalogError) -> TranslationContents {
    let path = files.first?.path ?? ""
    let bytes = files.first?.bytes ?? []
    do throws(TranslationFileError) {
      switch self {
      case .xcstrings, .strings, .stringsdict: break
      case .xliff, .xliff2:
        let (files, findings) = try XLIFF.read(bytes, known: known)
        return TranslationContents(path: path, files, findings)
      case .arb:
        let (file, findings) = try ARB.read(bytes)
        return TranslationContents(path: path, [file], findings)
      case .po:
        let (file, findings) = try PortableObject.read(bytes, known: known)
        return TranslationContents(path: path, [file], findings)
      }
    } catch {
      throw CatalogError(file: path, error)
    }
    return try AppleTable(locale: locale, known: known).read(files)
  }
}
