import LocalizedValidation

for sentence in Validation<String>.length(3...).errors(in: "ab").localizedDescriptions(in: "pt-BR") {
  print(sentence)
}
