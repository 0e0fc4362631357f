import { type Language, toBcp47 } from '@/lib/domain/languages/languages'

/** The countries that the documents describe. */
export type DocumentedCode = 'CA' | 'US' | 'CN' | 'UK' | 'KR'

/** Patterns match the whole text. */
export interface Country {
  code: DocumentedCode
  /** for other languages what the runtime knows */
  name: { [Of in Language | 'ko']?: string }
  areaCode: string
  phoneFormat: RegExp
  phoneLength: number
  /** what a number begins with at home, and loses after the code of its country */
  trunkPrefix: '' | '0'
  /** a number has a zero at home that its pattern has not */
  dropsZero?: true
  isAvailable: boolean
  currency: { code: string; symbol: string }
  zipcodeRequired: boolean
  zipcodeFormat: RegExp
  /** the label is `zip code` rather than `postal code` */
  useZipcodeAsName: boolean
  streetStartsWithDigit: boolean
}

export const COUNTRIES: Record<DocumentedCode, Country> = {
  CA: {
    code: 'CA',
    name: { en: 'Canada', zh: '加拿大', 'zh-Hant': '加拿大', jp: 'カナダ', ko: '캐나다' },
    areaCode: '1',
    phoneFormat: /^\d{10}$/,
    phoneLength: 10,
    trunkPrefix: '',
    isAvailable: true,
    currency: { code: 'CAD', symbol: 'C$' },
    zipcodeRequired: true,
    zipcodeFormat: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
    useZipcodeAsName: false,
    streetStartsWithDigit: true,
  },
  US: {
    code: 'US',
    name: { en: 'United States', zh: '美国', 'zh-Hant': '美國', jp: 'アメリカ合衆国', ko: '미국' },
    areaCode: '1',
    phoneFormat: /^\d{10}$/,
    phoneLength: 10,
    trunkPrefix: '',
    isAvailable: true,
    currency: { code: 'USD', symbol: '$' },
    zipcodeRequired: true,
    zipcodeFormat: /^\d{5}(-\d{4})?$/,
    useZipcodeAsName: true,
    streetStartsWithDigit: true,
  },
  CN: {
    code: 'CN',
    name: { en: 'China', zh: '中国', 'zh-Hant': '中國', jp: '中国', ko: '중국' },
    areaCode: '86',
    phoneFormat: /^1\d{10}$/,
    phoneLength: 11,
    trunkPrefix: '',
    isAvailable: true,
    currency: { code: 'CNY', symbol: '¥' },
    zipcodeRequired: false,
    zipcodeFormat: /^\d{6}$/,
    useZipcodeAsName: false,
    streetStartsWithDigit: false,
  },
  UK: {
    code: 'UK',
    name: { en: 'United Kingdom', zh: '英国', 'zh-Hant': '英國', jp: 'イギリス', ko: '영국' },
    areaCode: '44',
    phoneFormat: /^\d{10}$/,
    phoneLength: 10,
    trunkPrefix: '',
    dropsZero: true,
    isAvailable: false,
    currency: { code: 'GBP', symbol: '£' },
    zipcodeRequired: true,
    zipcodeFormat: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    useZipcodeAsName: false,
    streetStartsWithDigit: true,
  },
  KR: {
    code: 'KR',
    name: { en: 'South Korea', zh: '韩国', 'zh-Hant': '韓國', jp: '韓国', ko: '대한민국' },
    areaCode: '82',
    phoneFormat: /^0\d{10}$/,
    phoneLength: 11,
    trunkPrefix: '0',
    isAvailable: true,
    currency: { code: 'KRW', symbol: '₩' },
    zipcodeRequired: false,
    zipcodeFormat: /^\d{5}$/,
    useZipcodeAsName: false,
    streetStartsWithDigit: false,
  },
}

export const AVAILABLE_COUNTRIES = Object.values(COUNTRIES).filter((country) => country.isAvailable)

/** Map results use GB where the documents use UK. Undefined for all but the countries of the documents. */
export function documentedCountry(value: string): Country | undefined {
  const code = value.toUpperCase() === 'GB' ? 'UK' : value.toUpperCase()
  return Object.values(COUNTRIES).find((country) => country.code === code)
}

/** A text that is no code is itself. */
export function countryName(country: string, language: Language): string {
  const written = documentedCountry(country)?.name[language]
  if (written) return written
  if (!/^[a-z]{2}$/i.test(country)) return country
  return new Intl.DisplayNames(toBcp47(language), { type: 'region' }).of(isoCode(country)) ?? country
}

/** The names of countries in the reader's words, in one text; what is no code stays. */
export function countryNames(countries: readonly string[], language: Language): string {
  const names = countries.map((country) => countryName(country, language))
  return new Intl.ListFormat(toBcp47(language), { type: 'conjunction', style: 'narrow' }).format(names)
}

/** `GB` for the `UK` of the documents. */
export function isoCode(country: string): string {
  const code = country.toUpperCase()
  return code === 'UK' ? 'GB' : code
}
