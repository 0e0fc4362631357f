import { expect, test } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const { sendContactMessage } = await import('@/lib/commerce-client/account/contact-api')

const MESSAGE = { name: 'Mei', email: 'mei@mail.example', message: 'Where is my parcel?' }

test.each([
  [null, MESSAGE],
  ['noodle.example', { ...MESSAGE, domain: 'noodle.example' }],
])('a message that was written on %s is sent once, with its site', async (domain, body) => {
  api.answerWith({ RC: 200 })
  expect(await sendContactMessage(MESSAGE, domain)).toEqual({ ok: true, value: null })
  expect(api.received).toEqual([{ method: 'POST', path: '/api/v7/contact', query: {}, body }])
})

test.each([
  [429, 'too_many_requests'],
  [400, 'invalid_request'],
  [404, 'unexpected_error'],
])('RC %i is %s', async (RC, code) => {
  api.answerWith({ RC })
  expect(await sendContactMessage(MESSAGE, null)).toEqual({ ok: false, code })
})
