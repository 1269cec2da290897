extension AndroidDifference {
  /// The differences of intervals.
  static let intervals: [Self] = [
    Self(
      "interval",
      "`style: numeric`",
      in: "da en_AU en_CA es_US it ru sk th tr vi",
      android: "5/3/2024",
      apple: "05/03/2024"
    ) { $0.isInterval(.numeric) },
    Self(
      "interval",
      "`style: abbreviated`",
      in: "ar ca da en_AU en_CA en_GB en_IN es fi it nb pl pt_PT ru sk vi",
      android: "5–7 mar 2024",
      apple: "5 – 7 mar 2024"
    ) { $0.isInterval(.abbreviated) },
    Self(
      "interval",
      "`style: long`",
      in: "ar ca da en_AU en_CA en_GB en_IN es it pt_PT ru sk vi",
      android: "5–7 de marzo de 2024",
      apple: "5 – 7 de marzo de 2024"
    ) { $0.isInterval(.long) },
    Self(
      "interval",
      "`style: complete`",
      in: "ar ca da en_AU en_CA en_GB en_IN fr_CA ja pt_BR ru sk vi zh",
      android: "tirsdag 5.–torsdag 7. marts 2024",
      apple: "tirsdag 5. – torsdag 7. marts 2024"
    ) { $0.isInterval(.complete) },
    Self(
      "interval",
      "`time`",
      in: "da en_AU es_ES fi it nl ru th tr zh",
      android: "13:45–15:00",
      apple: "13:45 – 15:00"
    ) { $0.isTimeInterval },
    Self(
      "interval",
      "`style: long` with `time`",
      in: "pl sv",
      android: "5 marca 2024 00:00 – 7 marca 2024 10:00",
      apple: "5 marca 2024 o 00:00 – 7 marca 2024 o 10:00"
    ) { $0.isInterval(.long) && $0.isTimeInterval },
    Self(
      "interval",
      "`style: complete` with `time`",
      in: "pl sv",
      android: "wtorek, 5 marca 2024 00:00 – czwartek, 7 marca 2024 10:00",
      apple: "wtorek, 5 marca 2024 o 00:00 – czwartek, 7 marca 2024 o 10:00"
    ) { $0.isInterval(.complete) && $0.isTimeInterval },
    Self(
      "interval",
      "`time: complete`",
      in: "ca cs fr_CH hr ja",
      android: "2024年3月5日 13時45分07秒 GMT～15時00分00秒 GMT",
      apple: "2024年3月5日 13:45:07 GMT～15:00:00 GMT"
    ) { $0.isZoneInterval },
    Self(
      "interval",
      "`time`",
      in: "en_GB",
      .containing([" – "]),
      android: "13:45–15:00",
      apple: "13:45 – 15:00"
    ) { $0.isTimeInterval },
  ]
}
