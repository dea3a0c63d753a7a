import ArgumentParser
import Essentials
import JSONSchemas
import JSONText
import MessageLocalization

/// The options of the commands that read a JSON Schema.
struct SchemaOptions: ParsableArguments {
  /// When the keyword `format` refuses a value.
  enum Formats: String, ExpressibleByArgument, CaseIterable {
    case vocabulary, assert, ignore
  }

  /// A draft by its short name.
  enum Draft: String, ExpressibleByArgument, CaseIterable {
    case draft4 = "4"
    case draft6 = "6"
    case draft7 = "7"
    case draft2019 = "2019-09"
    case draft2020 = "2020-12"
  }

  @Option(help: ArgumentHelp("The JSON Schema, instead of a rule document.", valueName: "file"))
  var schema: PathArgument?

  @OptionGroup var reading: SchemaReadingOptions

  /// The schema.
  ///
  /// - Throws: The exit code if it cannot be read or has mistakes, after reporting them on standard error.
  func load() throws -> JSONSchema {
    guard let schema else { throw ArgumentParser.ValidationError("--schema is missing.") }
    return try reading.load(schema)
  }
}

/// The options for how a JSON Schema is read.
struct SchemaReadingOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Find the schemas whose URI begins with URI in this folder; may be repeated.", valueName: "URI=folder"))
  var schemaMap: [SchemaMapEntry] = []

  @Option(
    help: "Whether the keyword format refuses values: as the schema's vocabulary says, always, or never.")
  var formats: SchemaOptions.Formats = .vocabulary

  @Option(help: "The draft of schemas that have no $schema.")
  var draft: SchemaOptions.Draft = .draft2020

  /// The schema of a file, whose messages are added to the catalogs.
  ///
  /// - Throws: The exit code if it cannot be read or has mistakes, after reporting them on standard error.
  func load(_ path: PathArgument) throws -> JSONSchema {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try FileSource(path).readAll(limit: RecordCheck.maximumDocumentBytes)
    } catch {
      throw badData(error)
    }
    let schema = try schema(bytes, from: path)
    try addMessages(of: schema, path)
    return schema
  }

  /// The schema that the bytes of a file hold. Its warnings are written to standard error.
  ///
  /// - Throws: The exit code if it has mistakes, after reporting them on standard error.
  func schema(_ bytes: [UInt8], from path: PathArgument) throws -> JSONSchema {
    do throws(SchemaMistakes) {
      let schema = try JSONSchema(
        bytes, options: options(file: path.description), resolving: resolver(for: path))
      for warning in schema.warnings { writeDiagnostic("rulecheck: \(warning)") }
      return schema
    } catch {
      let mistakes = error.mistakes.map { mistake in
        // What a program gives is an option here.
        "\(mistake)".replacing("a resolver that finds", with: "a folder of --schema-map that has")
      }
      for mistake in mistakes.dropLast() { writeDiagnostic("rulecheck: \(mistake)") }
      throw badData(mistakes.last ?? "")
    }
  }

  /// Adds the messages that the schema has in several languages to the catalogs.
  private func addMessages(of schema: JSONSchema, _ path: PathArgument) throws {
    for (language, messages) in schema.messages.sorted(by: { $0.key < $1.key }) {
      guard let tag = LanguageTag(language) else {
        throw badData("\(path): errorMessage: \(JSONText.quoted(language)) is not a language tag")
      }
      do throws(CatalogError) { try MessageCatalogs.shared.addLayer(messages, for: tag) } catch {
        throw badData("\(path): errorMessage: \(error)")
      }
    }
  }

  private func options(file: String) -> JSONSchema.Options {
    var options = JSONSchema.Options()
    options.file = file
    options.formats =
      switch formats {
      case .vocabulary: .byVocabulary
      case .assert: .asserted
      case .ignore: .ignored
      }
    options.draft =
      switch draft {
      case .draft4: .draft4
      case .draft6: .draft6
      case .draft7: .draft7
      case .draft2019: .draft2019
      case .draft2020: .draft2020
      }
    return options
  }

  /// Finds documents in the folders of the map, files beside the schema by their relative references, and files by
  /// their `file:` URI.
  private func resolver(for schema: PathArgument) -> JSONSchema.Resolver {
    let map = schemaMap.sorted { $0.uri.utf8.count > $1.uri.utf8.count }
    return JSONSchema.Resolver { uri in
      for entry in map {
        if let path = entry.path(of: uri) {
          return try FileSource(PathArgument(path)).readAll(limit: RecordCheck.maximumDocumentBytes)
        }
      }
      guard let file = try schema.file(at: uri) else { return nil }
      return try FileSource(file).readAll(limit: RecordCheck.maximumDocumentBytes)
    }
  }
}

extension PathArgument {
  /// The file that a reference names: one relative to this file, or a `file:` URI; nil for other URIs.
  fileprivate func file(at uri: String) throws(InputError) -> PathArgument? {
    let written = String(Substring(uri.utf8.prefix { $0 != UInt8(ascii: "?") }))
    let place = SchemaURI.decoded(written)
    // A path of the operating system ends at NUL.
    if place.utf8.contains(0) { return nil }
    if written.utf8.starts(with: "file:///".utf8) {
      return PathArgument(String(Substring(place.utf8.dropFirst("file://".utf8.count))))
    }
    let first = written.utf8.prefix { $0 != UInt8(ascii: "/") }
    guard !first.isEmpty, !first.contains(UInt8(ascii: ":")) else { return nil }
    let own = try self == .standardInput ? "" : text()
    guard let slash = own.utf8.lastIndex(of: UInt8(ascii: "/")) else { return PathArgument("./" + place) }
    return PathArgument(String(own[...slash]) + place)
  }
}

/// A prefix of URIs, and the folder or file that has what they name.
struct SchemaMapEntry: ExpressibleByArgument, Sendable {
  let uri: String
  let folder: String

  init?(argument: String) {
    guard let sign = argument.utf8.lastIndex(of: UInt8(ascii: "=")), sign > argument.startIndex else {
      return nil
    }
    uri = String(argument[..<sign])
    folder = String(argument[argument.utf8.index(after: sign)...])
    if folder.isEmpty { return nil }
  }

  /// The file of a URI; nil if the entry is not for it. A part of the URI that leaves the folder is not followed.
  func path(of uri: String) -> String? {
    guard uri.hasPrefix(self.uri) else { return nil }
    let rest = uri.dropFirst(self.uri.count)
    if rest.isEmpty { return folder }
    guard self.uri.hasSuffix("/") || rest.hasPrefix("/") else { return nil }
    let steps = rest.split(separator: "/")
    guard !steps.contains("..") else { return nil }
    return ([folder.hasSuffix("/") ? String(folder.dropLast()) : folder] + steps.map(String.init)).joined(
      separator: "/")
  }
}
