import { type APIRequestContext, request as requests } from 'playwright/test'
import { logInAt } from './support/commerce-api'
import { expect, test } from './support/test'

const ORIGIN = process.env.BASE_URL ?? ''

/** A client without a browser, with cookies of its own. */
const client = () => requests.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { origin: ORIGIN } })
const isLive = async (from: APIRequestContext) =>
  (await (await from.post('/oauth/', { data: {}, maxRedirects: 0 })).json()).live
const migrate = (from: APIRequestContext, token: string, secret: string) =>
  from.post('/oauth/migrate/', { data: { token, secret }, maxRedirects: 0 })

test('POST /oauth/ reports whether the session is live, until the API ends it [CALL-3]', async ({ shopper }) => {
  const visitor = await client()
  expect(await isLive(visitor)).toBe(false)
  const { token, secret } = await logInAt(shopper)
  expect((await migrate(visitor, token, secret)).status()).toBe(200)
  expect(await isLive(visitor)).toBe(true)
  await logInAt(shopper)
  expect(await isLive(visitor)).toBe(false)
})

test('POST /oauth/migrate/ moves a legacy session into the httpOnly cookie, and clears it [CALL-4]', async ({
  shopper,
}) => {
  const old = await client()
  const { token, secret } = await logInAt(shopper)
  const moved = await migrate(old, token, secret)
  expect(moved.headers()['set-cookie']).toMatch(/HttpOnly/i)
  expect(await moved.text()).not.toContain(secret)
  expect((await old.get('/api/orders')).status()).toBe(200)

  expect((await migrate(old, '', '')).status()).toBe(200)
  expect(await isLive(old)).toBe(false)
  expect((await old.get('/api/orders')).status()).toBe(401)
})

test('an unknown token, or one from another site, starts no session [CALL-4]', async ({ shopper }) => {
  const stranger = await client()
  expect((await migrate(stranger, 'nobody', 'knows')).status()).toBe(401)
  expect(await isLive(stranger)).toBe(false)
  const { token, secret } = await logInAt(shopper)
  const foreign = { data: { token, secret }, headers: { origin: 'https://evil.example' } }
  expect((await stranger.post('/oauth/migrate/', foreign)).status()).toBe(403)
  expect(await isLive(stranger)).toBe(false)
})
