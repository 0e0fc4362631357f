export interface LanguageFacts {
  /** its tag for browsers, by BCP 47 */
  htmlLang: string
  ownName: string
  /** as in ISO 15924 */
  script: string
  /** times within a sentence: `07:30pm`, or `19:30` */
  clock: '12h' | '24h'
  /** days within a sentence: `2026-12-21`, or `12月21日` */
  day: 'iso' | 'han'
  nameOrder: 'given_first' | 'family_first'
  fullWidthPunctuation: boolean
  /** between Han and Latin letters or digits */
  blankBesideLatin: boolean
  /** as Open Graph has it */
  openGraphLocale: string
  /** what the card provider's form calls it */
  cardLocale: string
  /** the languages whose text stands in for a missing one, nearest first; English and the others follow */
  standIns: readonly string[]
}

const WESTERN = {
  clock: '12h',
  day: 'iso',
  nameOrder: 'given_first',
  fullWidthPunctuation: false,
  blankBesideLatin: false,
} as const
const EAST_ASIAN = {
  clock: '24h',
  day: 'han',
  nameOrder: 'family_first',
  fullWidthPunctuation: true,
  blankBesideLatin: true,
} as const

/** The languages of the interface, as tagged in URLs, calls and message files; `jp` is ours. */
export const LANGUAGE_TABLE = {
  en: {
    htmlLang: 'en',
    ownName: 'English',
    script: 'Latn',
    ...WESTERN,
    openGraphLocale: 'en_CA',
    cardLocale: 'en',
    standIns: [],
  },
  zh: {
    htmlLang: 'zh-Hans',
    ownName: '简体中文',
    script: 'Hans',
    ...EAST_ASIAN,
    openGraphLocale: 'zh_CN',
    cardLocale: 'zh',
    standIns: ['zh-Hant'],
  },
  'zh-Hant': {
    htmlLang: 'zh-Hant',
    ownName: '繁體中文',
    script: 'Hant',
    ...EAST_ASIAN,
    openGraphLocale: 'zh_TW',
    cardLocale: 'zh-TW',
    standIns: ['zh'],
  },
  jp: {
    htmlLang: 'ja',
    ownName: '日本語',
    script: 'Jpan',
    ...EAST_ASIAN,
    blankBesideLatin: false,
    openGraphLocale: 'ja_JP',
    cardLocale: 'ja',
    standIns: ['en', 'zh-Hant'],
  },
} as const satisfies Record<string, LanguageFacts>
