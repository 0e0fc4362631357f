import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runJobs } from '@/backend/app/worker/jobs'
import { PASSWORD_CHANGED } from '@/backend/customers/messages/account-message-kinds'
import { queueMessage } from '@/backend/messages/queue-message'
import { outboundMessages } from '@/backend/messages/schema'
import { inTransaction } from '@/backend/platform/db/transaction'
import { jobs } from '@/backend/platform/jobs/schema'
import { createSmtpMail } from '@/backend/providers/messages/smtp-mail'
import { dumpDatabase } from '@/tests/backend/support/dump-database'
import { makeCustomer, makeGiftCard, makeStore } from '@/tests/backend/support/factories'
import { lastMessage, sentMessages, textedCode } from '@/tests/backend/support/sent-messages'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { openSmtpStub } from '@/tests/support/smtp-stub'

let api: TestApp
let smtp: Awaited<ReturnType<typeof openSmtpStub>>
beforeAll(async () => {
  api = await openTestApp()
  smtp = await openSmtpStub()
})
beforeEach(async () => {
  smtp.behave('accept')
  smtp.accepted.length = 0
  await api.db.delete(jobs)
  await api.db.delete(outboundMessages)
  api.clock.advance(4000)
})
afterAll(async () => {
  await api.close()
  await smtp.close()
})

async function work(): Promise<void> {
  const deps = { ...api.deps, mail: createSmtpMail({ url: smtp.url, from: 'orders@plaza.example' }) }
  await runJobs(deps, 'others')
  await runJobs(deps, 'mails')
}

async function tellOfPassword() {
  const { id } = await makeCustomer(api.db)
  const message = { customerId: id, language: 'en' as const }
  await inTransaction(api.db, (tx) => queueMessage(tx, PASSWORD_CHANGED, message, api.clock.now()))
}

const states = async () => (await api.db.select().from(outboundMessages)).map(({ state }) => state)
const idsOf = (mails: string[]) => mails.map((mail) => /Message-ID: (\S+)/.exec(mail)?.[1])

test('a message is sent once, however often the worker runs', async () => {
  await tellOfPassword()
  await work()
  await work()
  expect(smtp.accepted).toHaveLength(1)
  expect(await states()).toEqual(['sent'])
})

