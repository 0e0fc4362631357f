import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers, sessions, verificationCodes } from '@/backend/customers/schema/customers'
import { openSession } from '@/backend/customers/sessions/open-session'
import { makeCustomer } from '@/tests/backend/support/factories'
import type { TestApp } from '@/tests/backend/support/test-app'
import { countAnswers, openRaceApp } from './race-app'

describe('sessions under races', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openRaceApp('session')
  })
  afterAll(() => api?.close())

  it('leaves one live session after 40 concurrent logins', async () => {
    const { id } = await makeCustomer(api.db)
    await Promise.all(Array.from({ length: 40 }, () => openSession(api.db, id, 'shared', api.clock.now())))
    const live = await api.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.customerId, id), isNull(sessions.endedAt)))
    expect(live).toHaveLength(1)
  })

  it('sends one code for 30 concurrent requests, and evaluates five of 200 guesses [ERR-4] [ERR-5]', async () => {
    const phone = '6045557001'
    const sent = await countAnswers(api.db, 30, async () => {
      return (await api.post('/api/rest/v7/vcd', { phone, action: 3, country_code: 'CA' })).RC
    })
    expect(sent).toEqual({ 200: 1, 429: 29 })
    const guesses = await countAnswers(api.db, 200, async (i) => {
      const headers = { 'x-forwarded-for': `10.0.0.${i}` }
      const data = { email: `ca${phone}@customer.plaza.test`, vc: 'wrong', country_code: 'CA' }
      return (await api.post('/api/rest/v8/login', { data }, headers)).RC
    })
    expect(guesses).toEqual({ 429: 195, 483: 5 })
    const [row] = await api.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.phone, `CA:${phone}`))
    expect(row?.tries).toBe(5)
  })

  it('creates one account for 20 concurrent registrations', async () => {
    const body = { email: 'once@example.com', password: 'sesame' }
    const answers = await countAnswers(api.db, 20, async (i) => {
      return (await api.post('/api/rest/v7/register', body, { 'x-forwarded-for': `10.1.0.${i}` })).RC
    })
    expect(answers).toEqual({ 200: 1, 409: 19 })
    expect(await api.db.select().from(customers).where(eq(customers.email, body.email))).toHaveLength(1)
  })
})
