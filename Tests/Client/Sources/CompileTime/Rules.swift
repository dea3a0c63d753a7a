import LocalizedValidation

// Package.swift bounds what the compiler may try for an expression of this file.

struct Record: Sendable {
  var part0: String
  var part1: String?
  var part2: Int
  var part3: Int?
  var part4: [String]
  var part5: String
  var part6: String?
  var part7: Int
  var part8: Int?
  var part9: [String]
  var part10: String
  var part11: String?
  var part12: Int
  var part13: Int?
  var part14: [String]
  var part15: String
  var part16: String?
  var part17: Int
  var part18: Int?
  var part19: [String]
  var part20: String
  var part21: String?
  var part22: Int
  var part23: Int?
  var part24: [String]
  var part25: String
  var part26: String?
  var part27: Int
  var part28: Int?
  var part29: [String]
  var part30: String
  var part31: String?
  var part32: Int
  var part33: Int?
  var part34: [String]
  var part35: String
  var part36: String?
  var part37: Int
  var part38: Int?
  var part39: [String]
}

let rules = Validation<Record>.all(
  .field("part0", \.part0, .notBlank, .length(3...20), .normalized(), .noBidiControls),
  .field("part1", \.part1, .required, .length(...80, maximumBytes: 320), .email, .noInvisibles),
  .field("part2", \.part2, .required, .range(1...), .notEqual(to: 13), .multipleOf(2)),
  .field("part3", \.part3, .required, .range(0...150), .notEqual(to: 13), .oneOf([2, 4, 6])),
  .field("part4", \.part4, .notEmpty, .count(1...10), .unique, .each(.notBlank, .length(1...40))),
  .field("part5", \.part5, .notBlank, .length(3...20), .normalized(), .noBidiControls),
  .field("part6", \.part6, .required, .length(...80, maximumBytes: 320), .email, .noInvisibles),
  .field("part7", \.part7, .required, .range(1...), .notEqual(to: 13), .multipleOf(2)),
  .field("part8", \.part8, .required, .range(0...150), .notEqual(to: 13), .oneOf([2, 4, 6])),
  .field("part9", \.part9, .notEmpty, .count(1...10), .unique, .each(.notBlank, .length(1...40))),
  .field("part10", \.part10, .notBlank, .length(3...20), .normalized(), .noBidiControls),
  .field("part11", \.part11, .required, .length(...80, maximumBytes: 320), .email, .noInvisibles),
  .field("part12", \.part12, .required, .range(1...), .notEqual(to: 13), .multipleOf(2)),
  .field("part13", \.part13, .required, .range(0...150), .notEqual(to: 13), .oneOf([2, 4, 6])),
  .field("part14", \.part14, .notEmpty, .count(1...10), .unique, .each(.notBlank, .length(1...40))),
  .field("part15", \.part15, .notBlank, .length(3...20), .normalized(), .noBidiControls),
  .field("part16", \.part16, .required, .length(...80, maximumBytes: 320), .email, .noInvisibles),
  .field("part17", \.part17, .required, .range(1...), .notEqual(to: 13), .multipleOf(2)),
  .field("part18", \.part18, .required, .range(0...150), .notEqual(to: 13), .oneOf([2, 4, 6])),
  .field("part19", \.part19, .notEmpty, .count(1...10), .unique, .each(.notBlank, .length(1...40))),
  .field("part20", \.part20, .notBlank, .length(3...20), .normalized(), .noBidiControls),
  .field("part21", \.part21, .required, .length(...80, maximumBytes: 320), .email, .noInvisibles),
  .field("part22", \.part22, .required, .range(1...), .notEqual(to: 13), .multipleOf(2)),
  .field("part23", \.part23, .required, .range(0...150), .notEqual(to: 13), .oneOf([2, 4, 6])),
  .field("part24", \.part24, .notEmpty, .count(1...10), .unique, .each(.notBlank, .length(1...40))),
  .field("part25", \.part25, .notBlank, .length(3...20), .normalized(), .noBidiControls),
  .field("part26", \.part26, .required, .length(...80, maximumBytes: 320), .email, .noInvisibles),
  .field("part27", \.part27, .required, .range(1...), .notEqual(to: 13), .multipleOf(2)),
  .field("part28", \.part28, .required, .range(0...150), .notEqual(to: 13), .oneOf([2, 4, 6])),
  .field("part29", \.part29, .notEmpty, .count(1...10), .unique, .each(.notBlank, .length(1...40))),
  .field("part30", \.part30, .notBlank, .length(3...20), .normalized(), .noBidiControls),
  .field("part31", \.part31, .required, .length(...80, maximumBytes: 320), .email, .noInvisibles),
  .field("part32", \.part32, .required, .range(1...), .notEqual(to: 13), .multipleOf(2)),
  .field("part33", \.part33, .required, .range(0...150), .notEqual(to: 13), .oneOf([2, 4, 6])),
  .field("part34", \.part34, .notEmpty, .count(1...10), .unique, .each(.notBlank, .length(1...40))),
  .field("part35", \.part35, .notBlank, .length(3...20), .normalized(), .noBidiControls),
  .field("part36", \.part36, .required, .length(...80, maximumBytes: 320), .email, .noInvisibles),
  .field("part37", \.part37, .required, .range(1...), .notEqual(to: 13), .multipleOf(2)),
  .field("part38", \.part38, .required, .range(0...150), .notEqual(to: 13), .oneOf([2, 4, 6])),
  .field("part39", \.part39, .notEmpty, .count(1...10), .unique, .each(.notBlank, .length(1...40)))
)
