import { expect, test } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const stores = await import('@/lib/commerce-client/stores/stores-api')

test('the QR parser receives the scan parameters; its id is the store [CALL-57] [SELF-14]', async () => {
  api.answerWith({ RC: 200, records: { id: '12' } })
  expect(await stores.findScannedStore({ url: 'https://codes.example/t/5', t: '5' })).toBe(12)
  expect(api.received).toMatchObject([
    { method: 'GET', path: '/api/v7/qrparse', query: { url: 'https://codes.example/t/5', t: '5' } },
  ])
})

test.each([
  ['an unknown code', { RC: 404 }],
  ['an id that is none', { RC: 200, records: { id: '../admin' } }],
])('%s matches no store [SELF-14]', async (_, answer) => {
  api.answerWith(answer)
  expect(await stores.findScannedStore({ code: 'x' })).toBeNull()
})
