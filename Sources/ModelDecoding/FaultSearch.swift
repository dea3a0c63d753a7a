import Essentials
import JSONText
import Primitives
import ValidationCore
import ValidationRules

/// Finds everything in a JSON text that a type cannot be decoded from.
struct FaultSearch {
  let data: Data
  let decoder: JSONDecoder

  /// The errors of a text that a decoder refused; never empty.
  func errors(
    of type: (some Decodable).Type, after failure: any Error, _ unknownFields: UnknownFields
  ) -> [ValidationError] {
    let tree: RuleValue
    do throws(JSONSyntaxError) {
      tree = try self.tree()
    } catch {
      return [ValidationError(error)]
    }
    let run = LenientDecoding(strategies)
    // What the type's own code throws is the decoder's failure again.
    _ = try? run.decode(type, from: tree, at: [])
    let found = run.faults.map(ValidationError.init)
    let unknown = unknownFields == .refused ? Self.unknownFields(in: tree, run) : []
    // The search decodes almost as the decoder does: what only the decoder refuses is told in its place.
    return (found.isEmpty ? ValidationErrors(decoding: failure).errors : found) + unknown
  }

  /// The members of a valid text that a type does not read.
  func unknownFields(of type: (some Decodable).Type) -> [ValidationError] {
    // The decoder has read it, so it is JSON.
    guard let tree = try? tree() else { return [] }
    let run = LenientDecoding(strategies)
    _ = try? run.decode(type, from: tree, at: [])
    return Self.unknownFields(in: tree, run)
  }

  /// The text as a value; JSON5, if the decoder allows it, as the decoder reads it.
  private func tree() throws(JSONSyntaxError) -> RuleValue {
    do throws(JSONSyntaxError) {
      return RuleValue(try JSONNode.parse(data))
    } catch {
      let reader = JSONDecoder()
      reader.allowsJSON5 = decoder.allowsJSON5
      guard decoder.allowsJSON5, let tree = try? reader.decode(DecodedTree.self, from: data) else {
        throw error
      }
      return tree.value
    }
  }

  private static func unknownFields(in tree: RuleValue, _ run: LenientDecoding) -> [ValidationError] {
    var errors: [ValidationError] = []
    var rest: [(path: FieldPath, value: RuleValue)] = [(FieldPath(), tree)]
    while let (path, value) = rest.popLast() {
      switch value {
      case .list(let elements):
        rest += elements.enumerated().reversed().map {
          (FieldPath(path.segments + [.index($0.offset)]), $0.element)
        }
      case .object(let members):
        let known = run.openObjects.contains(path) ? nil : run.readNames[path]
        var inner: [(path: FieldPath, value: RuleValue)] = []
        for member in members {
          let place = FieldPath(path.segments + [.key(member.name)])
          if let known, !known.contains(member.name) {
            var error = ValidationError.unknownMember(member.name, among: known.sorted())
            error.path = place
            errors.append(error)
          } else {
            inner.append((place, member.value))
          }
        }
        rest += inner.reversed()
      case .null, .boolean, .number, .text: break
      }
    }
    return errors
  }

  /// The decoder's own strategies, as far as they can be repeated.
  private var strategies: LenientDecoding.Strategies {
    var strategies = LenientDecoding.Strategies()
    switch decoder.dateDecodingStrategy {
    case .deferredToDate, .secondsSince1970, .millisecondsSince1970: strategies.dates = .number
    case .iso8601: strategies.dates = .iso8601
    default: strategies.dates = .unknown
    }
    if case .convertFromString(let positive, let negative, let nan) = decoder
      .nonConformingFloatDecodingStrategy
    {
      strategies.specialNumbers = [positive, negative, nan]
    }
    strategies.userInfo = decoder.userInfo
    if case .base64 = decoder.dataDecodingStrategy {} else { strategies.dataIsBase64 = false }
    switch decoder.keyDecodingStrategy {
    case .useDefaultKeys: break
    case .convertFromSnakeCase:
      strategies.memberName = { _, name in SnakeCase.camelCase(of: name) }
      strategies.missingName = SnakeCase.snakeCase
    case .custom(let convert):
      strategies.memberName = { path, name in
        convert(path.segments.map(PathStep.init) + [PathStep(.key(name))]).stringValue
      }
    @unknown default: break
    }
    return strategies
  }
}

/// Any value, as a decoder reads it.
private struct DecodedTree: Decodable {
  let value: RuleValue

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      value = .object(
        try members.allKeys.map {
          RuleValue.Member($0.stringValue, try members.decode(DecodedTree.self, forKey: $0).value)
        })
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [RuleValue] = []
      while !list.isAtEnd { elements.append(try list.decode(DecodedTree.self).value) }
      value = .list(elements)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      value = .null
    } else if let flag = try? single.decode(Bool.self) {
      value = .boolean(flag)
    } else if let text = try? single.decode(String.self) {
      value = .text(text)
    } else if let number = ExactDecimal(try single.decode(Decimal.self).description) {
      value = .number(number)
    } else {
      throw DecodingError.dataCorruptedError(in: single, debugDescription: "not a number")
    }
  }
}

/// A step of a path as a strategy for names wants it.
private struct PathStep: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ segment: FieldPath.Segment) {
    switch segment {
    case .key(let name): (stringValue, intValue) = (name, nil)
    case .index(let index): (stringValue, intValue) = ("Index \(index)", index)
    }
  }

  init?(stringValue: String) { self.init(.key(stringValue)) }
  init?(intValue: Int) { self.init(.index(intValue)) }
}

/// Names as the strategy `convertFromSnakeCase` of Foundation converts them.
private enum SnakeCase {
  /// `one_two_three` as `oneTwoThree`; underscores at the ends are kept.
  static func camelCase(of name: String) -> String {
    guard let first = name.firstIndex(where: { $0 != "_" }), let last = name.lastIndex(where: { $0 != "_" })
    else { return name }
    let words = name[first...last].split(separator: "_")
    guard words.count > 1 else { return name }
    let joined = words[0].lowercased() + words.dropFirst().map(\.firstUppercased).joined()
    return name[..<first] + joined + name[name.index(after: last)...]
  }

  /// `oneTwoThree` as `one_two_three`, for a name that is missing.
  static func snakeCase(of name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result += "_" }
      result += character.lowercased()
    }
    return result
  }
}

extension Substring {
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
