import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { openSession } from '@/backend/customers/sessions/open-session'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { makeCustomer } from '@/tests/backend/support/factories'
import { deviceToken, openPushDesk } from '@/tests/backend/support/push-desk'
import { buy } from '@/tests/backend/support/shopping'
import { openTestApp } from '@/tests/backend/support/test-app'
import { makeBrowserKeys } from '@/tests/support/push-service/browser-keys'

const REST = '/api/rest/v7'
const VENDOR = 'https://fcm.googleapis.com/fcm/send/one'

const { api, service, deal, register, subscribe, work, endpoints, reset, close } = await openPushDesk()
beforeEach(reset)
afterAll(close)

describe('a device token', () => {
  it('is registered by {provider, device_token}, once for each session and browser [CALL-63] [NOTI-2]', async () => {
    const { tokens } = await makeCustomer(api.db)
    const data = { provider: 'webpush', device_token: deviceToken(VENDOR) }
    for (let n = 0; n < 2; n++) {
      expect((await api.execute(tokens, `${REST}/device_token`, 'POST', data)).RC).toBe(200)
    }
    expect(await endpoints()).toEqual([VENDOR])
    expect((await register(tokens, deviceToken(`${VENDOR}-refreshed`))).RC).toBe(200)
    expect(await endpoints()).toEqual([`${VENDOR}-refreshed`])
  })

  it('is registered only with a session [CALL-16]', async () => {
    const data = { provider: 'webpush', device_token: deviceToken(VENDOR) }
    expect((await api.post(`${REST}/device_token`, data)).RC).toBe(401)
    expect((await register({ token: 'guess', secret: 'guess' }, deviceToken(VENDOR))).RC).toBe(401)
    expect(await endpoints()).toEqual([])
  })

  it('moves to the customer who signs in with the same browser', async () => {
    const [first, second] = [await makeCustomer(api.db), await makeCustomer(api.db)]
    await register(first.tokens, deviceToken(service.endpoint('shared')))
    await register(second.tokens, deviceToken(service.endpoint('shared')))
    await stepOrder(api.db, await buy(api, first.tokens, deal), 'accept', api.clock.now())
    await work()
    expect(service.deliveries).toEqual([])
    expect(await endpoints()).toHaveLength(1)
  })

  it.each([
    ['a host of ours', 'https://localhost:4000/x'],
    ['a private address', 'https://10.0.0.1/x'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest'],
    ['another port of a vendor', 'https://fcm.googleapis.com:8443/x'],
    ['no encryption', 'http://fcm.googleapis.com/x'],
    ['a password', 'https://user:secret@fcm.googleapis.com/x'],
    ['a host that ends like a vendor', 'https://evilpush.apple.com/x'],
    ['a vendor as a subdomain', 'https://fcm.googleapis.com.evil.test/x'],
    ['no address', 'fcm.googleapis.com'],
    ['a host that two parsers read differently', 'https://127.0.0.1;.push.apple.com/x'],
    ['a host with an underscore', 'https://a_b.push.apple.com/x'],
    ['a backslash before a vendor', 'https://127.0.0.1\\.push.apple.com/x'],
    ['a tab in the host', 'https://fcm.google\tapis.com/x'],
    ['a host in other letters', 'https://FCM.googleapis.com/x'],
    ['an escaped host', 'https://fcm%2egoogleapis.com/x'],
  ])('that names %s is refused, since our server would call it', async (_, endpoint) => {
    const { tokens } = await makeCustomer(api.db)
    expect((await register(tokens, deviceToken(endpoint))).RC).toBe(400)
    expect(await endpoints()).toEqual([])
  })

  it.each([
    ['that is not JSON', 'of a browser'],
    ['without keys', JSON.stringify({ endpoint: VENDOR })],
    ['with a short key', deviceToken(VENDOR, { ...makeBrowserKeys(), keys: { p256dh: 'AAAA', auth: 'AAAA' } })],
  ])('%s is refused', async (_, token) => {
    const { tokens } = await makeCustomer(api.db)
    expect((await register(tokens, token)).RC).toBe(400)
  })

  it('of another provider is refused', async () => {
    const { tokens } = await makeCustomer(api.db)
    expect((await register(tokens, deviceToken(VENDOR), { provider: 'fcm' })).RC).toBe(400)
  })

  it.each(['*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'])(
    'of any host of %s is taken',
    async (host) => {
      const { tokens } = await makeCustomer(api.db)
      expect((await register(tokens, deviceToken(`https://${host.replace('*', 'a1')}/x`))).RC).toBe(200)
    },
  )
})

describe('a browser gets no more notifications', () => {
  it('after logout, and after a login elsewhere', async () => {
    const { id, tokens } = await makeCustomer(api.db)
    await subscribe(tokens)
    expect((await api.execute(tokens, `${REST}/logout`, 'GET')).RC).toBe(200)
    expect(await endpoints()).toEqual([])
    await subscribe(await openSession(api.db, id, 'shared', api.clock.now()))
    await openSession(api.db, id, 'shared', api.clock.now())
    expect(await endpoints()).toEqual([])
  })

  it('after a change of the password, except the one that changed it', async () => {
    const { id, tokens } = await makeCustomer(api.db, { passwordHash: await hashPassword('sesame') })
    const { endpoint } = await subscribe(tokens)
    await subscribe(await openSession(api.db, id, 'spa.test', api.clock.now()))
    const passwords = { op: 'sesame', password: 'sesame-two' }
    expect((await api.execute(tokens, `${REST}/updatepwd`, 'POST', passwords)).RC).toBe(200)
    expect(await endpoints()).toEqual([endpoint])
  })

  it('after the account is deleted', async () => {
    const { tokens } = await makeCustomer(api.db, { passwordHash: await hashPassword('sesame') })
    const { endpoint } = await subscribe(tokens)
    const { notifiedBrowsers } = (await api.execute(tokens, `${REST}/exportaccount`, 'GET')).records
    expect(notifiedBrowsers).toMatchObject([{ endpoint, language: 'en' }])
    expect((await api.execute(tokens, `${REST}/deleteaccount`, 'POST', { password: 'sesame' })).RC).toBe(200)
    expect(await endpoints()).toEqual([])
  })

  it('30 days after the session began', async () => {
    const { tokens } = await makeCustomer(api.db)
    await subscribe(tokens)
    const id = await buy(api, tokens, deal)
    await stepOrder(api.db, id, 'accept', new Date(api.clock.now().getTime() + 30 * 86_400_000))
    await work()
    expect(service.deliveries).toEqual([])
  })
})

it('an API without keys announces none and takes no device token [NOTI-8]', async () => {
  const off = await openTestApp({ webPush: null })
  const { tokens } = await makeCustomer(off.db)
  const data = { provider: 'webpush', device_token: deviceToken(VENDOR) }
  expect((await off.get('/api/v7/appconfig')).records).not.toHaveProperty('push_key')
  expect((await off.execute(tokens, `${REST}/device_token`, 'POST', data)).RC).toBe(400)
  await off.close()
})
