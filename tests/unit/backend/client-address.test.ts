import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from '@/backend/http/client-address'

async function addressOf(peer: string, forwarded: string | null, trustProxy = false): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)))
  const headers = new Headers(forwarded === null ? [] : [['x-forwarded-for', forwarded]])
  const incoming = { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } }
  return (await app.request('/', { headers }, { incoming })).text()
}

test.each([
  ['the storefront on this machine names its shopper', '127.0.0.1', '10.0.0.7', false, '10.0.0.7'],
  ['the same over IPv6', '::1', '10.0.0.7', false, '10.0.0.7'],
  ['only the last proxy is believed', '127.0.0.1', '6.6.6.6, 10.0.0.7', false, '10.0.0.7'],
  ['a caller from elsewhere cannot name another', '10.0.0.8', '6.6.6.6', false, '10.0.0.8'],
  ['except behind a trusted proxy', '10.0.0.8', '10.0.0.7', true, '10.0.0.7'],
  ['a caller on this machine without an address is unknown', '127.0.0.1', null, false, ''],
])('%s', async (_, peer, forwarded, trustProxy, address) => {
  expect(await addressOf(peer, forwarded, trustProxy)).toBe(address)
})
