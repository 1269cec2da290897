extension AndroidDifference {
  /// The differences of dates and times in a style.
  static let dates: [Self] = [
    Self(
      "time",
      "also in `date` and `interval`",
      in: "zh_TW",
      .containing(["凌晨", "清晨", "早上", "中午", "晚上", "半夜"]),
      android: "上午12:00",
      apple: "凌晨12:00"
    ) { $0.showsTime },
    Self(
      "time",
      "also in `date` and `interval`",
      in: "el en_CA en_IN es_MX es_US fr_CA hi",
      android: "1:45 μ.μ.",
      apple: "1:45 μμ"
    ) { $0.showsTime },
    Self(
      "time",
      "`complete`, also in `date` and `interval`",
      in: "zh_TW",
      android: "下午1:45:07 [GMT]",
      apple: "GMT 下午1:45:07"
    ) { $0.showsTimeZone },
    Self(
      "date",
      "`style: medium`, `abbreviated` and `MMM`",
      in: "en_AU en_GB es_MX",
      .containing(["Jun", "Jul", "Sep", "sep"]),
      android: "9 Sept 2024",
      apple: "9 Sep 2024"
    ) { $0.showsShortMonth },
    Self(
      "date",
      "`style: abbreviated`",
      in: "en_IN",
      .containing(["Sep"]),
      android: "9 Sept 2024",
      apple: "9 Sep 2024"
    ) { $0.showsShortMonth && !$0.showsDate(.medium) },
    Self(
      "date",
      "`style: complete` and `EEEE`",
      in: "fi",
      .containing(["sunnuntai"]),
      android: "sunnuntaina 7. tammikuuta 2024",
      apple: "sunnuntai 7. tammikuuta 2024"
    ) {
      $0.showsDate(.complete) || $0.skeleton("E", 4...4) || $0.pattern("E", 4)
        || $0.isInterval(.complete)
    },
    Self(
      "date",
      "`style: short`",
      in: "cs en_AU en_CA es_US hr ko sk vi",
      android: "05.03.24",
      apple: "05.03.2024"
    ) { $0.showsDate(.short) },
    Self(
      "date",
      "`style: medium`",
      in: "ca en_IN es_US hr nb ru vi",
      android: "5 мар. 2024 г.",
      apple: "5 марта 2024 г."
    ) { $0.showsDate(.medium) },
    Self(
      "date",
      "`style: numeric`",
      in: "en_AU en_CA es_US it tr",
      android: "5/3/2024",
      apple: "05/03/2024"
    ) { $0.showsDate(.numeric) },
    Self(
      "date",
      "`style: abbreviated`",
      in: "ar ca es_US fi nb ru",
      android: "5. maalisk. 2024",
      apple: "5.3.2024"
    ) { $0.showsDate(.abbreviated) },
    Self(
      "date",
      "`style: long`",
      in: "ar ca vi",
      android: "٥ مارس ٢٠٢٤",
      apple: "٥ مارس، ٢٠٢٤"
    ) { $0.showsDate(.long) },
    Self(
      "date",
      "`style: complete`",
      in: "ar ca en_AU en_IN ja sk vi zh_CN zh_HK",
      android: "2024年3月5日火曜日",
      apple: "2024年3月5日 火曜日"
    ) { $0.showsDate(.complete) },
    Self(
      "date",
      "`style: short` with `time`",
      in: "da fi nl",
      android: "05-03-2024 13:45",
      apple: "05-03-2024, 13:45"
    ) { $0.showsDateAndTime(.short) },
    Self(
      "date",
      "`style: medium` with `time`",
      in: "da nl pl",
      android: "5 mrt 2024 13:45",
      apple: "5 mrt 2024, 13:45"
    ) { $0.showsDateAndTime(.medium) },
    Self(
      "date",
      "`style: numeric` with `time`",
      in: "da fi nl",
      android: "5-3-2024 13:45",
      apple: "5-3-2024, 13:45"
    ) { $0.showsDateAndTime(.numeric) },
    Self(
      "date",
      "`style: abbreviated` with `time`",
      in: "da nl pl",
      android: "5 mrt 2024 13:45",
      apple: "5 mrt 2024, 13:45"
    ) { $0.showsDateAndTime(.abbreviated) },
    Self(
      "date",
      "`style: long` with `time`",
      in: "pl sk sv",
      android: "5 marca 2024 13:45",
      apple: "5 marca 2024 o 13:45"
    ) { $0.showsDateAndTime(.long) },
    Self(
      "date",
      "`style: complete` with `time`",
      in: "pl sv",
      android: "wtorek, 5 marca 2024 13:45",
      apple: "wtorek, 5 marca 2024 o 13:45"
    ) { $0.showsDateAndTime(.complete) },
    Self(
      "date",
      "`time: complete`",
      in: "ca cs es_ES fr_CH hr ja ko zh_HK",
      android: "5 mar 2024, 13:45:07 (GMT)",
      apple: "5 mar 2024, 13:45:07 GMT"
    ) { $0.showsDateAndTimeZone },
  ]
}
