extension AndroidDifference {
  /// The differences of relative dates.
  static let relatives: [Self] = [
    Self(
      "relative",
      "",
      in: "it",
      .containing(["l'altro ieri"]),
      android: "l’altro ieri",
      apple: "l'altro ieri"
    ) { $0.isRelative },
    Self(
      "relative",
      "",
      in: "sv",
      .containing(["idag", "igår", "imorgon", "Idag", "Igår", "Imorgon"]),
      android: "i går",
      apple: "igår"
    ) { $0.isRelative || $0.isRelativeDay },
    Self(
      "relative",
      "",
      in: "hi",
      .containing(["आने वाला"]),
      android: "परसों",
      apple: "आने वाला परसों"
    ) { $0.isRelative || $0.isRelativeDay },
    Self(
      "relative",
      "`width: wide` and `spellOut`",
      in: "nb",
      .containing(["dag", "døgn"]),
      android: "om 5 døgn",
      apple: "om 5 dager"
    ) { $0.isRelative(.wide, .spellOut) },
    Self(
      "relative",
      "`width: wide` and `spellOut`",
      in: "id",
      .containing(["lusa", "nol"]),
      android: "kemarin dulu",
      apple: "kemarin lusa"
    ) { $0.isRelative(.wide, .spellOut) },
    Self(
      "relative",
      "`width: wide` and `spellOut`",
      in: "es_MX",
      .containing(["antier"]),
      android: "anteayer",
      apple: "antier"
    ) { $0.isRelative(.wide, .spellOut) },
    Self(
      "relative",
      "`width: abbreviated` and `narrow`",
      in: "en_AU",
      .containing(["mo", "yr"]),
      android: "in 9 mo.",
      apple: "in 9 mo"
    ) { $0.isRelative(.abbreviated, .narrow) },
    Self(
      "relative",
      "`width: narrow`",
      in: "nb",
      .containing(["u."]),
      android: "-2 u.",
      apple: "for 2 u. siden"
    ) { $0.isRelative(.narrow) },
    Self(
      "relative",
      "`width: narrow`",
      in: "ru uk",
      .containing(["дн"]),
      android: "+5 дн.",
      apple: "+5 дн"
    ) { $0.isRelative(.narrow) },
    Self(
      "relative",
      "`width: narrow`",
      in: "id",
      .containing(["dlm"]),
      android: "dalam 1 jam",
      apple: "dlm 1 jam"
    ) { $0.isRelative(.narrow) },
    Self(
      "relative",
      "`width: abbreviated` and `narrow`",
      in: "es_MX",
      android: "anteayer",
      apple: "antier"
    ) { $0.isRelative(.abbreviated, .narrow) },
    Self(
      "relative",
      "from 1,000 on",
      in: "es_ES hu it lv pl pt_PT",
      .fourDigits,
      android: "2 023 lata temu",
      apple: "2023 lata temu"
    ) { $0.isRelative },
    Self(
      "relative",
      "",
      in: "zh_CN",
      .containing(["周"]),
      android: "3周后",
      apple: "4周后"
    ) { $0.isRelative },
    Self(
      "relative",
      "",
      in: "zh_HK zh_TW",
      android: "5 小時前",
      apple: "5小時前"
    ) { $0.isRelative },
  ]
}
