public import Essentials
import Primitives

extension MessageCatalogs {
  /// Adds every file of a directory that is named after a language, such as `pt-BR.json`.
  ///
  /// Hidden files, `Descriptions.json`, and files with another extension are ignored. Nothing is added unless all files are valid.
  /// - Throws: ``CatalogError`` when the directory or a file cannot be read, when the directory has no catalog, for the
  ///   first fault of the first broken file, and when two files have the same language.
  ///
  /// ```swift
  /// let layer = try MessageCatalogs.shared.addLayer(directory: Bundle.module.bundleURL)
  /// ```
  @discardableResult
  public func addLayer(
    directory: URL,
    as rank: CatalogLayer.Rank = .application
  ) throws(CatalogError) -> CatalogLayer {
    try addLayer(of: JSONCatalogFolder(.directory(directory)), as: rank)
  }

  /// Adds one catalog file.
  ///
  /// - Throws: ``CatalogError`` when the file cannot be read, and for its first fault.
  ///
  /// ```swift
  /// try MessageCatalogs.shared.addLayer(file: URL(fileURLWithPath: "eo.json"))
  /// ```
  @discardableResult
  public func addLayer(
    file: URL,
    as rank: CatalogLayer.Rank = .application
  ) throws(CatalogError) -> CatalogLayer {
    try addLayer(of: JSONCatalogFolder(.file(file)), as: rank)
  }

  /// Adds catalogs that are in memory; if two have the same language, the last one counts.
  ///
  /// ```swift
  /// let esperanto = try MessageCatalog(locale: "eo", messages: ["presence.blank": "ne povas esti malplena"])
  /// let layer = MessageCatalogs.shared.addLayer([esperanto], as: .addOn)
  /// ```
  @discardableResult
  public func addLayer(
    _ catalogs: [MessageCatalog],
    as rank: CatalogLayer.Rank = .application
  ) -> CatalogLayer {
    let isEmpty = catalogs.allSatisfy(\.entries.isEmpty)
    return insert(Layer.slots(catalogs.reversed()), isEmpty: isEmpty, files: nil, as: rank)
  }

  /// Adds messages of one language from a dictionary of keys and MessageFormat patterns.
  ///
  /// - Throws: ``CatalogError`` for the first broken pattern, by key order.
  ///
  /// ```swift
  /// try MessageCatalogs.shared.addLayer(["presence.blank": "ne povas esti malplena"], for: "eo")
  /// ```
  @discardableResult
  public func addLayer(
    _ messages: [String: String],
    for locale: LanguageTag,
    as rank: CatalogLayer.Rank = .application
  ) throws(CatalogError) -> CatalogLayer {
    addLayer([try MessageCatalog(locale: locale, messages: messages)], as: rank)
  }

  /// Overrides one message of all layers, or removes the override if the pattern is nil.
  ///
  /// - Throws: ``CatalogError`` when the pattern is broken; the current message stays in effect.
  ///
  /// ```swift
  /// try MessageCatalogs.shared.override("presence.blank", with: "preencha este campo", in: "pt-BR")
  /// ```
  public func override(_ key: String, with pattern: String?, in locale: LanguageTag) throws(CatalogError) {
    let replacement = try pattern.map { (text) throws(CatalogError) in
      try MessageCatalog(locale: locale, messages: [key: text]).entries
    }
    let isChanged = state.withLock { state in
      let old = state.layers.first { $0.rank == .override }
      let catalog = old?.slots[locale]?.catalog
      if catalog?[key]?.source == replacement?.first?.source { return false }
      let entries = (catalog?.entries.filter { $0.key != key } ?? []) + (replacement ?? [])
      let file = "<messages in \(locale)>"
      var layer = old ?? Layer(id: 0, rank: .override)
      layer.slots[locale] =
        entries.isEmpty
        ? nil : .loaded(MessageCatalog(locale: locale, file: file, entries: entries, metadata: [:]))
      state.removeLayers { $0.rank == .override }
      state.insert(layer)
      return true
    }
    if isChanged { notifyObservers() }
  }

  /// Adds the catalogs that the library carries, after all others, and replaces those added before.
  ///
  /// A file is read when one of its languages is first needed.
  /// - Parameter files: Names such as `pt-BR.json`, each with a closure that returns the file's bytes. A file that is
  ///   not named after a language is ignored.
  package func installBuiltInLayer(_ files: [(name: String, bytes: @Sendable () -> [UInt8])]) {
    installBuiltInLayer(Self.deferred(files))
  }

  static func deferred(
    _ files: [(name: String, bytes: @Sendable () -> [UInt8])]
  ) -> [(locale: LanguageTag, catalog: DeferredCatalog)] {
    files.compactMap { file in
      CatalogFileName.locale(of: file.name).map { locale in
        (locale, DeferredCatalog(file: file.name, bytes: { CatalogBytes(copying: file.bytes()) }))
      }
    }
  }

  func installBuiltInLayer(_ catalogs: [(locale: LanguageTag, catalog: DeferredCatalog)]) {
    state.withLock { state in
      state.removeLayers { $0.rank == .builtIn }
      state.insert(Layer(id: state.nextID, builtIn: catalogs))
      state.nextID += 1
    }
    notifyObservers()
  }

  /// Adds the catalogs of a folder of any format; its files are read again when they change.
  package func addLayer(
    of folder: any CatalogFolder,
    as rank: CatalogLayer.Rank
  ) throws(CatalogError) -> CatalogLayer {
    let files = try CatalogFiles(folder)
    return insert(files.slots, isEmpty: files.isEmpty, files: files, as: rank)
  }

  private func insert(
    _ slots: [LanguageTag: CatalogSlot],
    isEmpty: Bool,
    files: CatalogFiles?,
    as rank: CatalogLayer.Rank
  ) -> CatalogLayer {
    let layerRank: LayerRank =
      switch rank {
      case .application: .application
      case .addOn: .addOn
      }
    let id = state.withLock { state in
      let id = state.nextID
      state.nextID += 1
      state.insert(Layer(id: id, rank: layerRank, slots: slots, files: files))
      return id
    }
    if !isEmpty { notifyObservers() }
    return CatalogLayer(id: id, catalogs: self)
  }

  func removeLayer(_ id: Int) {
    let removed = state.withLock { state -> Layer? in
      guard let removed = state.layers.first(where: { $0.id == id }) else { return nil }
      state.removeLayers { $0.id == id }
      return removed
    }
    if let removed, !removed.slots.isEmpty { notifyObservers() }
  }
}
