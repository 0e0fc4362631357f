import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { taxes } from '@/backend/catalogue/schema/taxes'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { makeCustomer, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { askMenu } from '@/tests/backend/support/menu-shopping'
import { HOME } from '@/tests/backend/support/shopping'
import { openTestApp } from '@/tests/backend/support/test-app'

const api = await openTestApp()
const { tokens: me } = await makeCustomer(api.db)
afterAll(() => api.close())

describe('a delivery', () => {
  const GST = { country: 'CA', taxClass: 'delivery', label: 'GST', rate: 5000 }
  const BC = { ...GST, region: 'BC' }
  it.each<[string, (gid: number) => (typeof taxes.$inferInsert)[], object]>([
    ['without a rule, like what is sent: GST and PST', () => [], { GST: 1.3, PST: 1.82 }],
    ['by the rule of its region', () => [BC], { GST: 1.3, PST: 1.54 }],
    ['by that of its country', () => [{ ...GST, label: 'Levy', rate: 10_000 }], { GST: 1.1, PST: 1.54, Levy: 0.4 }],
    ['by that of its store before all others', (gid) => [BC, { ...BC, gid, rate: 0 }], { GST: 1.1, PST: 1.54 }],
    ['as before a rule begins', () => [{ ...BC, from: '2026-06-06' }], { GST: 1.3, PST: 1.82 }],
  ])('is taxed %s', async (_, rulesOf, expected) => {
    const store = await makeStore(api.db, { kind: STORE_TYPE.shopping })
    const { id: pid = 0 } = await makeProduct(api.db, store, { price: 2200, taxClass: 'goods' })
    for (const row of rulesOf(store.gid ?? 0)) await api.db.insert(taxes).values(row)
    const { records } = await askMenu(api, me, store, [{ pid }], { shp_mtd: 4, shp_cd: 'standard', addr: HOME })
    await api.db.delete(taxes).where(eq(taxes.taxClass, 'delivery'))
    expect(records).toMatchObject({ shp_fee: 4, taxes: expected })
  })
})
