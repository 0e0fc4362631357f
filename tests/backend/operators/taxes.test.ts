import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import { taxes } from '@/backend/catalogue/schema/taxes'
import { auditEntries } from '@/backend/operators/access/schema'
import { makeProduct } from '@/tests/backend/support/factories'
import { askMenu } from '@/tests/backend/support/menu-shopping'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'

const { api, me, store, other, call, run, operator } = await openOperatorDesk()
const token = await operator(['catalogue'])
const KEY = store.urlKey
beforeEach(() => api.db.delete(taxes))
afterAll(() => api.close())

const list = async () => (await call(token, 'GET', `/stores/${KEY}/taxes`)).body
const set = (rows: object[]) => call(token, 'POST', `/stores/${KEY}/taxes`, { taxes: rows })
const shown = (rows: Record<string, unknown>[]) =>
  rows.map(({ tax_class, label, rate, origin }) => `${tax_class} ${label} ${rate} ${origin}`)
const GST = { tax_class: 'meal', label: 'GST', rate: 5 }
const BC = { country: 'CA', region: 'BC', label: 'PST' }

describe('the taxes of a store', () => {
  it('are listed by class with what is charged today, and where it comes from', async () => {
    await api.db.insert(taxes).values([
      { ...BC, taxClass: 'liquor', rate: 12_000 },
      { ...BC, taxClass: 'goods', rate: 8000, from: '2026-06-06' },
      { ...BC, region: '', taxClass: 'soda', rate: 7000 },
      { ...BC, gid: store.gid, taxClass: 'delivery', rate: 0 },
      { ...BC, gid: other.gid, taxClass: 'meal', rate: 1000 },
    ])
    const { taxes: found, own } = await list()
    expect(shown(found)).toEqual([
      'meal GST 5 shipped',
      'liquor PST 12 region',
      'goods GST 5 shipped',
      'goods PST 7 shipped',
      'service GST 5 shipped',
      'soda PST 7 country',
      'delivery PST 0 store',
    ])
    expect(found[0]).toEqual({
      ...{ ...GST, number: '', included: false, valid_from: '2021-04-01', valid_until: null, origin: 'shipped' },
      source: 'British Columbia, Bulletin PST 119, Restaurants and Liquor Sellers',
    })
    expect(own).toEqual([{ tax_class: 'delivery', label: 'PST', rate: 0, included: false }])
  })

  it('are unverified where nobody has checked what is shipped', async () => {
    const ofAll = await operator(['catalogue'], null)
    await api.db.update(stores).set({ country: 'US', region: 'WA' }).where(eq(stores.gid, other.gid))
    const { body } = await call(ofAll, 'GET', `/stores/${other.urlKey}/taxes`)
    expect(shown(body.taxes)[0]).toBe('meal VAT 6.5 unverified')
    expect(body.taxes[0].source).toBeNull()
  })

  it('are replaced as a whole, hold for the next quote, and can be sent back as they are listed', async () => {
    const { id: pid = 0 } = await makeProduct(api.db, store, { price: 2100, taxClass: 'meal' })
    const included = { ...GST, number: '81234 5678 RT0001', included: true, valid_until: '2026-12-31' }
    const next = { ...included, rate: 9.975, valid_from: '2027-01-01', valid_until: undefined }
    const elsewhere = { ...GST, country: 'CA', region: 'QC', included: false }
    expect((await set([included, next, elsewhere])).status).toBe(200)
    const { records } = await askMenu(api, me, store, [{ pid }])
    expect(records).toMatchObject({ tax: 0, g_total: 21, tax_list: [{ nm: 'GST', amt: 1, incl: true }] })
    const { own } = await list()
    expect(own).toEqual(JSON.parse(JSON.stringify([included, next, elsewhere])))
    expect((await set(own)).body.own).toEqual(own)
    expect(shown((await set([])).body.taxes)[0]).toBe('meal GST 5 shipped')
    expect(await api.db.$count(taxes)).toBe(0)
  })

  it.each<[string, object[], string]>([
    ['a rate of 1200 %', [{ ...GST, rate: 1200 }], 'taxes.0.rate: must be at most 100'],
    ['a rate below 0', [{ ...GST, rate: -1 }], 'taxes.0.rate: must be at least 0'],
    ['a rate of four decimals', [{ ...GST, rate: 9.9751 }], 'taxes.0.rate: must have at most 3 decimals'],
    ['two rates at one time', [GST, { ...GST, rate: 6 }], 'taxes.1.rate: GST has another rate on taxes.0 then'],
    [
      'a price that contains one tax and has another added',
      [GST, { ...GST, label: 'PST', included: true }],
      'taxes.1.included: differs from taxes.0, which is of the same prices',
    ],
    ['a tax on gift cards', [{ ...GST, tax_class: 'gift_card' }], 'taxes.0.tax_class: gift_card is never taxed'],
    ['a class of two words', [{ ...GST, tax_class: 'hot meal' }], 'taxes.0.tax_class: must be a word such as meal'],
    ['a region of another country', [{ ...GST, country: 'CA', region: 'TX' }], 'taxes.0.region: is no region of CA'],
    [
      'an end before its beginning',
      [{ ...GST, valid_from: '2026-06-01', valid_until: '2026-01-01' }],
      'taxes.0.valid_until: is before valid_from',
    ],
    ['a day that is none', [{ ...GST, valid_from: '2026-02-30' }], 'taxes.0.valid_from: is no day of the calendar'],
    ['no label', [{ ...GST, label: '' }], 'taxes.0.label: is empty'],
  ])('refuse %s, and stay as they are', async (_, rows, message) => {
    await set([GST])
    const { status, body } = await set(rows)
    expect([status, body.error]).toEqual([400, expect.stringContaining(message)])
    expect((await list()).own).toEqual([{ ...GST, included: false }])
  })

  it('are listed and set by commands, and recorded', async () => {
    const row = 'meal,GST,81234 5678 RT0001,5,2026-01-01,,yes'
    const lines = await run('taxes', 'set', '--store', KEY, '--tax', row, '--tax', 'delivery,GST,,0')
    expect(lines[0]).toBe('meal  GST  5 %  contained  81234 5678 RT0001  from 2026-01-01  store')
    expect(await run('taxes', 'list', '--store', KEY)).toEqual(lines)
    const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({ act: 'taxes.set', subject: KEY, detail: 'meal 5 %, delivery 0 %' })
    expect((await run('taxes', 'set', '--store', KEY)).join()).toContain('taxes are needed, or --none')
    expect((await run('taxes', 'set', '--store', KEY, '--tax', 'meal,GST')).join()).toContain('meal,GST: is no class,')
    await run('taxes', 'set', '--store', KEY, '--none')
    expect(await api.db.$count(taxes)).toBe(0)
  })
})
