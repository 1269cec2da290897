/// The locale in which a language is spoken most: `de_DE`, `pt_BR`, `sr_Latn_RS`; the language alone if it has no such region.
package func likelyLocale(of language: String) -> String {
  let subtags = language.split { $0 == "-" || $0 == "_" }.map(String.init)
  let tag = subtags.joined(separator: "_")
  guard let code = subtags.first, !subtags.dropFirst().contains(where: isRegion) else { return tag }
  let own = code.count == 2 && !spokenNowhere.contains(code) ? code.uppercased() : nil
  let region = likelyRegions[tag] ?? likelyRegions[code] ?? own
  return region.map { "\(tag)_\($0)" } ?? tag
}

private func isRegion(_ subtag: String) -> Bool {
  subtag.count == 2 || subtag.count == 3 && subtag.allSatisfy(\.isNumber)
}

/// The regions in CLDR's likely subtags for the languages with plural rules (Unicode, Inc.; Unicode License v3), unless the region
/// is the language code in capitals.
private let likelyRegions: [String: String] = {
  let locales = """
    af_ZA ak_GH am_ET an_ES ar_EG ars_SA as_IN asa_TZ ast_ES bal_PK be_BY bem_ZM bez_TZ bho_IN \
    blo_BJ bm_ML bn_BD bo_CN br_FR brx_IN bs_BA ca_ES ce_RU ceb_PH cgg_UG chr_US ckb_IQ cs_CZ \
    csw_CA cy_GB da_DK doi_IN dsb_DE dv_MV dz_BT ee_GH el_GR en_US et_EE eu_ES fa_IR ff_SN fil_PH \
    fur_IT fy_NL ga_IE gd_GB gl_ES gsw_CH gu_IN guw_BJ gv_IM ha_NG haw_US he_IL hi_IN hnj_US \
    hsb_DE hy_AM ig_NG ii_CN in_ID iu_CA iw_IL ja_JP jgo_CM ji_UA jmc_TZ jv_ID jw_ID ka_GE kab_DZ \
    kaj_NG kcg_NG kde_TZ kea_CV kk_KZ kkj_CM kl_GL km_KH kn_IN ko_KR ks_IN ksb_TZ ksh_DE ku_TR \
    kw_GB ky_KG lag_TZ lb_LU lg_UG lij_IT lkt_US lld_IT ln_CD lo_LA mas_KE mgo_CM ml_IN mo_RO \
    mr_IN ms_MY my_MM naq_NA nb_NO nd_ZW ne_NP nn_NO nnh_CM nqo_GN nr_ZA nso_ZA ny_MW nyn_UG om_ET \
    or_IN os_GE osa_US pa_IN pap_CW pcm_NG prg_PL ps_AF pt_BR rm_CH rof_TZ rwk_TZ sah_RU saq_KE \
    sat_IN sc_IT scn_IT sd_PK sdh_IR se_NO seh_MZ ses_ML sg_CF shi_MA si_LK sl_SI sma_SE smj_SE \
    smn_FI sms_FI sn_ZW sq_AL sr_RS ss_ZA ssy_ER st_ZA su_ID sv_SE sw_TZ syr_IQ ta_IN te_IN teo_UG \
    ti_ET tig_ER tk_TM tl_PH tn_ZA tpi_PG ts_ZA tzm_MA ug_CN uk_UA ur_PK ve_ZA vec_IT vi_VN vun_TZ \
    wa_BE wae_CH wo_SN xh_ZA xog_UG yi_UA yo_NG yue_HK zh_CN zh_Hant_TW zu_ZA
    """
  return locales.split(separator: " ").reduce(into: [:]) { regions, locale in
    regions[String(locale.dropLast(3))] = String(locale.suffix(2))
  }
}()

private let spokenNowhere: Set = ["eo", "ia", "io", "sh", "vo"]
