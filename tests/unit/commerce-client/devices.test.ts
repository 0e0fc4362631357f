import { expect, test } from 'vitest'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const { registerDevice } = await import('@/lib/commerce-client/account/devices-api')

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'BPk', auth: 'c2VjcmV0' } }

test('a device token is sent signed, as {provider, device_token} [CALL-63] [CALL-16] [ENT-55]', async () => {
  api.answerWith({ RC: 200 })
  expect(await registerDevice(SUBSCRIPTION, credentials)).toEqual({ ok: true, value: null })
  expect(api.received[0]?.body).toEqual({
    ...credentials,
    path: '/api/rest/v7/device_token',
    method: 'POST',
    data: { provider: 'webpush', device_token: JSON.stringify(SUBSCRIPTION) },
  })
})

test('an API that does not know the call fails it', async () => {
  api.answerWith({ RC: 404 })
  expect(await registerDevice(SUBSCRIPTION, credentials)).toMatchObject({ ok: false, code: 'unexpected_error' })
})
