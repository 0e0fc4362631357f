import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runJobs } from '@/backend/app/worker/jobs'
import { outboundMessages } from '@/backend/messages/schema'
import { resendOrderMail } from '@/backend/orders/mails/resend-order-mail'
import { jobs } from '@/backend/platform/jobs/schema'
import type { Mail } from '@/backend/providers/messages/message-providers'
import { makeCustomer, makeDeal, makeGiftCard, makeStore, nextId } from '@/tests/backend/support/factories'
import { buy, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

const REST = '/api/rest/v7'
const HOUR = 3600

let api: TestApp
let deal: Awaited<ReturnType<typeof makeDeal>>
let sent: Mail[] = []
let isDown = false
beforeAll(async () => {
  api = await openTestApp({ simulator: false })
  deal = await makeDeal(api.db, await makeStore(api.db), { stock: 10_000 })
})
beforeEach(async () => {
  sent = []
  isDown = false
  await api.db.delete(jobs)
  await api.db.delete(outboundMessages)
  api.clock.set('2026-06-05T19:00:00Z')
})
afterAll(() => api.close())

async function send(): Promise<void> {
  const mail = {
    send: async (message: Mail) => {
      if (isDown) throw new Error('the mail server is down')
      sent.push(message)
    },
  }
  // a lane runs twenty jobs at a time
  for (let n = 0; n < 60; n++) await runJobs({ ...api.deps, mail }, 'mails')
}

/** Registered with the address of somebody else. */
async function register() {
  const email = `stranger${nextId()}@example.com`
  const { records } = await api.post(`${REST}/register`, { email, password: 'sesame' })
  return { email, tokens: records as Tokens }
}

const cancel = (tokens: Tokens, ord_id: string) =>
  api.execute(tokens, `${REST}/aio`, 'POST', { data: { action: 'cancel', ord_id } })
async function orderAndCancel(tokens: Tokens, count: number) {
  for (let n = 0; n < count; n++) await cancel(tokens, await buy(api, tokens, deal))
}
const subjects = () => sent.map(({ subject }) => subject)
const linkIn = ({ text }: Mail) => /\/mail\/not-me\?to=[\w-]+/.exec(text)?.[0] ?? ''
const read = async (path: string) => {
  const answer = await api.app.request(path)
  return { status: answer.status, html: await answer.text() }
}
const press = async (link: string, headers: Record<string, string> = {}) => {
  const answer = await api.app.request('/mail/not-me', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ to: link.split('=')[1] ?? '' }),
  })
  return { status: answer.status, html: await answer.text() }
}

describe('an address that nobody has confirmed', () => {
  it('gets the confirmation and five mails a day about 15 orders and cancellations; the next day five more', async () => {
    const { tokens } = await register()
    await orderAndCancel(tokens, 15)
    await send()
    expect(subjects().filter((one) => one.startsWith('Confirm'))).toHaveLength(1)
    expect(sent).toHaveLength(6)
    const withheld = (await api.db.select().from(outboundMessages)).filter(({ state }) => state === 'withheld')
    expect(withheld).toHaveLength(25)
    api.clock.advance(25 * HOUR)
    await orderAndCancel(tokens, 10)
    await send()
    expect(sent).toHaveLength(11)
  })

  it('gets every mail about money that was paid', async () => {
    const { tokens } = await register()
    for (let n = 0; n < 8; n++) await cancel(tokens, await buy(api, tokens, deal, { pay_mtd: 2, card: VISA }))
    await send()
    expect(subjects().filter((one) => one.startsWith('Your receipt'))).toHaveLength(8)
    expect(subjects().filter((one) => one.includes('was cancelled'))).toHaveLength(8)
  })

  it('gets a mail that was tried again while the mail server was down, counted once', async () => {
    const { tokens } = await register()
    await send()
    sent = []
    await orderAndCancel(tokens, 2)
    isDown = true
    for (let n = 0; n < 4; n++) {
      await send()
      api.clock.advance(HOUR)
    }
    isDown = false
    await send()
    expect(sent).toHaveLength(4)
  })

  it('gets what an operator sends again', async () => {
    const { tokens } = await register()
    await orderAndCancel(tokens, 4)
    const id = await buy(api, tokens, deal)
    await send()
    api.clock.advance(HOUR)
    sent = []
    await resendOrderMail(api.db, id, 'placed', { customerDomain: 'customer.plaza.test', now: api.clock.now() })
    await send()
    expect(subjects()).toHaveLength(1)
  })

  it('is asked to confirm itself three times a day, whoever asks; more are refused', async () => {
    const { email, tokens } = await register()
    const ask = () => api.execute(tokens, `${REST}/newemail`, 'POST', { email })
    expect((await ask()).RC).toBe(200)
    expect((await ask()).RC).toBe(200)
    expect((await ask()).RC).toBe(429)
    await send()
    expect(sent).toHaveLength(3)
  })

  it('hears of five gifts a day that are given and taken back', async () => {
    const { email } = await register()
    await send()
    sent = []
    for (let n = 0; n < 8; n++) {
      const giver = await makeCustomer(api.db)
      const code = await makeGiftCard(api.db, giver.id, deal.gid, 500)
      expect((await api.execute(giver.tokens, `${REST}/giftcard`, 'POST', { code, receiver: email })).RC).toBe(200)
    }
    await send()
    expect(sent).toHaveLength(5)
  })
})

