import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { createApp } from '@/backend/app/app'
import { sendPurge } from '@/backend/catalogue/purge/send-purge'
import { loadConfig } from '@/backend/config/config'
import { customers } from '@/backend/customers/schema/customers'
import { hasDemoCustomers } from '@/backend/demo/customers/has-demo-customers'
import { buildCustomers } from '@/backend/demo/customers/people'
import { allowsAddress } from '@/backend/platform/limits/limit-attempts'
import { EnvironmentError } from '@/lib/env-values'
import { describeError } from '@/lib/telemetry/loggable-error'
import { makeCustomer, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { checkOut, quoteId, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

/** All that production needs. */
const PRODUCTION = {
  PLAZA_MODE: 'production',
  NODE_ENV: 'test',
  PAYMENT_PROVIDERS: 'test',
  API_PUBLIC_URL: 'https://api.plaza.test',
  STOREFRONT_ORIGINS: 'https://plaza.test',
  CODE_SECRET: 'a-secret-of-its-own',
  SMTP_URL: 'smtp://mail.test',
  MAIL_FROM: 'orders@plaza.test',
}

let folder = ''
let demo: TestApp
let production: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plaza-env-'))
  demo = await openTestApp()
  production = await openTestApp({ mode: 'production', simulator: false, apiDocs: false, paymentProviders: ['test'] })
})
afterAll(async () => {
  await demo.close()
  await production.close()
  await rm(folder, { recursive: true })
})

