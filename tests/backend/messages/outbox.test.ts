import { afterAll, beforeAll, expect, it } from 'vitest'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { makeCustomer } from '@/tests/backend/support/factories'
import { openPushDesk } from '@/tests/backend/support/push-desk'
import { buy } from '@/tests/backend/support/shopping'

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>`

let desk: Awaited<ReturnType<typeof openPushDesk>>
beforeAll(async () => {
  desk = await openPushDesk()
  const { api } = desk
  const { tokens } = await makeCustomer(api.db)
  await desk.subscribe(tokens)
  await stepOrder(api.db, await buy(api, tokens, desk.deal), 'accept', api.clock.now())
  api.clock.advance(1)
  await api.post('/api/rest/v7/vcd', { phone: '6045550199', action: 3, country_code: 'CA' })
  api.clock.advance(1)
  await api.post('/api/v7/forgetpwd', { email: 'mei@mail.example' })
  api.clock.advance(1)
  const letter = { name: 'Mei', email: 'mei@mail.example', message: HOSTILE, domain: 'noodle.example' }
  await api.post('/api/v7/contact', letter)
})
afterAll(() => desk.close())

async function open(query = '') {
  const response = await desk.api.app.request(`/dev/outbox${query}`)
  const text = await response.text()
  const rows = [...text.matchAll(/<a href="\?id=(\w+)"[^>]*>\s*<span class="meta"><span>([\w ]+)</g)]
  return { response, text, rows: rows.map(([, key = '', channel]) => ({ key, channel })) }
}

it('lists mails, text messages and notifications, newest first, and shows the newest as its HTML', async () => {
  const { rows, text } = await open()
  expect(rows.map(({ channel }) => channel).slice(0, 3)).toEqual(['Email', 'Email', 'Text message'])
  expect(rows.some(({ channel }) => channel === 'Notification')).toBe(true)
  expect(text).toContain('<h2>Message from Mei</h2>')
  expect(text).toMatch(/<iframe sandbox="" title="Message from Mei" srcdoc="&lt;!doctype html&gt;/)
})

it('has no script, loads nothing, and escapes what people wrote, in the page and once more in the frame', async () => {
  const { response, rows } = await open()
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
  for (const query of ['', ...rows.flatMap(({ key }) => [`?id=${key}`, `?id=${key}&as=text`])])
    expect((await open(query)).text).not.toMatch(/<script|<img|<link/)
  expect((await open()).text).toContain('&amp;lt;script&amp;gt;')
})

it('shows a mail as plain text, with links that can be followed, and others only as text', async () => {
  const { rows } = await open()
  const shown = await Promise.all(
    rows.map(async ({ key, channel }) => {
      const { text } = await open(`?id=${key}&as=text`)
      return { channel, text }
    }),
  )
  expect(shown.every(({ text }) => text.includes('<div class="text">') && !text.includes('<iframe'))).toBe(true)
  const order = shown.find(({ text }) => /<h2>[^<]*order/i.test(text))
  expect(order?.text).toMatch(/<a href="http:\/\/localhost:3000[^"]+" rel="noreferrer">/)
  const text = shown.find(({ channel }) => channel === 'Text message')
  expect(text?.text).toMatch(/<h2>Text message<\/h2>.*\d{6}/s)
  expect(text?.text).not.toContain('Plain text')
})
