import LocalizedValidation

let even = Validation<Int> { value in
  if value % two != 0 { throw ValidationError(code: "odd") }
}