describe('the environment', () => {
  it('generates the secrets of a demo once, readable only by their owner', async () => {
    const first = await loadConfig({ PLAZA_DATA_DIR: folder })
    const again = await loadConfig({ PLAZA_DATA_DIR: folder })
    expect(first).toMatchObject({ mode: 'demo', simulator: true, port: 4000 })
    expect(again.secrets).toEqual(first.secrets)
    const { webhook, code } = first.secrets
    expect(JSON.parse(await readFile(path.join(folder, 'api-secrets.json'), 'utf8'))).toEqual({
      webhook,
      code: code[0],
    })
  })

  it('refuses production without secrets, mail and a payment provider, naming all of them at once', async () => {
    await expect(loadConfig({ PLAZA_MODE: 'production' })).rejects.toThrow(
      [
        'API_PUBLIC_URL must be set in production.',
        'STOREFRONT_ORIGINS must be set in production.',
        'CODE_SECRET must be set in production.',
        'SMTP_URL must be set in production.',
        'MAIL_FROM must be set in production.',
        'A payment provider must be configured in production.',
      ].join('\n'),
    )
  })

  it('accepts the payment provider of tests in tests only', async () => {
    expect(await loadConfig(PRODUCTION)).toMatchObject({ mode: 'production', paymentProviders: ['test'] })
    await expect(loadConfig({ ...PRODUCTION, NODE_ENV: 'production' })).rejects.toThrow('A payment provider must be')
    expect((await loadConfig({ PLAZA_DATA_DIR: folder })).paymentProviders).toEqual(['sandbox'])
  })

  it('has no simulator and no documentation in production, and trusts no proxy unasked', async () => {
    const config = await loadConfig({ ...PRODUCTION, SIMULATOR: 'on' })
    expect(config).toMatchObject({ simulator: false, apiDocs: false, trustProxy: false })
    expect((await loadConfig({ ...PRODUCTION, API_DOCS: 'on' })).apiDocs).toBe(true)
  })

  it('reads the providers of mails and text messages, each whole or not at all', async () => {
    const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+15005550006' }
    expect(await loadConfig({ ...PRODUCTION, ...twilio })).toMatchObject({
      smtp: { url: 'smtp://mail.test', from: 'orders@plaza.test' },
      twilio: { accountSid: 'AC1', authToken: 'token', from: '+15005550006', apiBase: 'https://api.twilio.com' },
    })
    expect(await loadConfig({ PLAZA_DATA_DIR: folder })).toMatchObject({ smtp: null, twilio: null })
    await expect(loadConfig({ ...PRODUCTION, TWILIO_FROM: '+15005550006' })).rejects.toThrow(
      'TWILIO_ACCOUNT_SID must be set where TWILIO_FROM is.\nTWILIO_AUTH_TOKEN must be set where TWILIO_FROM is.',
    )
    await expect(loadConfig({ ...PRODUCTION, SMTP_URL: 'https://mail.test' })).rejects.toThrow('SMTP_URL')
    await expect(loadConfig({ ...PRODUCTION, MAIL_FROM: 'Plaza' })).rejects.toThrow('MAIL_FROM')
  })

  it('takes Stripe for a real provider, whole or not at all', async () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' }
    const production = { ...PRODUCTION, NODE_ENV: 'production', PAYMENT_PROVIDERS: '', ...stripe }
    expect(await loadConfig(production)).toMatchObject({
      paymentProviders: ['stripe'],
      stripe: { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec', apiBase: 'https://api.stripe.com' },
    })
    expect((await loadConfig({ PLAZA_DATA_DIR: folder, ...stripe })).paymentProviders).toEqual(['stripe', 'sandbox'])
    await expect(loadConfig({ ...production, STRIPE_PUBLISHABLE_KEY: '' })).rejects.toThrow(
      'STRIPE_PUBLISHABLE_KEY must be set where STRIPE_SECRET_KEY is.',
    )
  })

  const SMTP_EXAMPLE = 'must be an address such as smtp://user:password@mail.example.com:587.'
  const DATABASE_EXAMPLE = 'must be an address such as postgres://plaza:secret@localhost:5432/plaza.'
  it.each([
    [{ SMTP_URL: 'mail.example:587' }, `SMTP_URL ${SMTP_EXAMPLE}`],
    [{ DATABASE_URL: 'mysql://db/plaza' }, `DATABASE_URL ${DATABASE_EXAMPLE}`],
    [
      { STOREFRONT_ORIGINS: 'https://plaza.test/shop' },
      'STOREFRONT_ORIGINS must be origins such as https://plaza.example.com, without a path.',
    ],
    [{ TEXTS_PER_HOUR: 'many' }, 'TEXTS_PER_HOUR must be a number, or numbers by country such as CA=300,CN=20.'],
  ])('refuses %j with an example of the right kind', async (given, problem) => {
    await expect(loadConfig({ ...PRODUCTION, ...given })).rejects.toThrow(new EnvironmentError([problem]))
  })

  it('refuses keys that do not belong together', async () => {
    const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()]
    const push = (publicKey: string, privateKey: string) => ({
      ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:orders@plaza.test' },
    })
    const whole = await loadConfig({ ...PRODUCTION, ...push(one.publicKey, one.privateKey) })
    expect(whole.webPush).toMatchObject({ publicKey: one.publicKey })
    const mismatched = new EnvironmentError(['VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY.'])
    for (const privateKey of [other.privateKey, 'x'])
      await expect(loadConfig({ ...PRODUCTION, ...push(one.publicKey, privateKey) })).rejects.toThrow(mismatched)
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'wh' }
    await expect(loadConfig({ ...PRODUCTION, ...stripe })).rejects.toThrow(
      'STRIPE_PUBLISHABLE_KEY is a test key, and STRIPE_SECRET_KEY a live key.',
    )
  })

  it('takes PayPal for a real provider of express payments alone, whole or not at all', async () => {
    const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' }
    const production = { ...PRODUCTION, NODE_ENV: 'production', PAYMENT_PROVIDERS: '', ...paypal }
    expect(await loadConfig(production)).toMatchObject({
      paymentProviders: ['paypal'],
      stripe: null,
      paypal: { clientId: 'id', clientSecret: 'secret', webhookId: 'WH-1', apiBase: 'https://api-m.paypal.com' },
    })
    await expect(loadConfig({ ...production, PAYPAL_WEBHOOK_ID: '' })).rejects.toThrow(
      'PAYPAL_WEBHOOK_ID must be set where PAYPAL_CLIENT_ID is.',
    )
  })

  it('refuses invalid values', async () => {
    await expect(loadConfig({ API_PORT: 'many' })).rejects.toThrow()
    await expect(loadConfig({ PLAZA_DATA_DIR: folder, PURGE_URL: 'http://x.test' })).rejects.toThrow('PURGE_SECRET')
  })
})

describe('the demo tools', () => {
  it('show the outbox as a page and as JSON, newest first, and never in production', async () => {
    await demo.post('/api/rest/v7/vcd', { phone: '6045550199', action: 3, country_code: 'CA' })
    const json = await demo.app.request('/dev/outbox', { headers: { accept: 'application/json' } })
    const { messages } = (await json.json()) as { messages: { recipient: string; body: string }[] }
    expect(messages[0]?.body).toMatch(/\d{6}/)
    expect(await (await demo.app.request('/dev/outbox')).text()).toContain('<h1>Outbox</h1>')
    for (const path of ['/dev/outbox', '/dev/orders']) expect((await production.app.request(path)).status).toBe(404)
    const step = await production.app.request('/dev/orders/aaaaaaaaaaaaaaaa/accept', { method: 'POST' })
    expect(step.status).toBe(404)
  })
})

