import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { customers, sessions, verificationCodes } from '@/backend/customers/schema/customers'
import { makeCustomer, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { lastMessage } from '@/tests/backend/support/sent-messages'
import { askQuote } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'
import { createSeededRandom } from '@/tests/support/scale'

vi.setConfig({ testTimeout: 600_000 })

const MINUTES = 125
const A_MINUTE = 80
const GUESSES = MINUTES * A_MINUTE
/** five an hour, in every hour that has begun */
const CODES = 5 * Math.ceil(MINUTES / 60)
const PASSWORDS = 500
const ACCOUNTS = 1000
const PHONE = '6045550177'
const QUARTER = 900

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const login = (data: object, address: string) => api.post('/api/rest/v8/login', { data }, from(address))
const incrementCounter = (codes: number[]) =>
  Object.fromEntries([...new Set(codes)].sort().map((code) => [code, codes.filter((each) => each === code).length]))

test(`of ${GUESSES} guesses at the codes of one phone, five per code are evaluated, and none succeeds`, async () => {
  const random = createSeededRandom('codes')
  const victim = await makeCustomer(api.db, { phone: PHONE, countryCode: 'CA' })
  const passwordHash = await hashPassword('sesame')
  /** each may enter a password ten times in a quarter of an hour */
  const attackers: Tokens[] = []
  for (let n = 0; n < 20; n++) attackers.push((await makeCustomer(api.db, { passwordHash })).tokens)
  const nextAttacker = () => {
    const [next] = attackers.splice(0, 1)
    if (!next) throw new Error('no attacker')
    attackers.push(next)
    return next
  }
  const country_code = 'CA'
  /** the three calls that take a code */
  const doors = [
    (vc: string, address: string) => login({ email: `ca${PHONE}@customer.plaza.test`, vc, country_code }, address),
    (vc: string, address: string) =>
      api.post('/api/v7/forgetpwd', { phone: PHONE, vc, country_code, password: 'sesame' }, from(address)),
    (vc: string) => {
      const data = { phone: PHONE, vc, country_code, password: 'sesame' }
      return api.execute(nextAttacker(), '/api/rest/v7/newphone', 'POST', data)
    },
  ]
  const answers: number[] = []
  const asked: number[] = []
  for (let minute = 0; minute < MINUTES; minute++) {
    const ask = { phone: PHONE, action: 3, country_code }
    asked.push((await api.post('/api/rest/v7/vcd', ask, from(`10.9.${minute}.1`))).RC)
    const right = /\d{6}/.exec(await lastMessage(api))?.[0] ?? ''
    const wrong = () => String((Number(right) + random.int(1, 999_999)) % 1_000_000).padStart(6, '0')
    const guess = async (n: number, vc: string) => {
      const door = random.pick(n < 20 ? doors : doors.slice(0, 1))
      // half of the guesses come from one address, whose own cap stops most of them
      answers.push((await door(vc, n < A_MINUTE / 2 ? `10.${n % 8}.${minute}.1` : '10.8.0.1')).RC)
    }
    // by turns all at once, and one by one with the right code among them, too late
    const guesses = Array.from({ length: A_MINUTE }, (_, n) =>
      minute % 2 === 0 && n > 4 && n % 5 === 0 ? right : wrong(),
    )
    if (minute % 2 === 0) for (const [n, vc] of guesses.entries()) await guess(n, vc)
    else await Promise.all(guesses.map((vc, n) => guess(n, vc)))
    api.clock.advance(60)
  }
  expect(incrementCounter(asked)).toEqual({ 200: CODES, 429: MINUTES - CODES })
  const tries = await api.db
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.phone, `CA:${PHONE}`))
  expect(tries.map((code) => [code.tries, code.usedAt])).toEqual(Array.from({ length: CODES }, () => [5, null]))
  const { 408: expired, 429: unread, 483: looked, ...others } = incrementCounter(answers)
  expect([answers.length, looked, others]).toEqual([GUESSES, 5 * CODES, {}])
  expect((expired ?? 0) + (unread ?? 0)).toBe(GUESSES - 5 * CODES)
  const [live] = await api.db.select({ n: count() }).from(sessions).where(eq(sessions.customerId, victim.id))
  expect(live?.n).toBe(1)
})

