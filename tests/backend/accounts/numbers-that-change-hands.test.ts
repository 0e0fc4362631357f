import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { customers } from '@/backend/customers/schema/customers'
import { vaultCustomers } from '@/backend/customers/schema/saved-cards'
import { sandboxCards } from '@/backend/providers/sandbox/schema'
import { makeCustomer, makeGiftCard, makeStore, nextId } from '@/tests/backend/support/factories'
import { sentMessages, textedCode } from '@/tests/backend/support/sent-messages'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

let api: TestApp
let passwordHash: string
beforeAll(async () => {
  api = await openTestApp()
  passwordHash = await hashPassword('sesame')
})
afterAll(() => api.close())
beforeEach(() => api.clock.advance(4000))

const REST = '/api/rest/v7'
const DOMAIN = 'customer.plaza.test'
const newPhone = () => `604558${String(1000 + nextId())}`
const login = (data: object) => api.post('/api/rest/v8/login', { data })
const changePhone = (tokens: Tokens, body: object) =>
  api.execute(tokens, `${REST}/newphone`, 'POST', { country_code: 'CA', ...body })
const profileOf = async (tokens: Tokens) => (await api.execute(tokens, `${REST}/customerinfo`, 'GET')).records
const rowOf = async (id: number) => (await api.db.select().from(customers).where(eq(customers.id, id)))[0]

const cardsOf = async (tokens: Tokens) =>
  (await api.execute(tokens, `${REST}/customerinfo?cards=1`, 'GET')).records.cards

async function saveCard(customerId: number): Promise<void> {
  const reference = `cus_${customerId}`
  const card = { type: 1 as const, lastFour: '4242', month: 12, year: 2030, behaviour: 'succeeded' as const }
  await api.db.insert(vaultCustomers).values({ customerId, provider: 'sandbox', reference })
  await api.db.insert(sandboxCards).values({ ref: `card_${customerId}`, customer: reference, ...card })
}

async function byText(phone: string): Promise<Tokens> {
  const vc = await textedCode(api, phone)
  const { RC, records } = await login({ email: `ca${phone}@${DOMAIN}`, vc, country_code: 'CA' })
  expect(RC).toBe(200)
  return records
}

/** An account that was opened by text with one number and has now another. */
async function movedAccount() {
  const [old, present] = [newPhone(), newPhone()]
  const tokens = await byText(old)
  api.clock.advance(61)
  const [vc_old, vc] = [await textedCode(api, old), await textedCode(api, present)]
  expect((await changePhone(tokens, { phone: present, vc, vc_old })).RC).toBe(200)
  api.clock.advance(61)
  return { tokens, old, present }
}

describe('a login by text', () => {
  it('with a number that an account has left opens another account, and its owner keeps theirs', async () => {
    const { tokens, old, present } = await movedAccount()
    const [mover] = await api.db.select().from(customers).where(eq(customers.phone, present))
    await saveCard(mover?.id ?? 0)
    const newcomer = await byText(old)
    expect([await cardsOf(newcomer), await cardsOf(tokens)]).toMatchObject([[], [{ last4: '4242' }]])
    expect((await profileOf(newcomer)).phone).toBe(old)
    expect((await api.execute(tokens, `${REST}/ping`, 'GET')).RC).toBe(200)
    const owner = await byText(present)
    expect((await profileOf(owner)).phone).toBe(present)
    expect((await profileOf(newcomer)).email).not.toBe((await profileOf(owner)).email)
  })

  it('finds nobody by a made-up address that an earlier version left at an old number', async () => {
    const [old, present] = [newPhone(), newPhone()]
    const { id } = await makeCustomer(api.db, { email: `ca${old}@${DOMAIN}`, phone: present })
    const newcomer = await profileOf(await byText(old))
    expect(newcomer).toMatchObject({ phone: old, email: `ca${old}@${DOMAIN}` })
    const row = await rowOf(id)
    expect(row?.phone).toBe(present)
    expect(row?.email).toMatch(/^[\da-f]{8}-[\da-f-]{27}@customer\.plaza\.test$/)
  })
})

describe('a changed phone', () => {
  it('takes the made-up address along, also to a number whose address an earlier version left elsewhere', async () => {
    const { present, tokens } = await movedAccount()
    expect((await profileOf(tokens)).email).toBe(`ca${present}@${DOMAIN}`)
    const wanted = newPhone()
    const { id } = await makeCustomer(api.db, { email: `ca${wanted}@${DOMAIN}`, phone: newPhone() })
    const [vc_old, vc] = [await textedCode(api, present), await textedCode(api, wanted)]
    expect((await changePhone(tokens, { phone: wanted, vc, vc_old })).RC).toBe(200)
    expect((await profileOf(tokens)).email).toBe(`ca${wanted}@${DOMAIN}`)
    expect((await rowOf(id))?.email).not.toContain(wanted)
  })

  it('leaves an email of one’s own as it is', async () => {
    const [phone, email] = [newPhone(), `own${nextId()}@example.com`]
    const { tokens } = await makeCustomer(api.db, { email, phone: newPhone(), passwordHash })
    const vc = await textedCode(api, phone)
    expect((await changePhone(tokens, { phone, vc, password: 'sesame' })).RC).toBe(200)
    expect(await profileOf(tokens)).toMatchObject({ email, phone })
  })

  it('that another account has is refused with 409', async () => {
    const phone = newPhone()
    await makeCustomer(api.db, { phone })
    const { tokens } = await makeCustomer(api.db, { phone: newPhone(), passwordHash })
    const vc = await textedCode(api, phone)
    expect((await changePhone(tokens, { phone, vc, password: 'sesame' })).RC).toBe(409)
  })
})

describe('an old number finds nobody', () => {
  it('with the password of the account that left it, nor as a username', async () => {
    const [old, present] = [newPhone(), newPhone()]
    await makeCustomer(api.db, { email: `ca${old}@${DOMAIN}`, phone: present, passwordHash })
    for (const email of [old, `ca${old}@${DOMAIN}`, `${old}@${DOMAIN}`])
      expect((await login({ email, password: 'sesame', country_code: 'CA' })).RC).toBe(403)
    expect((await login({ email: present, password: 'sesame', country_code: 'CA' })).RC).toBe(200)
  })

  it('to be given a gift card', async () => {
    const old = newPhone()
    await makeCustomer(api.db, { email: `ca${old}@${DOMAIN}`, phone: newPhone() })
    const giver = await makeCustomer(api.db)
    const code = await makeGiftCard(api.db, giver.id, (await makeStore(api.db)).gid, 5000)
    const gift = { code, receiver: `ca${old}@${DOMAIN}`, comment: '' }
    expect((await api.execute(giver.tokens, `${REST}/giftcard`, 'POST', gift)).RC).toBe(484)
  })

  it('but a username of digits without a phone is found', async () => {
    const email = `${newPhone()}@${DOMAIN}`
    await makeCustomer(api.db, { email, phone: '', passwordHash })
    expect((await login({ email, password: 'sesame' })).RC).toBe(200)
  })
})

it('a text goes to the number with the prefix of its country, without a leading zero', async () => {
  const sent = async (phone: string, country_code: string) => {
    expect((await api.post(`${REST}/vcd`, { phone, action: 3, country_code })).RC).toBe(200)
    return (await sentMessages(api))[0]?.recipient
  }
  expect(await sent('6045550123', 'CA')).toBe('+16045550123')
  expect(await sent('2065550123', 'US')).toBe('+12065550123')
  expect(await sent('13800138000', 'CN')).toBe('+8613800138000')
  expect(await sent('01012345678', 'KR')).toBe('+821012345678')
})
