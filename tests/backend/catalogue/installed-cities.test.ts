import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortcuts } from '@/backend/catalogue/schema/deals'
import { listUnlistedAreas } from '@/backend/catalogue/stores/unlisted-areas'
import { DEFAULT_CITIES, type InstalledCities } from '@/backend/config/cities'
import { completeText } from '@/lib/domain/languages/complete-text'
import { makeDeal, makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

const SEOUL = { lat: 37.5665, lon: 126.978 }
const MAPO = { lat: 37.5563, lon: 126.9236 }
const NEW_YORK = { lat: 40.7128, lon: -74.006 }
const CITIES: InstalledCities = [
  {
    key: 'seoul',
    name: completeText({ en: 'Seoul', jp: 'ソウル' }),
    ...SEOUL,
    ...{ region: '', country: 'KR', timeZone: 'Asia/Seoul' },
  },
  {
    key: 'new-york',
    name: completeText({ en: 'New York' }),
    ...NEW_YORK,
    ...{ region: 'NY', country: 'US', timeZone: 'America/New_York' },
  },
]
const latlon = ({ lat, lon }: { lat: number; lon: number }) => `latlon=${lat},${lon}`

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ cities: CITIES })
})
afterAll(() => api.close())

describe('an installation with cities of its own', () => {
  it('names them with its settings, in every language, the first as the default place [CALL-42]', async () => {
    const { records } = await api.get('/api/v7/appconfig')
    expect(records).toMatchObject(SEOUL)
    expect(records.cities).toEqual([
      { key: 'seoul', nm: 'Seoul', names: { en: 'Seoul', zh: 'Seoul', 'zh-Hant': 'Seoul', jp: 'ソウル' }, ...SEOUL },
      expect.objectContaining({ key: 'new-york', nm: 'New York', ...NEW_YORK }),
    ])
  })

  it('lists the stores, deals, categories and shortcuts of the nearest of them [CALL-32] [CALL-46]', async () => {
    const seoul = await makeStore(api.db, { cityKey: 'seoul', ...MAPO })
    const newYork = await makeStore(api.db, { cityKey: 'new-york', ...NEW_YORK })
    const name = completeText({ en: 'Bagel brunch' })
    const bath = await makeDeal(api.db, seoul, { name: completeText({ en: 'Bath house' }) }, { cityKey: 'seoul' })
    const bagel = await makeDeal(api.db, newYork, { name }, { cityKey: 'new-york' })
    await api.db.insert(shortcuts).values({ id: 1, position: 1, text: completeText({ en: 'bagel' }), picture: '' })
    const stores = async (query: string) =>
      (await api.get(`/api/v7/slst?${query}`)).records.map(({ gid }: { gid: number }) => gid)
    const deals = async (query: string) =>
      (await api.get(`/api/v7/glst?${query}`)).records.list.map(({ id }: { id: number }) => id)
    const words = async (place: typeof SEOUL) =>
      (await api.get(`/api/v7/gshortcut?${latlon(place)}`)).records.map(({ nm }: { nm: string }) => nm)

    expect([await stores(latlon(SEOUL)), await stores(latlon(NEW_YORK))]).toEqual([[seoul.gid], [newYork.gid]])
    expect([await deals(latlon(SEOUL)), await deals(latlon(NEW_YORK))]).toEqual([[bath.id], [bagel.id]])
    expect(await deals(`${latlon(NEW_YORK)}&keywords=brunch`)).toEqual([bagel.id])
    expect(await deals(`${latlon(SEOUL)}&keywords=brunch`)).toEqual([])
    expect([await words(SEOUL), await words(NEW_YORK)]).toEqual([[], ['bagel']])
  })

  it('says which areas of stores are no longer among them', async () => {
    expect(await listUnlistedAreas(api.db, CITIES)).toEqual([])
    expect(await listUnlistedAreas(api.db, DEFAULT_CITIES)).toEqual([
      'no city lists the stores of new-york (1): it is not in CITIES',
      'no city lists the stores of seoul (1): it is not in CITIES',
    ])
  })
})
