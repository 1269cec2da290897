extension AndroidDifference {
  /// The differences of numbers.
  static let numbers: [Self] = [
    Self(
      "number",
      "and all other numbers, from 1,000 on",
      in: "de_AT",
      .thousands,
      android: "1 440 Min.",
      apple: "1.440 Min."
    ) { $0.isGrouped },
    Self(
      "percent",
      "",
      in: "es_US",
      android: "25 %",
      apple: "25%"
    ) { $0.isPercent },
    Self(
      "compact",
      "",
      in: "en_IN",
      .containing(["K"]),
      android: "1.2T",
      apple: "1.2K"
    ) { $0.isCompact },
    Self(
      "compact",
      "",
      in: "es_MX es_US",
      .containing(["k M"]),
      android: "1000 M",
      apple: "1k M"
    ) { $0.isCompact },
    Self(
      "compact",
      "",
      in: "it",
      .containing(["Mld"]),
      android: "1 Mrd",
      apple: "1 Mld"
    ) { $0.isCompact },
    Self(
      "bytes",
      "",
      in: "id ja zh_HK",
      android: "1 バイト",
      apple: "1バイト"
    ) { $0.isBytes },
    Self(
      "ordinal",
      "from 1,000 on",
      in: "es_ES hu it lv pl pt_PT",
      .fourDigits,
      android: "1 023.",
      apple: "1023."
    ) { $0.isOrdinal },
    Self(
      "ordinal",
      "",
      in: "ar el he ru uk",
      android: "1.",
      apple: "1"
    ) { $0.isOrdinal },
    Self(
      "currency",
      "",
      in: "es_US",
      .containing(["€", "£", "CA$"]),
      android: "-EUR 5.25",
      apple: "-€5.25"
    ) { $0.isCurrency },
    Self(
      "currency",
      "",
      in: "zh_CN",
      .containing(["₩"]),
      android: "￦1",
      apple: "₩1"
    ) { $0.isCurrency },
    Self(
      "currency",
      "",
      in: "id",
      .containing(["Rs", "kr", "zł"]),
      android: "-Rs 5,25",
      apple: "-Rs5,25"
    ) { $0.isCurrency },
    Self(
      "currency",
      "",
      in: "fr_CH ms nb",
      android: "0.00 $US",
      apple: "$US 0,00"
    ) { $0.isCurrency },
    Self(
      "currency",
      "`sign: accounting`",
      in: "de_AT de_CH fr_CH ms",
      android: "-5,25 $",
      apple: "-$ 5,25"
    ) { $0.isAccounting },
    Self(
      "currency",
      "`narrow: true`",
      in: "en_CA fr_CH ja ms nb",
      android: "¥1",
      apple: "￥1"
    ) { $0.isNarrowCurrency },
    Self(
      "number",
      "and all other numbers, for NaN",
      in: "ar",
      .containing(["ليس رقمًا"]),
      android: "ليس رقم",
      apple: "ليس رقمًا"
    ) { $0.isNumber },
  ]
}
