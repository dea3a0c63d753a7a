/// The first two digits of the codes of China's administrative divisions.
///
/// Source: GB/T 2260-2007 with its amendments, the list of the Ministry of Civil Affairs as of 2024; 81, 82
/// and 83 as in the residence permits for people of Hong Kong, Macau and Taiwan (2018).
enum ChineseProvinces {
  /// Whether a number below 100 is the code of a province, a municipality or a region.
  static func contains(_ code: Int) -> Bool {
    switch code {
    case 11...15, 21...23, 31...37, 41...46, 50...54, 61...65, 71, 81...83: true
    default: false
    }
  }
}