it('a confirmed address gets every mail, without a link that ends them', async () => {
  const { tokens } = await makeCustomer(api.db)
  await orderAndCancel(tokens, 10)
  await send()
  expect(sent).toHaveLength(20)
  expect(sent.map(linkIn)).toEqual(Array(20).fill(''))
})

describe('“This is not me”', () => {
  it('is in each mail to an unconfirmed address; opening it ends nothing', async () => {
    const { email, tokens } = await register()
    await buy(api, tokens, deal)
    await send()
    expect(sent).toHaveLength(2)
    for (const mail of sent) {
      expect(mail.text).toContain('You don’t know this order or account?')
      expect(mail.html).toContain('>This is not me</a>')
      const page = await read(linkIn(mail))
      expect(page).toMatchObject({ status: 200, html: expect.stringContaining('Stop these emails?') })
      expect(page.html).toContain(email)
    }
    await buy(api, tokens, deal)
    await send()
    expect(sent).toHaveLength(3)
  })

  it('ends mails of orders and confirmations once its button is pressed; a reset is still sent', async () => {
    const { email, tokens } = await register()
    await send()
    const [confirmation] = sent
    const page = await press(linkIn(confirmation as Mail), { origin: 'http://api.test' })
    expect(page).toMatchObject({ status: 200, html: expect.stringContaining('Emails stopped') })
    sent = []
    await buy(api, tokens, deal)
    await cancel(tokens, await buy(api, tokens, deal, { pay_mtd: 2, card: VISA }))
    expect((await api.execute(tokens, `${REST}/newemail`, 'POST', { email })).RC).toBe(200)
    await send()
    expect(sent).toEqual([])
    await api.post('/api/v7/forgetpwd', { email })
    await send()
    expect(subjects()).toEqual(['Reset your Plaza password'])
  })

  it('is refused from a page of another site, and with a token that was made up', async () => {
    const { tokens } = await register()
    await send()
    const link = linkIn(sent[0] as Mail)
    expect((await press(link, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await press('/mail/not-me?to=guess')).status).toBe(404)
    expect((await read('/mail/not-me?to=guess')).html).toContain('This link is no longer valid.')
    await buy(api, tokens, deal)
    await send()
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['zh', '停止发送此类邮件？', '已停止发送邮件'],
    ['zh-Hant', '停止寄送這類郵件？', '已停止寄送郵件'],
    ['jp', 'このようなメールの配信を停止しますか？', 'メールの配信を停止しました'],
  ])('speaks %s to whoever got such a mail', async (lan, title, done) => {
    const { tokens } = await register()
    await buy(api, tokens, deal, {}, { lan })
    await send()
    const link = linkIn(sent[1] as Mail)
    expect((await read(link)).html).toContain(title)
    expect((await press(link)).html).toContain(done)
  })
})
