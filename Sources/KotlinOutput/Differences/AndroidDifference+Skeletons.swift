extension AndroidDifference {
  /// The differences of dates with a skeleton or a pattern.
  static let skeletons: [Self] = [
    Self(
      "date",
      "`skeleton` with an hour",
      in: "es_MX fr_CA th vi zh_TW",
      android: "13:45",
      apple: "1:45 p.m."
    ) { $0.hasSkeletonHour },
    Self(
      "date",
      "`skeleton` with an hour and a time zone",
      in: "ca cs es_ES fr_CH hr ja ko ru zh_HK",
      android: "13:45:07 (GMT)",
      apple: "13:45:07 GMT"
    ) { $0.hasSkeletonZone },
    Self(
      "date",
      "`pattern` with a time zone's name",
      in: "ru",
      android: "15:45 Среднее время по Гринвичу",
      apple: "15:45 Среднее по Гринвичу, стандартное время"
    ) { $0.pattern("z", 4) || $0.pattern("v", 4) },
    Self(
      "date",
      "`skeleton` with `E` and a month",
      in:
        "ar ca de en_AU en_CA en_GB en_IN es_MX es_US fi fr_CA hr it ko ms nb pt_PT ru tr vi zh_CN zh_HK",
      android: "Di., 5. März",
      apple: "Di. 5. März"
    ) { $0.skeleton("E", 1...3) && $0.skeleton("M") },
    Self(
      "date",
      "`skeleton` with `EEEE` and a month",
      in: "ar ca en_AU en_GB en_IN ja sk vi zh_CN zh_HK",
      android: "3月5日火曜日",
      apple: "3月5日 火曜日"
    ) { $0.skeleton("E", 4...6) && $0.skeleton("M") },
    Self(
      "date",
      "`skeleton` with a weekday and no month",
      in: "ar ca da de en_AU en_US es_MX he ja ms nb pt_PT ru vi zh_CN",
      android: "Di., 5.",
      apple: "Di. 5."
    ) { $0.skeleton("E") && !$0.skeleton("M") },
    Self(
      "date",
      "`skeleton` with `MMM`",
      in: "ar ca el es_US fi nb ru sk uk vi",
      android: "5. maalisk.",
      apple: "5.3."
    ) { $0.skeleton("M", 3...3) },
    Self(
      "date",
      "`skeleton` with a month and an hour",
      in: "da nl pl",
      android: "di 5 mrt 13:45",
      apple: "di 5 mrt, 13:45"
    ) { $0.hasSkeletonHour && $0.skeleton("M") },
    Self(
      "date",
      "`skeleton` with `M`",
      in: "de en_AU en_CA es_US fr_CA hr it ms sk tr vi zh_CN",
      android: "12/2024",
      apple: "12.2024"
    ) { $0.skeleton("M", 1...2) },
    Self(
      "date",
      "`skeleton` with `MMMM`",
      in: "ar ca el es_US fi vi",
      android: "5. M",
      apple: "5.3."
    ) { $0.skeleton("M", 4...5) },
    Self(
      "date",
      "`skeleton` with `Q`",
      in: "ca es_MX zh_TW",
      android: "1r trimestre 2024",
      apple: "1r trimestre del 2024"
    ) { $0.skeleton("Q") },
    Self(
      "date",
      "`skeleton` with `w`",
      in: "zh_CN",
      android: "1",
      apple: "53"
    ) { $0.skeleton("w") },
    Self(
      "date",
      "`skeleton` with `G`",
      in: "vi",
      android: "2024 CN",
      apple: "2024 SCN"
    ) { $0.skeleton("G") },
  ]
}
