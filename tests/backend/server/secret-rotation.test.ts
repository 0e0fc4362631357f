import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import { consumeCodes } from '@/backend/customers/proofs/consume-code'
import { verificationCodes } from '@/backend/customers/schema/customers'
import { outboundMessages } from '@/backend/messages/schema'
import type { RotatingSecret } from '@/lib/env-values'
import { makeCustomer, nextId } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { lastMessage, sentMessages } from '@/tests/backend/support/sent-messages'
import { buy } from '@/tests/backend/support/shopping'
import { startFakeApi } from '@/tests/support/fake-api'

const [OLD, NEW] = ['the-secret-so-far', 'the-secret-from-now-on']
/** What CODE_SECRET is before a restart, and after it. */
const STEPS: [RotatingSecret, RotatingSecret][] = [
  [[OLD], [OLD, NEW]],
  [
    [OLD, NEW],
    [NEW, OLD],
  ],
  // while the restarts last, a process before its own reads what one after its own wrote
  [
    [NEW, OLD],
    [OLD, NEW],
  ],
  [[NEW, OLD], [NEW]],
]

const desk = await openOperatorDesk()
const { api, store, deal, me, run, work } = desk
const till = await startFakeApi()
afterAll(async () => {
  await till.close()
  await api.close()
})
beforeEach(async () => {
  await api.db.delete(outboundMessages)
})
const restart = (code: RotatingSecret) => {
  api.deps.config.secrets = { ...api.deps.config.secrets, code }
}

describe('a texted code', () => {
  const ADDRESS = '10.0.0.7'
  async function sendCode() {
    const digits = `604${5_590_000 + nextId()}`
    const body = { phone: digits, action: 3, country_code: 'CA' }
    expect((await api.post('/api/rest/v7/vcd', body, { 'x-forwarded-for': ADDRESS })).RC).toBe(200)
    return { country: 'CA', digits, code: /\d{6}/.exec(await lastMessage(api))?.[0] ?? '' }
  }
  const triesOf = async (digits: string) => {
    const [row] = await api.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.phone, `CA:${digits}`))
    return { asker: row?.askerTries, others: row?.tries }
  }

  it.each(STEPS)('sent under %j is consumed under %j, where its asker is known', async (before, after) => {
    restart(before)
    const sent = await sendCode()
    restart(after)
    const wrong = { ...sent, code: sent.code === '111111' ? '222222' : '111111' }
    await expect(consumeCodes(api.deps, [wrong], ADDRESS)).rejects.toThrow('incorrect')
    await consumeCodes(api.deps, [sent], ADDRESS)
    expect(await triesOf(sent.digits)).toEqual({ asker: 2, others: 0 })
  })

  it('is incorrect once its secret is gone', async () => {
    restart([OLD])
    const sent = await sendCode()
    restart([NEW])
    await expect(consumeCodes(api.deps, [sent], ADDRESS)).rejects.toThrow('incorrect')
  })
})

describe('a queued mail', () => {
  const queueLink = async () => {
    const email = `me${nextId()}@example.com`
    await makeCustomer(api.db, { email })
    expect((await api.post('/api/v7/forgetpwd', { email })).RC).toBe(200)
    return email
  }
  const mailTo = async (email: string) => (await sentMessages(api)).find(({ recipient }) => recipient === email)?.body

  it.each(STEPS)('sealed under %j is sent under %j, with a link that works', async (before, after) => {
    restart(before)
    const email = await queueLink()
    restart(after)
    await work()
    expect((await api.db.select().from(outboundMessages)).map(({ state }) => state)).toEqual(['sent'])
    const token = /token=([\w-]+)/.exec((await mailTo(email)) ?? '')?.[1]
    expect((await api.post('/api/v7/forgetpwd', { token, password: 'sesame' })).RC).toBe(200)
  })
})

describe('a webhook', () => {
  const secretOf = async () => (await run('stores', 'webhook', store.urlKey ?? ''))[0]?.split(': ')[1] ?? ''
  const signedBy = async () => {
    till.answerWith({})
    await buy(api, me, deal)
    await work()
    const body = JSON.stringify(till.received[0]?.body)
    const [time = '', ...macs] = String(till.lastHeaders()['plaza-signature']).split(',')
    const macBy = (secret: string) =>
      `v1=${createHmac('sha256', secret)
        .update(`${time.replace('t=', '')}.${body}`)
        .digest('hex')}`
    return (secrets: string[]) => expect(macs).toEqual(secrets.map(macBy))
  }

  it('is signed by both secrets during a rotation, of which a command tells the first', async () => {
    await api.db.update(stores).set({ webhookUrl: till.url }).where(eq(stores.gid, store.gid))
    restart([OLD])
    const before = await secretOf()
    ;(await signedBy())([before])
    restart([OLD, NEW])
    expect(await secretOf()).toBe(before)
    const both = await signedBy()
    restart([NEW, OLD])
    const after = await secretOf()
    expect(after).not.toBe(before)
    both([before, after])
    ;(await signedBy())([after, before])
    restart([NEW])
    ;(await signedBy())([after])
  })
})
