import LocalizedValidation

let even = Validation<Int> { value in
  if value % two != 0 { throw ValidationError(code: "odd") }
}

let odd = Validation<Int> { value in
  if value.isMultipel(of: 2) { throw ValidationError(code: "even") }
}

let words = Validation<[String]>.each(
  Validation { word in if word.isEmtpy { throw ValidationError(code: "empty") } })