test('a change that is rolled back tells nobody', async () => {
  const message = { customerId: 1, language: 'en' as const }
  const undone = inTransaction(api.db, async (tx) => {
    await queueMessage(tx, PASSWORD_CHANGED, message, api.clock.now())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect([await states(), await api.db.$count(jobs)]).toEqual([[], 0])
})

test('a mail server that refuses for now loses no mail', async () => {
  await tellOfPassword()
  smtp.behave('greylist')
  await work()
  expect(await states()).toEqual(['waiting'])
  smtp.behave('accept')
  api.clock.advance(3600)
  await work()
  expect(smtp.accepted).toHaveLength(1)
  expect(await states()).toEqual(['sent'])
})

test('a mail whose acceptance was not heard is sent again under the same Message-ID', async () => {
  await tellOfPassword()
  smtp.behave('hang up')
  await work()
  smtp.behave('accept')
  api.clock.advance(3600)
  await work()
  const [first, second] = idsOf(smtp.accepted)
  expect(smtp.accepted).toHaveLength(2)
  expect(first).toMatch(/^<notice-.+@plaza\.example>$/)
  expect(second).toBe(first)
})

test('a mail that is refused for good is given up and marked', async () => {
  await tellOfPassword()
  smtp.behave('refuse recipient')
  await work()
  smtp.behave('accept')
  api.clock.advance(3600)
  await work()
  expect([await states(), smtp.accepted]).toEqual([['refused'], []])
})

test('an expired code is not sent', async () => {
  await textedCode(api, '6045550188')
  api.clock.advance(601)
  await work()
  expect(await states()).toEqual(['obsolete'])
})

test('a customer who has only a phone gets no mail', async () => {
  const { id } = await makeCustomer(api.db, { email: 'ca6045550177@customer.plaza.test' })
  const message = { customerId: id, language: 'en' as const }
  await inTransaction(api.db, (tx) => queueMessage(tx, PASSWORD_CHANGED, message, api.clock.now()))
  await work()
  expect([await states(), smtp.accepted]).toEqual([['obsolete'], []])
})

test.each([
  ['en', /is your Plaza verification code/],
  ['zh-Hans', /【Plaza】验证码/],
  ['zh-TW', /【Plaza】您的驗證碼為/],
  ['ja', /Plazaの確認コード/],
])('a code is texted in the language of the request, %s', async (tag, text) => {
  const ask = { phone: '6045550166', action: 3, country_code: 'CA' }
  await api.post('/api/rest/v7/vcd', ask, { 'accept-language': `${tag},en;q=0.8` })
  expect(await lastMessage(api)).toMatch(text)
})

test('a new password is confirmed by mail, a new email to the old address', async () => {
  await makeCustomer(api.db, { email: 'old@example.com' })
  await api.post('/api/v7/forgetpwd', { email: 'old@example.com' })
  const token = /token=([\w-]+)/.exec(await lastMessage(api))?.[1]
  await api.post('/api/v7/forgetpwd', { token, password: 'renewed' })
  const login = { email: 'old@example.com', password: 'renewed' }
  const { records: tokens } = await api.post('/api/rest/v8/login', { data: login })
  await api.execute(tokens, '/api/rest/v7/newemail', 'POST', { email: 'new@example.com', password: 'renewed' })
  const link = /token=([\w-]+)/.exec(await lastMessage(api))?.[1]
  await api.execute(tokens, '/api/rest/v7/confirmemail', 'POST', { token: link })
  const told = (await sentMessages(api)).map(({ recipient, subject }) => `${recipient}: ${subject}`)
  expect(told).toContain('new@example.com: Your Plaza password was changed')
  expect(told).toContain('old@example.com: The email address for your Plaza account was changed')
})

test('the database contains no code or link in clear, and a gift card’s number only in its own tables', async () => {
  const giver = await makeCustomer(api.db)
  await makeCustomer(api.db, { email: 'friend@example.com' })
  const store = await makeStore(api.db)
  const number = await makeGiftCard(api.db, giver.id, store.gid, 5000)
  const code = await textedCode(api, '6045550155')
  await api.post('/api/v7/forgetpwd', { email: 'friend@example.com' })
  const token = /token=([\w-]+)/.exec(await lastMessage(api))?.[1] ?? ''
  const gift = { code: number, receiver: 'friend@example.com', comment: 'Canary wishes' }
  await api.execute(giver.tokens, '/api/rest/v7/giftcard', 'POST', gift)
  expect(await lastMessage(api)).toMatch(new RegExp(`${number}[^]*Canary wishes`))
  await work()
  expect(smtp.accepted.join()).toContain(number)
  expect(await states()).toEqual(['sent', 'sent', 'sent'])

  const everything = await dumpDatabase(api.db)
  for (const secret of [code, token, 'Canary wishes']) {
    expect(secret.length).toBeGreaterThan(5)
    expect(everything).not.toContain(secret)
  }
  const queues = [await api.db.select().from(outboundMessages), await api.db.select().from(jobs)]
  expect(JSON.stringify(queues)).not.toContain(number)
})

test('a message that another secret sealed is not sent', async () => {
  await textedCode(api, '6045550144')
  const secrets = { ...api.deps.config.secrets, code: ['another secret of the tests'] as const }
  await runJobs({ ...api.deps, config: { ...api.deps.config, secrets } }, 'others')
  expect(await states()).toEqual(['waiting'])
})

test('the id of a mail does not depend on the attempt', async () => {
  await tellOfPassword()
  await work()
  const [row] = await api.db.select().from(outboundMessages)
  await api.db
    .update(outboundMessages)
    .set({ state: 'waiting' })
    .where(eq(outboundMessages.id, row?.id ?? 0))
  await api.db.update(jobs).set({ doneAt: null })
  api.clock.advance(3600)
  await work()
  expect(new Set(idsOf(smtp.accepted)).size).toBe(1)
})
