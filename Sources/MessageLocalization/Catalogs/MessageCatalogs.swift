package import MessageFormat
import Primitives
import Synchronization

/// The catalogs that provide messages, in layers.
///
/// Layers are searched in this order: overrides of single messages, the application's layers, the layers of add-ons,
/// and the built-in layer. Among layers of one kind, the last added comes first. For each key, a layer is searched for
/// the requested locale and all locales that it inherits from (`pt-AO`, `pt-PT`, `pt`) before the next layer is
/// searched. If no layer has the message of a code in those languages, a more general one in the same language is taken
/// (`identifier`, then `invalid`, for `identifier.checkDigit`), and only then the English message.
///
/// ```swift
/// let layer = try MessageCatalogs.shared.addLayer(directory: URL(fileURLWithPath: "Localizations"))
/// try MessageCatalogs.shared.override("presence.blank", with: "preencha este campo", in: "pt-BR")
/// ```
///
/// It can be used from any thread, and every change is atomic: a lookup sees the state either before or after it.
public final class MessageCatalogs: Sendable {
  struct State: Sendable {
    /// The layers in search order.
    ///
    /// Readers copy the array and continue without the lock, so a change makes a new array and never writes in place.
    /// Copy-on-write does this too while a copy exists, but by reference counts, which the thread sanitizer cannot see.
    private(set) var layers: [Layer] = []
    var nextID = 1
    /// Counts the states of the layers, so that results from an older state are not kept.
    let version = CatalogVersion()
    /// The results found in the current layers.
    var kept = KeptMessages()
    /// The state of the base in which they were found.
    var baseMark: Mark?

    /// Forgets the results that were found in an older state of the layers.
    mutating func forgetMessages() {
      version.advance()
      kept = KeptMessages()
    }

    /// Puts a layer before those of its rank.
    mutating func insert(_ layer: Layer) {
      let index = layers.firstIndex { $0.rank >= layer.rank } ?? layers.endIndex
      layers = layers[..<index] + [layer] + layers[index...]
      forgetMessages()
    }

    /// Removes the layers that meet a condition.
    mutating func removeLayers(where isRemoved: (Layer) -> Bool) {
      layers = layers.filter { !isRemoved($0) }
      forgetMessages()
    }

    /// Changes the layer with a number; does nothing if the layer has been removed.
    mutating func changeLayer(_ id: Int, _ change: (inout Layer) -> Void) {
      layers = layers.map { layer in
        var layer = layer
        if layer.id == id { change(&layer) }
        return layer
      }
    }
  }

  /// The catalogs of this process, with the languages that the library carries as their last layer.
  public static let shared = builtIn()

  let state: Lock<State>
  /// The catalogs that are searched after these.
  let base: MessageCatalogs?
  private let counter: CatalogVersion
  /// Held while files are read, so that an older version never replaces a newer one.
  let loading = Lock<Void>(())
  let missing = MissingMessages()
  private let observers = ObserverList()
  private let isolation = Atomic(true)

  /// Makes catalogs without any layer.
  package convenience init() { self.init(above: nil) }

  init(above base: MessageCatalogs?) {
    let state = State()
    counter = state.version
    self.state = Lock(state)
    self.base = base
    if let base { isolation.store(base.isolatesArguments, ordering: .relaxed) }
  }

  /// A number that changes with each change to the text of messages, read without a lock.
  ///
  /// A text that was rendered after a version was read is current as long as that version is.
  package var version: Int { counter.current &+ (base?.version ?? 0) }

  /// Called once for each key and locale for which no layer has a message.
  ///
  /// A rule's own message counts if it is a key, such as `password.tooWeak`; readers get the message of the code then.
  /// It is called on the thread that looked up the message, without any lock held. At most 10,000 pairs and 1 MB
  /// of keys are remembered; beyond that nothing is reported.
  public var onMissingKey: (@Sendable (_ key: String, _ locale: LanguageTag) -> Void)? {
    get { missing.handler }
    set { missing.handler = newValue }
  }

  /// Whether values in messages are isolated from the direction of the surrounding text; true by default.
  ///
  /// An isolated value is between U+2068 and U+2069 and loses its own bidi controls, so that it can neither scramble
  /// the sentence nor look like a part of it (MessageFormat 2, default bidi strategy). Turn it off only for output that
  /// cannot contain the two characters.
  public var isolatesArguments: Bool {
    get { isolation.load(ordering: .relaxed) }
    set {
      isolation.store(newValue, ordering: .relaxed)
      counter.advance()
    }
  }

  /// The languages for which some layer has a catalog, sorted; overrides of single messages do not count.
  public var availableLocales: [LanguageTag] {
    Set(layers.filter { $0.rank != .override }.flatMap { $0.slots.keys }).sorted()
  }

  /// Whether some layer has a catalog in the language of a locale, in its script; readers of other locales get the nearest
  /// language, otherwise English.
  ///
  /// ```swift
  /// MessageCatalogs.shared.speaks("pt-AO")  // true, by pt-PT
  /// MessageCatalogs.shared.speaks("tlh")    // false
  /// ```
  public func speaks(_ locale: LanguageTag) -> Bool {
    let available = availableLocales
    let order = SearchOrder(for: locale, available: available)
    return !Set(available).isDisjoint(with: order.inherited + order.related)
  }

  /// The keys that some layer has in the language itself, without inherited ones.
  package func keys(in locale: LanguageTag) -> Set<String> {
    Set(layers.flatMap { $0.slots[locale]?.catalog?.keys ?? [] })
  }

  /// The message of a key as the first layer writes it that has the key in the language itself.
  package func source(of key: String, in locale: LanguageTag) -> MessageSource? {
    layers.lazy.compactMap { $0.slots[locale]?.catalog?[key]?.source }.first
  }

  /// Calls a closure after each change to the contents of the layers, without any lock held.
  package func observe(_ body: @escaping @Sendable () -> Void) -> ObservationToken { observers.add(body) }

  func notifyObservers() { observers.notify() }

  /// The estimated size of the messages kept after lookups, in bytes.
  package var keptBytes: Int { state.withLock { $0.kept.compiled.bytes } }

  /// A reader of the messages for a locale, in their current state.
  ///
  /// A new locale costs some microseconds in ICU; a language's file is read when a message is first looked up.
  package func reader(in locale: LanguageTag) -> MessageReader {
    MessageReader(locale, messages(in: locale), of: self)
  }

  /// The message for a key in a locale, or in those it inherits from, or in English; nil when no layer has it.
  ///
  /// - Parameter reportingMissing: Whether to call `onMissingKey`; false for a text that may be its own key.
  package func message(
    for key: String,
    in locale: LanguageTag,
    reportingMissing: Bool = true
  ) -> ResolvedMessage? {
    reader(in: locale).message(for: key, reportingMissing: reportingMissing)
  }

  func messages(in locale: LanguageTag) -> LocaleMessages {
    let baseMark = base?.mark()
    let known = state.withLock { state in
      state.follow(baseMark)
      return state.kept.messages(in: locale)
    }
    if let known { return known }
    // The base's layers are read after its mark: if they change in between, the result is not kept.
    let baseLayers = base?.compiledLayers ?? []
    let (layers, version, compiled) = state.withLock { ($0.layers, $0.version.current, $0.kept.compiled) }
    let messages = LocaleMessages(locale, in: layers + baseLayers, compiled: compiled)
    let isCurrent = base?.mark() == baseMark
    return state.withLock { state in
      guard isCurrent, state.baseMark == baseMark, state.version.current == version,
        state.kept.compiled === compiled
      else { return messages }
      return state.kept.keep(messages, for: locale)
    }
  }
}
