import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailProvider, UndeliverableError } from '@/backend/providers/messages/message-providers'
import { createSmtpMail } from '@/backend/providers/messages/smtp-mail'
import { createTwilioTexts } from '@/backend/providers/messages/twilio-texts'
import { openSmtpStub, type SmtpBehaviour } from '@/tests/support/smtp-stub'
import { openTwilioStub, TWILIO_ERRORS } from '@/tests/support/twilio-stub'

const FROM = 'Plaza <orders@plaza.example>'
const MAIL = {
  id: 'notice-7',
  to: 'ada@example.com',
  subject: '您的订单 “Noodle & Co”',
  text: 'plain words',
  html: '<p>plain words</p>',
  attachments: [],
}
const TEXT = { to: '+16045550100', text: 'Your code is 123456.' }

/** Whether sending failed for good, or may succeed later. */
async function failure(sending: Promise<void>): Promise<'for good' | 'for now' | 'none'> {
  return sending.then(
    () => 'none',
    (error) => (error instanceof UndeliverableError ? 'for good' : 'for now'),
  )
}

describe('mail by SMTP', () => {
  let smtp: Awaited<ReturnType<typeof openSmtpStub>>
  let mail: MailProvider
  beforeAll(async () => {
    smtp = await openSmtpStub()
    mail = createSmtpMail({ url: smtp.url, from: FROM, silenceMs: 300 })
  })
  beforeEach(() => {
    smtp.accepted.length = 0
    smtp.behave('accept')
  })
  afterAll(() => smtp.close())

  test('has its files attached', async () => {
    const content = 'BEGIN:VCALENDAR'
    await mail.send({ ...MAIL, attachments: [{ filename: 'order.ics', contentType: 'text/calendar', content }] })
    expect(smtp.accepted[0]).toContain('filename=order.ics')
    expect(smtp.accepted[0]).toContain(Buffer.from(content).toString('base64'))
  })

  test('has a picture that its HTML shows beside it, not as a file', async () => {
    const picture = { filename: 'order.png', contentType: 'image/png', content: Buffer.from([137, 80]), cid: 'a@code' }
    await mail.send({ ...MAIL, html: '<img src="cid:a@code">', attachments: [picture] })
    const [, part = ''] = smtp.accepted[0]?.split('multipart/related') ?? []
    for (const line of ['Content-ID: <a@code>', 'Content-Disposition: inline', picture.content.toString('base64')])
      expect(part).toContain(line)
  })

  test('is sent encrypted, in both formats, with the Message-ID of its id', async () => {
    await mail.send(MAIL)
    await mail.send(MAIL)
    expect(smtp.accepted).toHaveLength(2)
    for (const sent of smtp.accepted) {
      expect(sent).toMatch(/^TLS\n/)
      expect(sent).toContain('Message-ID: <notice-7@plaza.example>')
      expect(sent).toContain('From: Plaza <orders@plaza.example>')
      expect(sent).toContain('text/plain')
      expect(sent).toContain('text/html')
    }
  })

  test.each([
    ['mei@mail.example', /^Reply-To: mei@mail\.example$/m],
    ['mei@mail.example, all@mail.example', /^Reply-To: .*"mei@mail\.example, all"@mail\.example/m],
    ['mei@mail.example\r\nBcc: all@mail.example', /^Reply-To: (?!.*\n+Bcc)/m],
  ])('an answer goes to one address: %j', async (replyTo, header) => {
    await mail.send({ ...MAIL, replyTo })
    const [sent = ''] = smtp.accepted
    expect(sent).toMatch(header)
    expect(sent).not.toMatch(/^Bcc:/m)
  })

  test.each<[SmtpBehaviour, string]>([
    ['refuse recipient', 'for good'],
    ['greylist', 'for now'],
    ['refuse login', 'for now'],
    ['silent', 'for now'],
    ['hang up', 'for now'],
  ])('a server with the behaviour "%s" fails it %s', async (behaviour, expected) => {
    smtp.behave(behaviour)
    expect(await failure(mail.send(MAIL))).toBe(expected)
  })

  test('fails for now without a server', async () => {
    const nowhere = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: FROM })
    expect(await failure(nowhere.send(MAIL))).toBe('for now')
  })

  test('is not sent unencrypted, unless the URL says so', async () => {
    const open = await openSmtpStub({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
    expect(await failure(createSmtpMail({ url: open.url, from: FROM }).send(MAIL))).toBe('for now')
    expect(open.accepted).toEqual([])
    await createSmtpMail({ url: `${open.url}&requireTLS=false`, from: FROM }).send(MAIL)
    expect(open.accepted[0]).toMatch(/^plain\n/)
    await open.close()
  })

  test('the error names the reason, and nobody', async () => {
    smtp.behave('refuse recipient')
    await expect(mail.send(MAIL)).rejects.toThrow(/^the mail server did not accept it: EENVELOPE 550$/)
  })
})

describe('text messages by Twilio', () => {
  let twilio: Awaited<ReturnType<typeof openTwilioStub>>
  beforeAll(async () => {
    twilio = await openTwilioStub()
  })
  beforeEach(() => {
    twilio.requests.length = 0
    twilio.answer()
  })
  afterAll(() => twilio.close())

  const texts = (from = '+15005550006') =>
    createTwilioTexts({ accountSid: 'AC1', authToken: 'token', from, apiBase: twilio.base, timeoutMs: 300 })

  test('are posted as a form, with the account as login', async () => {
    await texts().send(TEXT)
    const authorization = `Basic ${Buffer.from('AC1:token').toString('base64')}`
    const form = { To: TEXT.to, Body: TEXT.text, From: '+15005550006' }
    expect(twilio.requests).toEqual([{ path: '/2010-04-01/Accounts/AC1/Messages.json', authorization, form }])
  })

  test('can be sent by a messaging service', async () => {
    await texts('MG123').send(TEXT)
    expect(twilio.requests[0]?.form).toEqual({ To: TEXT.to, Body: TEXT.text, MessagingServiceSid: 'MG123' })
  })

  test.each([
    ['a recipient who opted out', 'for good', TWILIO_ERRORS.optedOut],
    ['an invalid number', 'for good', TWILIO_ERRORS.invalidNumber],
    ['too many requests', 'for now', TWILIO_ERRORS.tooMany],
    ['a wrong login', 'for now', TWILIO_ERRORS.badLogin],
    ['an outage', 'for now', TWILIO_ERRORS.outage],
    ['a lost connection', 'for now', 'hang up'],
    ['no answer', 'for now', null],
  ] as const)('%s fails them %s', async (_, expected, answer) => {
    twilio.answer(answer)
    expect(await failure(texts().send(TEXT))).toBe(expected)
  })
})
