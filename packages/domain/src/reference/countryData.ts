/**
 * Countries whose plates appear on European motorways, with the letters on the plate's band, then further names that
 * people type. [§3, DATA-03]
 */
export const plateData: Readonly<Record<string, readonly [sign: string, ...synonyms: string[]]>> = {
  AD: ['AND'],
  AL: ['AL', 'Shqiperia'],
  AT: ['A', 'Oesterreich'],
  BA: ['BIH', 'Bosna'],
  BE: ['B', 'Belgie'],
  BG: ['BG', 'Balgariya'],
  BY: ['BY'],
  CA: ['CDN'],
  CH: ['CH', 'Helvetia', 'Confoederatio Helvetica'],
  CY: ['CY', 'Kypros'],
  CZ: ['CZ', 'Czech Republic', 'Republique tcheque', 'Cesko'],
  DE: ['D', 'Bundesrepublik'],
  DK: ['DK', 'Danmark'],
  EE: ['EST', 'Eesti'],
  ES: ['E', 'Espana'],
  FI: ['FIN', 'Suomi'],
  FR: ['F', 'Hexagone'],
  GB: [
    'UK',
    'GB',
    'Great Britain',
    'Grande-Bretagne',
    'England',
    'Angleterre',
    'Inghilterra',
    'Inglaterra',
    'Scotland',
    'Wales',
    'Ecosse',
  ],
  GI: ['GBZ'],
  GR: ['GR', 'Hellas', 'Ellada'],
  HR: ['HR', 'Hrvatska'],
  HU: ['H', 'Magyarorszag'],
  IE: ['IRL', 'Eire'],
  IL: ['IL'],
  IS: ['IS', 'Island'],
  IT: ['I'],
  LI: ['FL'],
  LT: ['LT', 'Lietuva'],
  LU: ['L', 'Letzebuerg'],
  LV: ['LV', 'Latvija'],
  MA: ['MA', 'Maghreb'],
  MC: ['MC'],
  MD: ['MD', 'Moldova'],
  ME: ['MNE', 'Crna Gora'],
  MK: ['NMK', 'Makedonija'],
  MT: ['M'],
  NL: ['NL', 'Holland', 'Hollande', 'Olanda', 'Holanda', 'Pays bas'],
  NO: ['N', 'Norge'],
  PL: ['PL', 'Polska'],
  PT: ['P'],
  RO: ['RO'],
  RS: ['SRB', 'Srbija'],
  RU: ['RUS', 'Rossiya', 'Federation de Russie'],
  SE: ['S', 'Sverige'],
  SI: ['SLO', 'Slovenija'],
  SK: ['SK', 'Slovensko'],
  SM: ['RSM'],
  TR: ['TR', 'Turkey', 'Turkiye'],
  UA: ['UA', 'Ukrayina'],
  US: ['USA', 'America', 'Amerique', 'Etats unis', 'Etats-Unis d’Amerique', 'United States of America'],
  VA: ['V'],
  XK: ['RKS', 'Kosova'],
}

/** Countries of billing addresses. [§3, DATA-02] */
export const paymentData =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BL BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN ' +
  'CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GF GH GI GM GN GP GQ GR GT GW GY HK ' +
  'HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC ' +
  'MD ME MF MG MH MK ML MM MN MO MQ MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PM ' +
  'PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT ' +
  'TV TW TZ UA UG US UY UZ VA VC VE VN VU WF WS XK YE YT ZA ZM ZW'
