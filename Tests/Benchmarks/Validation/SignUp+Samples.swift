import Foundation

extension SignUp {
  /// A valid record of each of four languages.
  static let valid = [
    (
      language: "ar",
      record: SignUp(
        name: "مُحَمَد العلي المصري",
        email: "محمد.العلي@مثال.السعودية",
        username: "محمد_العلي",
        password: "S7m#kQ2p!wXz-صباح",
        age: 34,
        bio: "مُهَنْدِس برمجيات من القاهرة، أحب القهوة والسفر وكتابة الشعر مع العائلة 👨‍👩‍👧‍👦",
        phone: "+966501234567",
        country: "SA"
      ).onHeap
    ),
    (
      language: "zh",
      record: SignUp(
        name: "王芳娜",
        email: "wang.fangna@例子.中国",
        username: "王芳娜_编程",
        password: "kQ2p!wXz#S7m",
        age: 27,
        bio: "喜欢咖啡、音乐和旅行，周末常去摄影，平时写编程笔记 👩🏽‍💻",
        phone: "+8613800138000",
        country: "CN"
      ).onHeap
    ),
    (
      language: "pt",
      record: SignUp(
        name: "João Conceição Magalhães",
        email: "joao.conceicao@correio.são-paulo.br",
        username: "joão_magalhães",
        password: "wXz#S7m kQ2p!",
        age: 41,
        bio: "Professor de língua portuguesa, avô de três, apaixonado por fotografia, café e programação 🎉",
        phone: "+5521912345678",
        country: "BR"
      ).onHeap
    ),
    (
      language: "en",
      record: SignUp(
        name: "Margaret Hamilton-Reyes",
        email: "margaret.reyes@example.com",
        username: "margaret_reyes",
        password: "correct horse battery",
        age: 52,
        bio: "Writes software, reads about the sea and runs with two dogs every morning since 2019",
        phone: "+12025550143",
        country: "US"
      ).onHeap
    ),
  ]

  /// The record with three common mistakes.
  var spoiled: SignUp {
    var record = self
    record.email = email?.replacingOccurrences(of: "@", with: " at ")
    record.username = username.map { String($0.prefix(2)) }
    record.age = 17
    return record
  }

  /// The record with its text in memory of its own, as a decoder leaves it.
  private var onHeap: SignUp {
    var record = self
    for part in [\SignUp.name, \.email, \.username, \.password, \.bio, \.phone, \.country] {
      record[keyPath: part] = record[keyPath: part]?.onHeap
    }
    return record
  }
}
