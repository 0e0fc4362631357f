import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { menuSections } from '@/backend/catalogue/schema/products'
import { taxes } from '@/backend/catalogue/schema/taxes'
import { listDoubts } from '@/backend/catalogue/taxes/doubtful-taxes'
import { makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { copyExample, type ExampleShop, UNCHANGED } from './example-shop'

const now = new Date('2026-06-05T19:00:00Z')
const HEAD = 'store,country,region,tax_class,label,number,rate,valid_from,valid_until,included'

let api: TestApp
let shop: ExampleShop
beforeEach(async () => {
  api = await openTestApp()
  shop = await copyExample()
  await shop.read(api.db, now)
})
afterEach(async () => {
  await api?.close()
  await shop?.remove()
})

const stored = async () => {
  const rows = await api.db.select().from(taxes).orderBy(asc(taxes.label), asc(taxes.rate))
  return rows.map(({ gid, country, region, taxClass, label, rate, isIncluded }) =>
    [gid === null ? '' : 'store', country, region, taxClass, label, rate, isIncluded].join(' '),
  )
}

describe('taxes of a catalogue', () => {
  it('replace those of the places that they name, and no others', async () => {
    await shop.write('taxes', `${HEAD}\nminato-udon,,,meal,GST,81234 5678 RT0001,5,,,yes\n,CA,AB,liquor,Levy,,3,,,no\n`)
    expect(await shop.read(api.db, now)).toContain('taxes: 2 new')
    expect(await stored()).toEqual(['store CA BC meal GST 5000 true', ' CA AB liquor Levy 3000 false'])
    await shop.write('taxes', `${HEAD}\nminato-udon,,,meal,GST,81234 5678 RT0001,6,,,yes\n`)
    await shop.read(api.db, now)
    expect(await stored()).toEqual(['store CA BC meal GST 6000 true', ' CA AB liquor Levy 3000 false'])
    expect((await shop.read(api.db, now)).join()).not.toContain('taxes:')
  })
})

it('a section without a class stays as it is where its file says `standard`, as an export does', async () => {
  const sections = (word: string) => shop.write('sections', `store,key,tax_class\nminato-udon,sides,${word}\n`)
  await api.db.update(menuSections).set({ taxClass: '' })
  await sections('standard')
  expect((await shop.read(api.db, now)).at(-1)).toBe(UNCHANGED)
  await sections('liquor')
  expect(await shop.read(api.db, now)).toContain('section minato-udon/sides: tax_class none → “liquor”')
})

describe('the taxes of stores', () => {
  it('are doubtful where nobody has verified them, or none are known', async () => {
    expect(await listDoubts(api.db)).toEqual([])
    await makeStore(api.db, { country: 'US', region: 'WA' })
    await makeStore(api.db, { country: 'KR', region: '' })
    const place = { country: 'US', region: 'WA', label: 'VAT' }
    await api.db.insert(taxes).values({ ...place, taxClass: 'delivery', rate: 0 })
    expect((await listDoubts(api.db)).sort()).toEqual([
      'KR has no taxes: none are charged until taxes.csv has some',
      'nobody has verified the taxes of US WA that are shipped',
    ])
    await api.db.insert(taxes).values({ ...place, taxClass: 'meal', rate: 10_350 })
    expect(await listDoubts(api.db)).toEqual(['KR has no taxes: none are charged until taxes.csv has some'])
  })
})

it('names the drinks of an import that would be taxed like food', async () => {
  const beer = 'minato-udon,draft-beer,sides,Draft beer,生ビール,,7.00,,\n'
  await shop.edit('dishes', 'minato-udon,niku', `${beer}minato-udon,niku`)
  const note = 'minato-udon: likely drinks without a tax class, taxed like food: draft-beer'
  expect(await shop.read(api.db, now)).toContain(note)
  await shop.write('sections', 'store,key,tax_class\nminato-udon,sides,liquor\n')
  expect(await shop.read(api.db, now)).not.toContain(note)
})