test('wrong codes of strangers leave the code to the address that asked for it, which has five tries of its own', async () => {
  const phone = '6045550178'
  const country_code = 'CA'
  const enter = (vc: string, address: string) =>
    login({ email: `ca${phone}@customer.plaza.test`, vc, country_code }, address)
  const ask = async () => {
    await api.post('/api/rest/v7/vcd', { phone, action: 3, country_code }, from('10.40.0.1'))
    const right = /\d{6}/.exec(await lastMessage(api))?.[0] ?? ''
    return { right, wrong: String((Number(right) + 1) % 1_000_000).padStart(6, '0') }
  }
  const first = await ask()
  const strangers = Array.from({ length: 50 }, (_, n) => enter(first.wrong, `10.41.0.${n}`))
  expect(incrementCounter((await Promise.all(strangers)).map(({ RC }) => RC))).toEqual({ 429: 45, 483: 5 })
  expect((await enter(first.right, '10.41.1.1')).RC).toBe(429)
  for (let n = 0; n < 4; n++) expect((await enter(first.wrong, '10.40.0.1')).RC).toBe(483)
  expect((await enter(first.right, '10.40.0.1')).RC).toBe(200)

  api.clock.advance(60)
  const second = await ask()
  for (let n = 0; n < 5; n++) expect((await enter(second.wrong, '10.40.0.1')).RC).toBe(483)
  expect((await enter(second.right, '10.40.0.1')).RC).toBe(429)
})

test(`of ${2 * PASSWORDS} guesses at one password from one address, ten per quarter of an hour are evaluated, however the account is spelled`, async () => {
  const phone = '6045550188'
  const passwordHash = await hashPassword('sesame')
  await makeCustomer(api.db, { phone, countryCode: 'CA', email: `ca${phone}@customer.plaza.test`, passwordHash })
  const spellings = (n: number) => [
    phone,
    ` ${phone}\t`,
    `ca${phone}@customer.plaza.test`,
    `CA${phone}@Customer.Plaza.Test`,
    `${phone}@customer.plaza.test`,
    `${phone}@${n}@customer.plaza.test`,
    `${String.fromCharCode(97 + (n % 26), 97 + ((n >> 4) % 26))}${phone}`,
  ]
  const random = createSeededRandom('passwords')
  for (let quarter = 0; quarter < 2; quarter++) {
    const answers: number[] = []
    for (let n = 0; n < PASSWORDS; n++) {
      const email = random.pick(spellings(n))
      // the right one comes too late
      const password = n > 9 && n % 3 === 0 ? 'sesame' : `guess${n}`
      const country_code = n > 9 || email.includes('@') ? random.pick(['CA', 'US', 'KR']) : 'CA'
      answers.push((await login({ email, password, country_code }, '10.20.0.1')).RC)
    }
    expect(incrementCounter(answers)).toEqual({ 403: 10, 429: PASSWORDS - 10 })
    // and yet the owner can log in, from an address of their own
    expect((await login({ email: phone, password: 'sesame', country_code: 'CA' }, '10.20.0.2')).RC).toBe(200)
    api.clock.advance(QUARTER)
  }
})

test(`of ${ACCOUNTS} accounts tried from one address, a hundred per quarter of an hour are evaluated`, async () => {
  const answers: number[] = []
  for (let from = 0; from < ACCOUNTS; from += 20) {
    const batch = Array.from({ length: 20 }, (_, n) =>
      login({ email: `spray${from + n}@example.com`, password: 'x' }, '10.30.0.1'),
    )
    answers.push(...(await Promise.all(batch)).map((answer) => answer.RC))
  }
  expect(incrementCounter(answers)).toEqual({ 403: 100, 429: ACCOUNTS - 100 })
  const email = 'honest@example.com'
  await api.db.insert(customers).values({ email, passwordHash: await hashPassword('sesame') })
  expect((await login({ email, password: 'sesame' }, '10.30.0.2')).RC).toBe(200)
})

test('gift-card codes and coupons are tried by one customer a limited number of times', async () => {
  const [{ tokens }, other] = [await makeCustomer(api.db), await makeCustomer(api.db)]
  const deal = await makeDeal(api.db, await makeStore(api.db))
  const read = (who: Tokens, n: number) => api.execute(who, `/api/rest/v7/giftcard/get/GUESS${n}`, 'GET')
  const history = (n: number) => api.execute(tokens, `/api/rest/v7/gifthistory?code=GUESS${n}`, 'GET')
  const quote = (who: Tokens, cpn?: string) => askQuote(api, who, deal, cpn ? { cpn } : {})
  const answers = { cards: [] as number[], coupons: [] as number[] }
  for (let n = 0; n < 130; n++) {
    answers.cards.push((await (n % 2 === 0 ? read(tokens, n) : history(n))).RC)
    answers.coupons.push((await quote(tokens, `GUESS${n}`)).RC)
  }
  expect(incrementCounter(answers.cards)).toEqual({ 429: 10, 484: 120 })
  expect(incrementCounter(answers.coupons)).toEqual({ 200: 120, 429: 10 })
  expect([(await quote(tokens)).RC, (await quote(other.tokens, 'GUESS')).RC]).toEqual([200, 200])
  expect((await read(other.tokens, 1)).RC).toBe(484)
})
