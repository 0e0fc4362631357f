import { afterEach, beforeEach, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import { DEFAULT_CITIES, type InstalledCities } from '@/backend/config/cities'
import { completeText } from '@/lib/domain/languages/complete-text'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { copyExample, type ExampleShop, UNCHANGED } from './example-shop'

const now = new Date('2026-06-05T19:00:00Z')
const KELOWNA = {
  key: 'kelowna',
  name: completeText({ en: 'Kelowna' }),
  lat: 49.888,
  lon: -119.496,
  region: 'BC',
  country: 'CA',
  timeZone: 'America/Vancouver',
}
const SEOUL = { ...KELOWNA, key: 'seoul', region: '', country: 'KR', timeZone: 'Asia/Seoul' }
const cities: InstalledCities = [KELOWNA, SEOUL]

let api: TestApp
let shop: ExampleShop
beforeEach(async () => {
  api = await openTestApp()
  shop = await copyExample()
})
afterEach(async () => {
  await api?.close()
  await shop?.remove()
})

const stored = async () => {
  const { cityKey, region, country, timeZone, currency } = stores
  const [store] = await api.db.select({ cityKey, region, country, timeZone, currency }).from(stores)
  return store
}

it('a store is in a city of the installation, in any case, and takes region, country and time zone from it', async () => {
  await shop.edit('stores', ',vancouver,', ',KELOWNA,')
  await shop.read(api.db, now, { cities })
  expect(await stored()).toEqual({
    cityKey: 'kelowna',
    region: 'BC',
    country: 'CA',
    timeZone: 'America/Vancouver',
    currency: 'CAD',
  })
  expect((await shop.read(api.db, now, { cities })).at(-1)).toContain(UNCHANGED)
})

it('a city that is not among them is refused by name, and nothing is written', async () => {
  await expect(shop.read(api.db, now, { cities })).rejects.toThrow('stores.csv:2 area: must be one of kelowna, seoul')
  expect(await stored()).toBeUndefined()
})

it('a store of a city that the installation no longer has keeps its place, and can move', async () => {
  await shop.read(api.db, now, { cities: DEFAULT_CITIES })
  await shop.writeOnly({ stores: 'key,phone\nminato-udon,604-555-0199\n' })
  await shop.read(api.db, now, { cities })
  expect(await stored()).toMatchObject({ cityKey: 'vancouver', region: 'BC', timeZone: 'America/Vancouver' })
  await shop.writeOnly({ stores: 'key,area\nminato-udon,kelowna\n' })
  await shop.read(api.db, now, { cities })
  expect(await stored()).toMatchObject({ cityKey: 'kelowna', region: 'BC', country: 'CA' })
})
