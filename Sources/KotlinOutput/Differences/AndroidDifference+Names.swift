import ViewModelIR

extension AndroidDifference {
  /// The differences of names of regions, languages and currencies.
  static let names: [Self] = [
    Self(
      "regionName",
      "China, Hong Kong, Macao, Turkey",
      in: everywhere,
      .names(["CN", "HK", "MO", "TR"]),
      android: "Hong Kong SAR China",
      apple: "Hong Kong"
    ) { $0.names == .region },
    Self(
      "regionName",
      "some others",
      in: "ca es_MX es_US hi ru",
      .names(["001", "MX", "SA", "US"]),
      android: "Соединенные Штаты",
      apple: "Соединенные Штаты Америки"
    ) { $0.names == .region },
    Self(
      "languageName",
      "Chinese with a script, Norwegian",
      in: everywhere,
      .names(["zh-Hans", "zh-Hant", "nb", "nn"]),
      android: "Traditional Chinese",
      apple: "Chinese, Traditional"
    ) { $0.names == .language },
    Self(
      "languageName",
      "with a region",
      in: "ja",
      .containing(["（"]),
      android: "英語 (イギリス)",
      apple: "英語（イギリス）"
    ) { $0.names == .language },
    Self(
      "languageName",
      "some others",
      in: "ar el hi id ko ms ru zh",
      .names(["cs", "en-US", "es-MX", "no", "sr-Cyrl", "sr-Latn", "tl", "tr", "yue"]),
      android: "터키어",
      apple: "튀르키예어"
    ) { $0.names == .language },
    Self(
      "currencyName",
      "",
      in: "es tr",
      android: "yen",
      apple: "yen japonés"
    ) { $0.names == .currency },
    Self(
      "currencyName",
      "some",
      in: "en_CA hu it ja ko sv zh",
      .names(["CNY", "IDR", "RUB", "SAR", "TRY", "TWD", "UAH", "USD"]),
      android: "amerikansk dollar",
      apple: "US-dollar"
    ) { $0.names == .currency },
  ]
}
