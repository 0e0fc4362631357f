import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorker } from '@/backend/app/worker/run-worker'
import type { Mail, TextMessage } from '@/backend/providers/messages/message-providers'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

test('a mail server that does not answer delays no text message', async () => {
  const mails: Mail[] = []
  const texts: TextMessage[] = []
  let answerMails = () => {}
  const answered = new Promise<void>((resolve) => {
    answerMails = resolve
  })
  const mail = {
    send: async (one: Mail) => {
      mails.push(one)
      await answered
    },
  }
  const text = { send: async (one: TextMessage) => void texts.push(one) }
  for (let n = 0; n < 3; n++) await api.post('/api/v7/forgetpwd', { email: `slow${n}@example.com` })

  const worker = startWorker({ ...api.deps, mail, text })
  try {
    await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1)
    await api.post('/api/rest/v7/vcd', { phone: '6045550179', action: 3, country_code: 'CA' })
    await expect.poll(() => texts.length, { timeout: 10_000 }).toBe(1)
    // the first mail is still being sent
    expect(mails).toHaveLength(1)
  } finally {
    answerMails()
    await worker.stop()
  }
})
