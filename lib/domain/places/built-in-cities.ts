import { completeText } from '@/lib/domain/languages/complete-text'
import type { City } from './cities'

/** The cities of the specification: of an API that names none, of the demo, and of drawn maps and addresses. */
export const BUILT_IN_CITIES = {
  vancouver: {
    name: completeText({ en: 'Vancouver', zh: '温哥华', 'zh-Hant': '溫哥華', jp: 'バンクーバー' }),
    lat: 49.2827,
    lon: -123.1207,
    region: 'BC',
    country: 'CA',
    timeZone: 'America/Vancouver',
  },
  victoria: {
    name: completeText({ en: 'Victoria', zh: '维多利亚', 'zh-Hant': '維多利亞', jp: 'ビクトリア' }),
    lat: 48.4284,
    lon: -123.3656,
    region: 'BC',
    country: 'CA',
    timeZone: 'America/Vancouver',
  },
  toronto: {
    name: completeText({ en: 'Toronto', zh: '多伦多', 'zh-Hant': '多倫多', jp: 'トロント' }),
    lat: 43.6532,
    lon: -79.3832,
    region: 'ON',
    country: 'CA',
    timeZone: 'America/Toronto',
  },
  seattle: {
    name: completeText({ en: 'Seattle', zh: '西雅图', 'zh-Hant': '西雅圖', jp: 'シアトル' }),
    lat: 47.6062,
    lon: -122.3321,
    region: 'WA',
    country: 'US',
    timeZone: 'America/Los_Angeles',
  },
} as const

export type BuiltInCityKey = keyof typeof BUILT_IN_CITIES
export const BUILT_IN_CITY_KEYS = Object.keys(BUILT_IN_CITIES) as BuiltInCityKey[]

export function isBuiltInCity(value: unknown): value is BuiltInCityKey {
  return typeof value === 'string' && Object.hasOwn(BUILT_IN_CITIES, value)
}

function cityOf(key: BuiltInCityKey, isDefault = false): City {
  const { name, lat, lon } = BUILT_IN_CITIES[key]
  return { key, name, lat, lon, isDefault }
}

/** The cities of an API that names none. */
export const FALLBACK_CITIES = [
  cityOf('vancouver', true),
  cityOf('victoria'),
  cityOf('toronto'),
  cityOf('seattle'),
] as const
