import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CORRESPONDENCE } from '@/backend/app/correspondence'
import { outboundMessages } from '@/backend/messages/schema'
import { sendMessage } from '@/backend/messages/send-message'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

const PATH = '/api/v7/contact'
const MESSAGE = { name: 'Mei', email: 'mei@mail.example', message: 'Where is my parcel?\nIt was due on Monday.' }
const from = (address: string) => ({ 'x-forwarded-for': address })

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.advance(7200)
  await api.db.delete(outboundMessages)
})

it('is mailed once, to support alone, with an answer to its writer; stored it is sealed', async () => {
  expect((await api.get('/api/v7/appconfig')).records.contact_form).toBe(true)
  expect(await api.post(PATH, { ...MESSAGE, domain: 'noodle.example' })).toEqual({ RC: 200 })
  const [row, ...more] = await api.db.select().from(outboundMessages)
  expect(more).toEqual([])
  expect(JSON.stringify(row?.message)).not.toContain('parcel')
  const send = vi.fn(async () => {})
  await sendMessage({ ...api.deps, mail: { send } }, CORRESPONDENCE, row?.id ?? 0)
  await sendMessage({ ...api.deps, mail: { send } }, CORRESPONDENCE, row?.id ?? 0)
  expect(send.mock.calls).toEqual([
    [
      expect.objectContaining({
        to: 'support@plaza.test',
        replyTo: 'mei@mail.example',
        subject: 'Message from Mei',
        text: expect.stringMatching(/parcel\?\nIt was due.*mei@mail.example.*noodle.example/s),
      }),
    ],
  ])
})

it('is limited by address and for all addresses together', async () => {
  const codes = async (addresses: string[]) => {
    const answers: number[] = []
    for (const address of addresses) answers.push((await api.post(PATH, MESSAGE, from(address))).RC)
    return answers
  }
  expect(await codes(Array.from({ length: 7 }, () => '198.51.100.7'))).toEqual([200, 200, 200, 200, 200, 429, 429])
  const others = await codes(Array.from({ length: 97 }, (_, n) => `198.51.101.${n}`))
  expect(others.filter((code) => code === 200)).toHaveLength(95)
  expect(others.slice(-2)).toEqual([429, 429])
  expect(await sentMessages(api)).toHaveLength(50)
})

it.each([
  ['a name that adds headers', { name: 'Mei\r\nBcc: all@mail.example' }, 'Message from Mei Bcc: all@mail.example'],
  ['a name with markup', { name: '<b>Mei</b>' }, 'Message from <b>Mei</b>'],
  ['a name of other letters', { name: '美\u202e玲' }, 'Message from 美玲'],
])('%s is one line of text', async (_, changes, subject) => {
  expect((await api.post(PATH, { ...MESSAGE, ...changes })).RC).toBe(200)
  expect(await sentMessages(api)).toMatchObject([{ recipient: 'support@plaza.test', subject }])
})

it.each([
  ['two addresses', { email: 'mei@mail.example, all@mail.example' }],
  ['an address that adds headers', { email: 'mei@mail.example\r\nBcc: all@mail.example' }],
  ['a blank name', { name: ' \n' }],
  ['a short message', { message: 'Hello   ' }],
  ['a long message', { message: 'x'.repeat(2001) }],
  ['a list of names', { name: ['Mei'] }],
])('%s is refused, and nothing is sent', async (_, changes) => {
  expect((await api.post(PATH, { ...MESSAGE, ...changes })).RC).toBe(400)
  expect(await sentMessages(api)).toEqual([])
})

it('is off without a recipient', async () => {
  const off = await openTestApp({ supportEmail: null })
  expect((await off.get('/api/v7/appconfig')).records.contact_form).toBe(false)
  expect((await off.post(PATH, MESSAGE)).RC).toBe(404)
  expect(await sentMessages(off)).toEqual([])
  await off.close()
})
