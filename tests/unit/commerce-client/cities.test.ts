import { beforeEach, expect, test, vi } from 'vitest'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import { log } from '@/lib/log'
import { serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const { getCities } = await import('@/lib/commerce-client/places/cities-api')
const { getAppConfig } = await import('@/lib/commerce-client/transport/app-config-api')

const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
beforeEach(() => warn.mockClear())

const OSAKA = { key: 'osaka', nm: 'Osaka', lat: 34.6937, lon: 135.5023 }
const BERLIN = { key: 'berlin', nm: 'Berlin', lat: 52.52, lon: 13.405 }

async function citiesOf(cities: unknown, settings: object = {}) {
  api.answerWith({ RC: 200, records: { ...settings, cities } })
  return (await getCities()) ?? []
}
const keysOf = async (cities: unknown) => (await citiesOf(cities)).map(({ key }) => key)
const BUILT_IN_KEYS = ['vancouver', 'victoria', 'toronto', 'seattle']

test('the cities that an API names, in its order, the first as the default [HEAD-1] [CALL-47]', async () => {
  const names = { zh: '大阪', jp: '大阪', fr: 'Ōsaka' }
  expect(
    await citiesOf([
      { ...OSAKA, names },
      { ...BERLIN, lat: '52.52' },
    ]),
  ).toEqual([
    {
      key: 'osaka',
      name: { en: 'Osaka', zh: '大阪', 'zh-Hant': '大阪', jp: '大阪' },
      lat: 34.6937,
      lon: 135.5023,
      isDefault: true,
    },
    {
      key: 'berlin',
      name: { en: 'Berlin', zh: 'Berlin', 'zh-Hant': 'Berlin', jp: 'Berlin' },
      lat: 52.52,
      lon: 13.405,
      isDefault: false,
    },
  ])
})

test('the four cities of an API of before, which has one name of each, keep theirs', async () => {
  const sent = FALLBACK_CITIES.map(({ key, name, lat, lon }) => ({ key, nm: name.en, lat, lon }))
  expect(await citiesOf(sent)).toEqual(FALLBACK_CITIES)
  const elsewhere = await citiesOf([{ key: 'vancouver', nm: 'Vancouver, Washington', lat: 45.6387, lon: -122.6615 }])
  expect(elsewhere[0]?.name.zh).toBe('Vancouver, Washington')
})

test.each([
  ['no list', undefined],
  ['null', null],
  ['an empty list', []],
  ['what is no list', 'Osaka'],
  ['only rows without a key', [{ nm: 'Osaka', lat: 34.6937, lon: 135.5023 }]],
  [
    'only keys that no URL can have',
    [
      { ...OSAKA, key: '大阪' },
      { ...OSAKA, key: '../home' },
    ],
  ],
])('an API that sends %s has the four built-in ones [HEAD-1] [CALL-47]', async (_, cities) => {
  expect(await keysOf(cities)).toEqual(BUILT_IN_KEYS)
})

test('a row that cannot be one is left out, and no other', async () => {
  const odd = [
    { key: 'x', nm: 'No place' },
    { ...OSAKA, key: 'pole', lat: 91 },
    { ...OSAKA, nm: 'Twice' },
    { key: 'y' },
  ]
  expect(await keysOf([OSAKA, ...odd, { ...BERLIN, key: 34 }, { ...BERLIN, key: 'a b' }, 'Kyoto'])).toEqual([
    'osaka',
    '34',
  ])
})

test('200 cities are the most, which is logged once', async () => {
  const many = Array.from({ length: 230 }, (_, n) => ({ ...OSAKA, key: `city-${n}` }))
  for (const _ of [1, 2]) expect(await keysOf(many)).toHaveLength(200)
  expect(warn.mock.calls.map(([facts]) => facts)).toEqual([{ count: 30 }])
})

test('settings that cannot be read name no cities, not even the built-in ones', async () => {
  api.answerWith('<html>', 502)
  expect(await getCities()).toBeNull()
})

test('the place of an API is that of its default city, unless it names none', async () => {
  const place = { lat: 43.65, lon: -79.38 }
  await citiesOf([OSAKA], place)
  expect((await getAppConfig()).place).toBeNull()
  await citiesOf([], place)
  expect((await getAppConfig()).place).toEqual(place)
})
