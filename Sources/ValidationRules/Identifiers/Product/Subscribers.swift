public import ValidationCore

extension Rules {
  static let imsi = identifier(.imsi)
  static let meid = identifier(.meid)
}

extension Validation where Value == String {
  /// The text is an International Mobile Subscriber Identity: ITU-T E.212.
  ///
  /// 14 or 15 digits, of which the first three are a mobile country code that is assigned.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.region`.
  public static var imsi: Validation { Rules.imsi() }

  /// The text is a Mobile Equipment Identifier: 3GPP2 S.R0048-A.
  ///
  /// 14 hexadecimal digits from A0 up, in either case, or 18 decimal digits; a check digit may follow, by Luhn to the base
  /// 16 or 10. Single spaces or hyphens may come between them.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.notIssued`, `identifier.checkDigit`.
  public static var meid: Validation { Rules.meid() }
}

extension IdentifierFormat {
  /// The codes of countries and networks that ITU-T lists (E.212, annexes to the Operational Bulletin).
  private static let mobileCountryCodes = CodeSet(
    """
    001 202 204 206 208 212 213 214 216 218 219 220 221 222 226 228 230 231 232 234 235 238 240 242 244 246 247 248 250 \
    255 257 259 260 262 266 268 270 272 274 276 278 280 282 283 284 286 288 289 290 292 293 294 295 297 302 308 310 311 \
    312 313 314 316 330 334 338 340 342 344 346 348 350 352 354 356 358 360 362 363 364 365 366 368 370 372 374 376 400 \
    401 402 404 405 406 410 412 413 414 415 416 417 418 419 420 421 422 424 425 426 427 428 429 432 434 436 437 438 440 \
    441 450 452 454 455 456 457 460 461 466 467 470 472 502 505 510 514 515 520 525 528 530 536 537 539 540 541 542 543 \
    544 545 546 547 548 549 550 551 552 553 554 555 602 603 604 605 606 607 608 609 610 611 612 613 614 615 616 617 618 \
    619 620 621 622 623 624 625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 645 646 647 648 \
    649 650 651 652 653 654 655 657 658 659 702 704 706 708 710 712 714 716 722 724 730 732 734 736 738 740 742 744 746 \
    748 750 901 902 991 995 999
    """.split(separator: " ").map(String.init), length: 3)

  package static let imsi = IdentifierFormat(
    name: "imsi",
    summary: "The value is the identity of a mobile subscriber.",
    authority: "ITU-T E.212",
    shortName: "IMSI",
    structure: .fixed(
      IdentifierVariant(
        ["#{15}", "#{14}"],
        checks: [
          .region(.at(0..<3), .function { characters, _ in mobileCountryCodes.contains(characters, 3) })
        ])),
    valid: ["429011234567890", "460001234567890", "724051234567890", "41868006953400"],
    invalid: [.init("100011234567890", .identifierRegion, 0..<3)]
  )

  package static let meid = IdentifierFormat(
    name: "meid",
    summary: "The value is the identifier of a mobile device.",
    authority: "3GPP2 S.R0048-A",
    shortName: "MEID",
    structure: .fixed(
      IdentifierVariant(
        ["[A-F][0-9A-F]{13}", "[A-F][0-9A-F]{14}", "#{18}", "#{19}"],
        checks: [
          .notIssued(.allBut(last: 0), unless: .function { MEID.fits($0, $1) }),
          .lastDigits(1, .function { MEID.isChecked($0, $1) }),
        ])),
    grouping: .between(" -"),
    letterCase: .either,
    valid: ["AF 01 23 45 0A BC DE C", "AF0123450ABCDE", "29360 87365 0070 3710 0", "293608736500703710"],
    invalid: [
      .init("AF0123450ABCDED", .identifierCheckDigit, 14..<15),
      .init("0F0123450ABCDE", .identifierShape, 0..<1),
      .init("2936087365007037101", .identifierCheckDigit, 18..<19),
      .init("770257198936748938", .identifierNotIssued, 0..<18),
    ]
  )
}

/// The check digit of a mobile device, which may be left out.
private enum MEID {
  static func isChecked(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    switch count {
    case 15: isLuhn(characters, count, base: 16)
    case 19: isLuhn(characters, count, base: 10)
    default: true
    }
  }

  /// Whether decimal digits stand for 32 bits of a manufacturer and 24 of a device.
  static func fits(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    if count < 18 { return true }
    let c = IdentifierCharacters(characters, count: count)
    return c.number(0..<10) < 1 << 32 && c.number(10..<18) < 1 << 24
  }

  private static func isLuhn(_ characters: UnsafePointer<UInt8>, _ count: Int, base: Int) -> Bool {
    var sum = 0
    for index in 0..<count {
      let value = CheckDigits.value(of: characters[index]) ?? 0
      let product = (count - index) % 2 == 0 ? value * 2 : value
      sum += product / base + product % base
    }
    return sum % base == 0
  }
}
