import ICU

extension CodePointWord {
  /// The words of the 64 code points of a block, from the properties of the linked ICU.
  static func words(ofBlock block: Int, _ classes: GraphemeClasses?) -> [CodePointWord] {
    let first = UInt32(min(block, 0x10_FFFF >> 6)) << 6
    func column(_ property: PropertyColumn) -> [Int32] { property.values(from: first, count: 64) }
    let categories = column(.generalCategory)
    let combining = column(.combiningClass)
    let (nfc, nfd) = (column(.nfcQuickCheck), column(.nfdQuickCheck))
    let (nfkc, nfkd) = (column(.nfkcQuickCheck), column(.nfkdQuickCheck))
    let binary: [(property: [Int32], flag: CodePointFlags)] = [
      (column(.bidiControl), .bidiControl), (column(.whiteSpace), .whiteSpace),
      (column(.defaultIgnorable), .defaultIgnorable), (column(.emojiModifier), .emojiModifier),
      (column(.variationSelector), .variationSelector), (column(.pictographic), .pictographic),
      (column(.changesWhenLowercased), .changesWhenLowercased),
      (column(.changesWhenUppercased), .changesWhenUppercased),
    ]
    let (alphabetic, emoji) = (column(.alphabetic), column(.emoji))
    let joining = column(.joiningType)
    let graphemes = classes?.columns(ofBlock: Int(first >> 6))

    return (0..<64).map { index in
      let codePoint = first + UInt32(index)
      let category = GeneralCategory(icuCode: categories[index])
      var flags: CodePointFlags = codePoint < 0x80 ? [] : .notASCII
      for (values, flag) in binary where values[index] != 0 { flags.insert(flag) }
      flags.formUnion(
        of(category, isAlphabetic: alphabetic[index] != 0, isIgnorable: flags.contains(.defaultIgnorable)))
      if flags.contains(.variationSelector) { flags.remove(.nonspacingMark) }
      if codePoint >= 0x300, !flags.isDisjoint(with: [.mark, .defaultIgnorable]) {
        flags.insert(.amongMarks)
      }
      if codePoint < 0x80 { flags.remove(.foreignDigit) }
      if codePoint >= 0x80 && emoji[index] != 0 || codePoint == 0xFE0F { flags.insert(.inEmoji) }
      if flags.contains(.defaultIgnorable) || category == .control && ![0x09, 0x0A, 0x0D].contains(codePoint)
      {
        flags.insert(.invisible)
      }
      if let type = JoiningType(rawValue: joining[index]) {
        if type == .transparent { flags.insert(.joiningTransparent) }
        if type.joinsToFollowing { flags.insert(.joinsToFollowing) }
        if type.joinsToPreceding { flags.insert(.joinsToPreceding) }
      }
      if Neighbour.lineBreaks.contains(codePoint) { flags.insert(.lineBreak) }

      if nfc[index] == PropertyColumn.quickCheckNo { flags.insert(.neverNFC) }
      if nfc[index] == PropertyColumn.quickCheckMaybe { flags.insert(.maybeNFC) }
      if nfd[index] == PropertyColumn.quickCheckNo { flags.insert(.neverNFD) }
      if nfkc[index] == PropertyColumn.quickCheckNo { flags.insert(.neverNFKC) }
      if nfkc[index] == PropertyColumn.quickCheckMaybe { flags.insert(.maybeNFC) }
      if nfkd[index] == PropertyColumn.quickCheckNo { flags.insert(.neverNFKD) }
      if codePoint >= 0x80, nfd[index] != PropertyColumn.quickCheckNo,
        !CompositionPairs.mayBegin(with: codePoint)
      {
        flags.insert(.endsComposition)
      }

      let scripts = try? ScriptSet(extensionsOf: codePoint)
      return CodePointWord(
        flags: flags,
        combiningClass: UInt8(clamping: combining[index]),
        graphemeClass: graphemes?[index] ?? 0,
        scripts: UInt16(scripts.map(ScriptSets.number) ?? ScriptSets.unnumbered)
      )
    }
  }

  /// What the general category says.
  private static func of(_ category: GeneralCategory, isAlphabetic: Bool, isIgnorable: Bool) -> CodePointFlags
  {
    var flags: CodePointFlags = isAlphabetic ? [] : [.notLetter, .notLetterOrDigit]
    switch category {
    case .unassigned: flags.insert(.unassigned)
    case .privateUse: flags.insert(.privateUse)
    case .nonspacingMark, .spacingMark:
      flags.insert(.mark)
      if category == .nonspacingMark { flags.insert(.nonspacingMark) }
      // A variation selector does not belong to a digit.
      if isIgnorable {
        flags.formUnion([.notLetter, .notLetterOrDigit])
      } else {
        flags.subtract([.notLetter, .notLetterOrDigit])
      }
    case .enclosingMark: flags.formUnion([.mark, .nonspacingMark])
    case .decimalNumber:
      flags.formUnion([.notLetter, .foreignDigit])
      flags.remove(.notLetterOrDigit)
    default: break
    }
    return flags
  }
}
