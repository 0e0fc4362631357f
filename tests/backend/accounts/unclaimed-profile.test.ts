import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers } from '@/backend/customers/schema/customers'
import { vaultCustomers } from '@/backend/customers/schema/saved-cards'
import { makeDeal, makeGiftCard, makeStore, nextId } from '@/tests/backend/support/factories'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { buy, HOME, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

const REST = '/api/rest/v7'
const VICTORIA = { ...HOME, street: '812 Wharf St', city: 'Victoria', zipcd: 'V8W 1T3', tn: '2505550123' }
const PROFILE = { first_name: 'Mallory', last_name: 'Ng', nick_name: 'Mal' }

let api: TestApp
let deal: Awaited<ReturnType<typeof makeDeal>>
beforeAll(async () => {
  api = await openTestApp()
  deal = await makeDeal(api.db, await makeStore(api.db))
})
afterAll(() => api.close())

const call = (tokens: Tokens, name: string, data?: object, method = data ? 'POST' : 'GET') =>
  api.execute(tokens, `${REST}/${name}`, method as 'GET' | 'POST', data)
const profileOf = async (tokens: Tokens) => (await call(tokens, 'customerinfo')).records
const bookOf = async (tokens: Tokens) => (await call(tokens, 'customerAddr')).records

/** Somebody used the address of another person, who then proves it by a reset. */
async function provenAccount() {
  const email = `owner${nextId()}@example.com`
  const other: Tokens = (await api.post(`${REST}/register`, { email, password: 'sesame' })).records
  await call(other, 'customerinfo', PROFILE)
  const { records: book } = await call(other, 'customerAddr', { ...VICTORIA, is_default: true })
  const orderId = await buy(api, other, deal, { pay_mtd: 2, card: VISA, save_card: true })
  const [row] = await api.db.select().from(customers).where(eq(customers.email, email))
  const id = row?.id ?? 0
  const card = await makeGiftCard(api.db, id, deal.gid, 2500)
  await api.post('/api/v7/forgetpwd', { email })
  const reset = (await sentMessages(api)).find(({ recipient, body }) => recipient === email && body.includes('/reset?'))
  const token = /token=([\w-]+)/.exec(reset?.body ?? '')?.[1]
  expect((await api.post('/api/v7/forgetpwd', { token, password: 'mine-alone' })).RC).toBe(200)
  const { records: owner } = await api.post('/api/rest/v8/login', { data: { email, password: 'mine-alone' } })
  return { id, owner: owner as Tokens, address: book[0].id as number, orderId, card }
}

describe('what was entered before an address was proved', () => {
  it('is neither preselected nor shown in full, and can be neither used nor changed', async () => {
    const { owner, address } = await provenAccount()
    expect(await profileOf(owner)).toMatchObject({
      ...{ first_name: '', last_name: '', nick_name: '', phone: '', defaultAddress: null },
      unclaimed: { initials: 'MN', cities: ['Victoria'], phone_ends: ['23'] },
    })
    expect(await bookOf(owner)).toEqual([])
    const answers = [
      await call(owner, 'customerAddr', { ...VICTORIA, id: address }),
      await call(owner, 'customerAddr', { id: address, is_default: true }),
      await call(owner, `customerAddr/${address}`, undefined, 'DELETE'),
    ]
    expect(answers.map(({ RC }) => RC)).toEqual([484, 484, 484])
    const { records: exported } = await call(owner, 'exportaccount')
    expect(JSON.stringify([exported.profile, exported.addresses])).not.toMatch(/Mallory|Wharf|2505550123/)
  })

  it('leaves orders and credit, and ends saved cards', async () => {
    const { id, owner, orderId, card } = await provenAccount()
    expect((await call(owner, 'ordlst')).records.orders).toMatchObject([{ ord_id: orderId }])
    expect((await call(owner, 'giftcard?limit=-1')).records.cards).toMatchObject([{ gc: card, bal: 25 }])
    expect((await call(owner, 'customerinfo?cards=1')).records.cards).toEqual([])
    expect(await api.db.$count(vaultCustomers, eq(vaultCustomers.customerId, id))).toBe(0)
  })

  it('is there again once it is kept, without a default; asking again changes nothing', async () => {
    const { owner } = await provenAccount()
    expect((await call(owner, 'claimprofile', { keep: true })).RC).toBe(200)
    expect((await call(owner, 'claimprofile', { keep: false })).RC).toBe(200)
    expect(await profileOf(owner)).toMatchObject({ ...PROFILE, defaultAddress: null, unclaimed: null })
    expect(await bookOf(owner)).toMatchObject([{ street: VICTORIA.street, is_default: false }])
  })

  it('is gone once it is removed; what was entered since stays', async () => {
    const { id, owner } = await provenAccount()
    await call(owner, 'customerinfo', { first_name: 'Ada', last_name: 'Byron' })
    await call(owner, 'customerAddr', HOME)
    expect((await call(owner, 'claimprofile', { keep: false })).RC).toBe(200)
    expect(await profileOf(owner)).toMatchObject({ first_name: 'Ada', last_name: 'Byron', unclaimed: null })
    expect(await bookOf(owner)).toMatchObject([{ street: HOME.street, is_default: true }])
    const [row] = await api.db.select().from(customers).where(eq(customers.id, id))
    expect(JSON.stringify(row)).not.toContain('Mallory')
  })

  it('does not replace a name that was entered since, when it is kept', async () => {
    const { owner } = await provenAccount()
    await call(owner, 'customerinfo', { first_name: 'Ada', last_name: 'Byron' })
    await call(owner, 'claimprofile', { keep: true })
    expect(await profileOf(owner)).toMatchObject({ first_name: 'Ada', last_name: 'Byron', unclaimed: null })
    expect(await bookOf(owner)).toHaveLength(1)
  })

  it('is nothing to ask about where nothing was entered', async () => {
    const email = `owner${nextId()}@example.com`
    await api.post(`${REST}/register`, { email, password: 'sesame' })
    await api.post('/api/v7/forgetpwd', { email })
    const [reset] = await sentMessages(api)
    const token = /token=([\w-]+)/.exec(reset?.body ?? '')?.[1]
    await api.post('/api/v7/forgetpwd', { token, password: 'mine-alone' })
    const { records } = await api.post('/api/rest/v8/login', { data: { email, password: 'mine-alone' } })
    expect((await profileOf(records)).unclaimed).toBeNull()
  })
})
