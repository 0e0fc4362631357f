import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '@/backend/customers/schema/customers'
import { makeCustomer } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

let api: TestApp
let mine: Tokens
let other: Tokens
beforeAll(async () => {
  api = await openTestApp()
  mine = (await makeCustomer(api.db)).tokens
  other = (await makeCustomer(api.db)).tokens
})
afterAll(() => api.close())

const PATH = '/api/rest/v7/customerAddr'
const HOME = {
  fn: 'Ada',
  ln: 'Byron',
  tn: '6045550100',
  street: '800 Robson St',
  unit: '12',
  city: 'Vancouver',
  region: 'BC',
  zipcd: 'v6z 3b7',
  cntry: 'CA',
}
/** All addresses of all customers. */
const rows = () => api.db.select().from(addresses).orderBy(asc(addresses.id))
const save = (tokens: Tokens, data: object) => api.execute(tokens, PATH, 'POST', data)

describe('customerAddr', () => {
  it('saves, lists, updates and deletes; the first one is the default [CALL-37] [ENT-12] [VAL-19]', async () => {
    const first = await save(mine, HOME)
    expect(first.RC).toBe(200)
    expect(first.records[0]).toMatchObject({ ...HOME, zipcd: 'V6Z 3B7', is_default: true })
    expect(first.records[0].lat).toBeCloseTo(49.28, 1)
    const { records } = await save(mine, { ...HOME, street: '900 Davie St' })
    expect(records).toHaveLength(2)
    const changed = await save(mine, { ...HOME, id: records[1].id, street: '901 Davie St' })
    expect(changed.records[1].street).toBe('901 Davie St')
    const left = await api.execute(mine, `${PATH}/${records[1].id}`, 'DELETE')
    expect(left.records).toHaveLength(1)
    const none = await api.execute(mine, PATH, 'DELETE', { id: records[0].id })
    expect(none.records).toEqual([])
  })

  it('adds an address once, however often it is sent, and again once it has changed', async () => {
    const { tokens } = await makeCustomer(api.db)
    await save(tokens, HOME)
    const { records } = await save(tokens, { ...HOME, zipcd: 'V6Z 3B7', is_default: false })
    expect(records.map((row: { is_default: boolean }) => row.is_default)).toEqual([false])
    expect((await save(tokens, { ...HOME, buzz: '12' })).records).toHaveLength(2)
    const others = await api.execute(tokens, PATH, 'GET')
    expect(others.records).toHaveLength(2)
  })

  it('sets and clears the default, of which there is at most one [CALL-38]', async () => {
    await save(mine, HOME)
    const { records } = await save(mine, { ...HOME, street: '12 Water St' })
    const second = await save(mine, { id: records[1].id, is_default: true })
    expect(second.records.map((row: { is_default: boolean }) => row.is_default)).toEqual([true, false])
    expect(second.records[0].street).toBe('12 Water St')
    const none = await save(mine, { id: records[1].id, is_default: false })
    expect(none.records.some((row: { is_default: boolean }) => row.is_default)).toBe(false)
  })

  it.each([
    ['a street without number in Canada [VAL-20]', { street: 'Robson St' }],
    ['a postal code of another country [VAL-17]', { zipcd: '98101' }],
    ['no postal code in Canada [VAL-18]', { zipcd: '' }],
    ['a phone of another length', { tn: '604555' }],
    ['an unknown country', { cntry: 'ZZ' }],
    ...['fn', 'cntry', 'tn', 'street', 'city', 'region', 'zipcd'].map((key): [string, object] => [
      `an empty ${key} [VAL-16]`,
      { [key]: ' ' },
    ]),
  ])('refuses %s', async (_, over) => {
    expect(await save(mine, { ...HOME, ...over })).toMatchObject({ RC: 400, msg: expect.stringContaining('invalid') })
  })

  it('accepts a Chinese street without number and postal code', async () => {
    const { RC } = await save(other, { ...HOME, cntry: 'CN', tn: '13800138000', street: '南京路', zipcd: '' })
    expect(RC).toBe(200)
  })

  it("never reads, changes, deletes or marks another customer's address: no row changes", async () => {
    const { records } = await save(mine, HOME)
    const [{ id }] = records
    const before = await rows()
    const listed = await api.execute(other, PATH, 'GET')
    expect(listed.records.map((row: { id: number }) => row.id)).not.toContain(id)
    const attempts = [
      await save(other, { ...HOME, id, street: '1 Water St' }),
      await save(other, { ...HOME, id, is_default: true }),
      await save(other, { id, is_default: true }),
      await save(other, { id, is_default: false }),
      await api.execute(other, `${PATH}/${id}`, 'DELETE'),
      await api.execute(other, PATH, 'DELETE', { id }),
    ]
    expect(attempts.map(({ RC }) => RC)).toEqual([484, 484, 484, 484, 484, 484])
    expect(await rows()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })

  it("responds to a missing address as to another customer's", async () => {
    const { records } = await save(mine, HOME)
    const strange = await save(other, { id: records[0].id, is_default: true })
    expect(await save(other, { id: 999_999, is_default: true })).toEqual(strange)
  })

  it('stores the position from a map if it lies in the named city', async () => {
    const pinned = { ...HOME, street: '7 Unlisted Lane', lat: 49.29, lon: -123.1 }
    const { records } = await save(mine, pinned)
    expect(records.at(-1)).toMatchObject({ lat: 49.29, lon: -123.1 })
    const away = await save(mine, { ...pinned, lat: 43.65, lon: -79.38 })
    expect(away.records.at(-1).lat).toBeCloseTo(49.2827, 3)
  })
})

describe('places', () => {
  it('suggests a typed house, nearest city first, with its details', async () => {
    const found = await api.get('/api/v7/place/autocomplete?input=1234%20main%20st&location=49.28,-123.12')
    expect(found.records.predictions[0].description).toMatch(/^1234 Main St, Vancouver, BC V5T \d[A-Z]\d, Canada$/)
    const id = found.records.predictions[0].place_id
    const { records } = await api.get(`/api/v7/place/details?place_id=${id}`)
    expect(records.result.geometry.location.lat).toBeCloseTo(49.272, 2)
    const types = records.result.address_components.map((part: { types: string[] }) => part.types[0])
    expect(types).toEqual([
      'street_number',
      'route',
      'locality',
      'administrative_area_level_1',
      'country',
      'postal_code',
    ])
  })

  it('sorts by the requested location, and finds nothing for nonsense', async () => {
    const toronto = await api.get('/api/v7/place/autocomplete?input=100%20Queen&location=43.65,-79.38')
    expect(toronto.records.predictions[0].description).toContain('Toronto, ON M5V')
    expect((await api.get('/api/v7/place/autocomplete?input=9%20Zzyzx')).records.predictions).toEqual([])
    expect((await api.get('/api/v7/place/details?place_id=nowhere-1-1')).RC).toBe(404)
  })

  it('returns the house nearest to a position [MAP-1]', async () => {
    const { records } = await api.get('/api/v7/place/geocode?latlng=47.6086,-122.3406')
    expect(records.results[0].formatted_address).toContain('Seattle, WA 98101')
    expect((await api.get('/api/v7/place/geocode?latlng=0,0')).records.results).toEqual([])
  })
})
