import ICU
import Primitives
import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text mixes scripts. Arguments: `character` (the first without a script in common with those before it, by
  /// code point and name), `script` (its script, as the message key `script.Cyrl`). The ranges are all such
  /// characters.
  public static let unicodeMixedScripts: Self = "unicode.mixedScripts"
}

extension RuleReport {
  static let unicodeMixedScripts = RuleReport(
    .unicodeMixedScripts, found: ["character": .character, "script": .key])
}

extension Rules {
  static let singleScript = RuleOf(
    "singleScript",
    "The text is in one script; Japanese, Korean and Chinese with Bopomofo count as one.",
    standard: "UTS #39",
    reports: [.unicodeMixedScripts],
    samples: [RuleSample(valid: ["東京タワー"], invalid: ["раураl": .unicodeMixedScripts])],
    make: SingleScriptRule.init
  )
}

extension Validation where Value == String {
  /// All characters have a script in common, by Script_Extensions (UTS #39, section 5.1).
  ///
  /// "раураl" mixes: its first letters are Cyrillic and its last one is Latin. Japanese and Korean do not, although
  /// they are written in several scripts, and neither does Han with Bopomofo. Characters without their own script
  /// (digits, punctuation, emoji, marks that inherit) pass with any. Which script it is does not matter; to name it,
  /// use ``scripts(_:)``. Code: `unicode.mixedScripts`.
  public static var singleScript: Validation { Rules.singleScript() }
}

struct SingleScriptRule: TextRule {
  var quick: QuickCheck? {
    QuickCheck { _, utf8, count in
      let utf8 = UnsafeBufferPointer(start: utf8, count: count)
      if TextBuffers.isASCII(utf8) { return true }
      var common = CommonScripts()
      return CodePointWords.sharedAddress.pointee.scripts(of: utf8) { number in
        // If ICU's data cannot be read, the rule says so.
        guard let own = ScriptSets.set(number) else { return false }
        return common.narrow(by: own.augmented, number)
      }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if text.isASCII { return }
    do throws(ICUError) {
      var common = CommonScripts()
      var found = OffendingScalars()
      for element in text.scalars where try !common.narrow(by: element.scalar) {
        found.insert(element)
        if sink.goal == .verdict { break }
      }
      guard let first = found.first else { return }
      sink.report(
        ValidationError(
          reporting: .unicodeMixedScripts,
          found: [
            "character": .character(first), "script": .key("script.\(ICU.Script.of(first).rawValue)"),
          ],
          ranges: found.ranges
        )
      )
    } catch {
      sink.report(ValidationError(error))
    }
  }
}

/// The scripts that all characters of a text have in common, as far as it has been read: the resolved script set of
/// UTS #39.
struct CommonScripts {
  /// Scripts that are ignored, as Latin is for the upper restriction levels.
  private let ignored: ScriptSet
  private(set) var scripts: ScriptSet = .all
  /// The last two sets that have a script in common with all before them, by their numbers.
  private var accepted: (Int?, Int?)

  init(ignored: ScriptSet = .none) { self.ignored = ignored }

  /// Takes a character into account, and returns whether it has a script in common with those before it.
  ///
  /// A character without one is skipped, so the characters after it are compared with those before it.
  mutating func narrow(by scalar: Unicode.Scalar) throws(ICUError) -> Bool {
    let number = CodePointWords.shared[scalar].scripts
    // What is in common is within them, however few scripts it becomes.
    if number == accepted.0 || number == accepted.1 { return true }
    if let known = ScriptSets.set(number) { return narrow(by: known.augmented, number) }
    return narrow(by: try ScriptSet(augmentedExtensionsOf: scalar), number)
  }

  /// The same by the scripts of a character and their number.
  mutating func narrow(by own: ScriptSet, _ number: Int) -> Bool {
    if !own.intersects(ignored) {
      let narrowed = scripts.intersection(own)
      if narrowed.isEmpty { return false }
      scripts = narrowed
    }
    if number != ScriptSets.unnumbered { accepted = (number, accepted.0) }
    return true
  }
}
