import Primitives

extension MessageCatalogs {
  /// Catalogs with nothing but the languages that the library carries, apart from the shared ones.
  ///
  /// Tests take them to be independent of what other code adds to ``shared``:
  ///
  /// ```swift
  /// ActiveLocale.with("en", catalogs: .builtIn()) { … }
  /// ```
  public static func builtIn() -> MessageCatalogs {
    let catalogs = MessageCatalogs()
    catalogs.installBuiltInLayer(BuiltInCatalogs.deferred)
    return catalogs
  }

  /// Makes catalogs that are searched before others, such as those of a tenant with words of its own.
  ///
  /// Every layer and override of these comes before all of `base`. Later changes of `base` are seen here, and `base` sees
  /// nothing of these. Files are read and messages are compiled once for all catalogs with the same base, so a tenant costs
  /// little more than its own messages.
  ///
  /// ```swift
  /// let tenant = MessageCatalogs(basedOn: .shared)
  /// try tenant.override("presence.missing", with: "we need this", in: "en")
  /// ActiveLocale.with("en", catalogs: tenant) { errors.localizedDescriptions }
  /// ```
  public convenience init(basedOn base: MessageCatalogs) { self.init(above: base) }

  /// The layers in search order, with those of the base.
  var layers: [Layer] { state.withLock { $0.layers } + (base?.layers ?? []) }

  /// The layers in search order with the messages that are compiled for them, for catalogs based on these.
  var compiledLayers: [Layer] {
    let (layers, compiled) = state.withLock { ($0.layers, $0.kept.compiled) }
    return layers.map { layer in
      var layer = layer
      layer.compiled = compiled
      return layer
    } + (base?.compiledLayers ?? [])
  }

  /// A state of catalogs that others are based on: what they found in another state is outdated.
  struct Mark: Sendable, Equatable {
    let version: Int
    let compiled: CompiledCatalogs

    static func == (left: Self, right: Self) -> Bool {
      left.version == right.version && left.compiled === right.compiled
    }
  }

  /// The current state, with that of the base.
  func mark() -> Mark {
    let baseMark = base?.mark()
    return state.withLock { state in
      state.follow(baseMark)
      _ = state.kept.trim()
      return Mark(version: state.version.current &+ (baseMark?.version ?? 0), compiled: state.kept.compiled)
    }
  }
}

extension MessageCatalogs.State {
  /// Forgets what was found in another state of the base.
  mutating func follow(_ mark: MessageCatalogs.Mark?) {
    guard baseMark != mark else { return }
    baseMark = mark
    kept = KeptMessages()
  }
}
