import { describe, expect, test } from 'vitest'
import { parseApiEnv, parseToolEnv } from '@/backend/config/env'

const SEOUL = {
  key: 'seoul',
  name: 'Seoul',
  lat: 37.5665,
  lon: 126.978,
  country: 'KR',
  time_zone: 'Asia/Seoul',
}
const citiesOf = (cities: unknown) => parseApiEnv({ CITIES: JSON.stringify(cities) }).CITIES

describe('CITIES', () => {
  test('names the cities of an installation, for the API and for imports', () => {
    const london = { ...SEOUL, key: 'london', name: 'London', country: 'GB', region: 'LND', time_zone: 'Europe/London' }
    const text = JSON.stringify([{ ...SEOUL, names: { jp: 'ソウル' } }, london])
    const { cities } = parseToolEnv({ CITIES: text })
    expect(cities).toEqual([
      {
        key: 'seoul',
        name: { en: 'Seoul', zh: 'Seoul', 'zh-Hant': 'Seoul', jp: 'ソウル' },
        lat: 37.5665,
        lon: 126.978,
        region: '',
        country: 'KR',
        timeZone: 'Asia/Seoul',
      },
      expect.objectContaining({ key: 'london', country: 'UK', region: 'LND', timeZone: 'Europe/London' }),
    ])
    expect(parseApiEnv({ CITIES: text }).CITIES).toEqual(cities)
  })

  test('without it, or empty, they are the four of the specification [HEAD-1]', () => {
    for (const given of [{}, { CITIES: '' }])
      expect(parseApiEnv(given).CITIES.map(({ key }) => key)).toEqual(['vancouver', 'victoria', 'toronto', 'seattle'])
  })

  test.each([
    ['a key in capitals', { key: 'Seoul' }, '0.key: up to 40 small letters, digits and hyphens'],
    ['no name', { name: ' ' }, '0.name: '],
    ['a name in another language', { names: { fr: 'Séoul' } }, '0.names'],
    ['a latitude beyond the pole', { lat: 91 }, '0.lat: '],
    ['no country', { country: 'Japan' }, '0.country: must be one of CA, '],
    ['a time zone that is none', { time_zone: 'Asia/Busan' }, '0.time_zone: not a time zone'],
    ['an unknown part', { timezone: 'Asia/Seoul' }, 'timezone'],
  ])('with %s stops the start, and says so', (_, part, problem) => {
    expect(() => citiesOf([{ ...SEOUL, ...part }])).toThrow(problem)
  })

  test.each([
    ['no JSON', 'Seoul, Berlin'],
    ['an empty list', '[]'],
    ['no list', JSON.stringify(SEOUL)],
  ])('that is %s stops the start', (_, text) => {
    expect(() => parseApiEnv({ CITIES: text })).toThrow(/^CITIES is not understood: /)
  })

  test('has at most 200, each once', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ ...SEOUL, key: `c${n}` }))
    expect(citiesOf(many(200))).toHaveLength(200)
    expect(() => citiesOf(many(201))).toThrow('more than 200 cities')
    expect(() => citiesOf([SEOUL, SEOUL])).toThrow('two cities have the same key')
  })
})