describe('production', () => {
  it('has no sandbox, and no documentation unless asked for', async () => {
    const paths = ['/sandbox/express.js', '/sandbox/pay/x', '/docs', '/openapi.json']
    for (const path of paths) expect([path, (await production.app.request(path)).status]).toEqual([path, 404])
    expect((await production.app.request('/webhooks/sandbox', { method: 'POST', body: '{}' })).status).toBe(404)
    const documented = createApp({ ...production.deps, config: { ...production.deps.config, apiDocs: true } })
    expect((await documented.request('/openapi.json')).status).toBe(200)
  })

  it('offers no payment method without a provider, in a store or at checkout', async () => {
    const { db } = production
    const store = await makeStore(db)
    const { records } = await production.get(`/api/v8/sdtl2?gid=${store.gid}`)
    expect(records).toMatchObject({ accept_creditcard: true, accept_cash: true, accept_wechat: false })
    expect(records).toMatchObject({ accept_alipay: false, accept_express: false, accept_union_pay: false })
    const { tokens } = await makeCustomer(db)
    const deal = await makeDeal(db, store)
    const pay = async (pay_mtd: number, more: object = {}) =>
      (await checkOut(production, tokens, deal, await quoteId(production, tokens, deal), { pay_mtd, ...more })).RC
    expect(await pay(6)).toBe(463)
    expect(await pay(2, { card: VISA })).toBe(200)
  })

  it('sends no codes without a provider of text messages, and says so', async () => {
    const app = createApp({ ...production.deps, text: null })
    const body = JSON.stringify({ phone: '6045550199', action: 3, country_code: 'CA' })
    const headers = { 'content-type': 'application/json' }
    const answer = await app.request('/api/rest/v7/vcd', { method: 'POST', body, headers })
    expect(await answer.json()).toMatchObject({ RC: 403 })
    const config = await app.request('/api/v7/appconfig')
    expect(await config.json()).toMatchObject({ records: { text_messages: false } })
    expect((await demo.get('/api/v7/appconfig')).records).toMatchObject({
      text_messages: true,
      payment_providers: [],
    })
  })

  it('recognises the accounts of a demo, but not a customer who took one of their names', async () => {
    const { db, close } = await openTestApp()
    const people = buildCustomers(new Date())
    await db.insert(customers).values(people.map((row) => ({ ...row, id: (row.id ?? 0) + 9000 })))
    expect(await hasDemoCustomers(db)).toBe(false)
    await db.delete(customers)
    await db.insert(customers).values(people)
    expect(await hasDemoCustomers(db)).toBe(true)
    await close()
  })
})

describe('logged errors', () => {
  it('omit their messages, which may quote a customer', () => {
    const error = new Error('Failed query: params: 6045550100, 4242424242424242', { cause: { code: '23505' } })
    const text = JSON.stringify(describeError(error))
    expect(text).not.toMatch(/604555|4242/)
    expect(text).toContain('23505')
  })
})

describe('the limit per address', () => {
  it('counts a known address, and does not limit an unnamed peer on this machine', async () => {
    const limit = { name: 'test', max: 1, seconds: 60 }
    const tries = (address: string) => Promise.all([1, 2].map(() => allowsAddress(demo.deps.limiter, limit, address)))
    expect(await tries('203.0.113.7')).toEqual([true, false])
    expect(await tries('')).toEqual([true, true])
  })
})

describe('the purge', () => {
  it('is signed and names what has changed', async () => {
    const sent: { url: string; init: RequestInit | undefined }[] = []
    const purge = { purgeUrl: 'http://shop.test/api/revalidate', storefrontSecret: ['purge-secret-of-tests'] as const }
    const fetch = async (url: unknown, init?: RequestInit) => {
      sent.push({ url: String(url), init })
      return new Response('{}')
    }
    const deps = { ...demo.deps, config: { ...demo.deps.config, ...purge }, fetch: fetch as typeof globalThis.fetch }
    await sendPurge(deps, ['deal:1', 'catalogue'])
    expect(sent[0]?.url).toBe(purge.purgeUrl)
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({
      tags: ['deal:1', 'catalogue'],
      at: demo.clock.now().getTime(),
    })
    expect(new Headers(sent[0]?.init?.headers).get('x-plaza-signature')).toMatch(/^[0-9a-f]{64}$/)
  })
})
