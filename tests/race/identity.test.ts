import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { claimGuess } from '@/backend/customers/login/guess-delay'
import { customers, sessions } from '@/backend/customers/schema/customers'
import { passwordGuesses } from '@/backend/customers/schema/password-guesses'
import { makeCustomer } from '@/tests/backend/support/factories'
import { lastMessage, sentMessages } from '@/tests/backend/support/sent-messages'
import { type TestApp, textsFor } from '@/tests/backend/support/test-app'
import { size } from '@/tests/support/scale'
import { countAnswers, openRaceApp } from './race-app'

const REST = '/api/rest/v7'
const ROUNDS = size(40, 3)
const GUESSES = 200

describe('accounts under parallel requests', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openRaceApp('identity')
  })
  afterAll(() => api?.close())

  it(`a reset by link wins over everything that the old password is doing, ${ROUNDS} times`, async () => {
    const passwordHash = await hashPassword('squatter')
    const password = 'squatter'
    for (let round = 0; round < ROUNDS; round++) {
      api.clock.advance(7200)
      const [email, phone] = [`victim${round}@example.com`, `60455${50000 + round}`]
      const values = { email, emailConfirmedAt: null, phone: `60455${60000 + round}`, passwordHash }
      const { id, tokens } = await makeCustomer(api.db, values)
      await api.post(`${REST}/vcd`, { phone, action: 3, country_code: 'CA' })
      const vc = /\d{6}/.exec(await lastMessage(api))?.[0] ?? ''
      await api.post('/api/v7/forgetpwd', { email })
      const mail = (await sentMessages(api)).find(({ recipient }) => recipient === email)
      const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1]
      const call = (name: string, data: object) => api.execute(tokens, `${REST}/${name}`, 'POST', data)
      await Promise.all([
        call('updatepwd', { op: password, password: 'squatter-two' }),
        call('newphone', { phone, vc, country_code: 'CA', password }),
        call('newemail', { email: `squatter${round}@example.com`, password }),
        api.post('/api/v7/forgetpwd', { token, password: 'mine-alone' }),
        api.post('/api/rest/v8/login', { data: { email, password, domain: 'spa.test' } }),
      ])
      const [row] = await api.db.select().from(customers).where(eq(customers.id, id))
      expect([row?.phone, row?.pendingEmail]).toEqual(['', ''])
      const live = await api.db.select().from(sessions).where(eq(sessions.customerId, id))
      expect(live.filter(({ endedAt }) => endedAt === null)).toEqual([])
      expect((await api.post('/api/rest/v8/login', { data: { email, password: 'mine-alone' } })).RC).toBe(200)
    }
  }, 300_000)

  it(`of ${GUESSES} guesses at one account at once, 20 are evaluated; a naive limit lets more through`, async () => {
    const claim = () =>
      claimGuess(api.deps, 'account').then(
        () => 1,
        () => 0,
      )
    expect(await countAnswers(api.db, GUESSES, claim)).toEqual({ 1: 20, 0: GUESSES - 20 })

    await api.db.insert(passwordGuesses).values({ key: 'naive', guesses: 0, ...at(api) })
    const naive = async () => {
      const [row] = await api.db.select().from(passwordGuesses).where(eq(passwordGuesses.key, 'naive'))
      if (!row || row.guesses >= 20) return 0
      await api.db
        .update(passwordGuesses)
        .set({ guesses: row.guesses + 1 })
        .where(eq(passwordGuesses.key, 'naive'))
      return 1
    }
    expect((await countAnswers(api.db, GUESSES, naive))[1]).toBeGreaterThan(20)
  })

  it('of 60 codes asked for at once, a country’s budget is sent', async () => {
    api.clock.advance(7200)
    api.deps.config.texts = { perHour: textsFor(25), reserve: textsFor(0) }
    const ask = async (n: number) => {
      const from = { 'x-forwarded-for': `10.7.${n}.1` }
      const body = { phone: `604556${1000 + n}`, action: 3, country_code: 'CA' }
      return (await api.post(`${REST}/vcd`, body, from)).RC
    }
    expect(await countAnswers(api.db, 60, ask)).toEqual({ 200: 25, 429: 35 })
  })
})

const at = ({ clock }: TestApp) => ({ claimedAt: clock.now(), notBefore: clock.now() })
