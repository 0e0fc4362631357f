import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from '@/backend/platform/http/client-address'
import { ADDRESS_SIGNATURE_HEADER, signAddress } from '@/lib/contract/signatures'

const SECRET = 'a secret of storefront and API..'
const STOREFRONT = { [ADDRESS_SIGNATURE_HEADER]: signAddress('10.0.0.7', SECRET) }
const NEXT = 'a secret that takes its place....'
const ROTATED = { [ADDRESS_SIGNATURE_HEADER]: signAddress('10.0.0.7', NEXT) }
const FORGED = { [ADDRESS_SIGNATURE_HEADER]: signAddress('10.0.0.7', 'a secret of somebody else.......') }

async function addressOf(peer: string, headers: Record<string, string>, trustProxy: boolean): Promise<string> {
  const trust = { trustProxy, storefrontSecret: [SECRET, NEXT] as const }
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trust)))
  const incoming = { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } }
  return (await app.request('/', { headers }, { incoming })).text()
}

const from = (address: string) => ({ 'x-forwarded-for': address })

test.each([
  ['the storefront on this machine names its shopper', '127.0.0.1', from('10.0.0.7'), false, '10.0.0.7'],
  ['the same over IPv6', '::1', from('10.0.0.7'), false, '10.0.0.7'],
  ['the storefront on another host signs', '10.0.0.8', { ...from('10.0.0.7'), ...STOREFRONT }, false, '10.0.0.7'],
  ['and with the second secret', '10.0.0.8', { ...from('10.0.0.7'), ...ROTATED }, false, '10.0.0.7'],
  ['with a forged signature the peer counts', '10.0.0.8', { ...from('10.0.0.7'), ...FORGED }, false, '10.0.0.8'],
  ['so does a signature of another address', '10.0.0.8', { ...from('6.6.6.6'), ...STOREFRONT }, false, '10.0.0.8'],
  ['only the last proxy is believed', '127.0.0.1', from('6.6.6.6, 10.0.0.7'), false, '10.0.0.7'],
  ['a caller from elsewhere cannot name another', '10.0.0.8', from('6.6.6.6'), false, '10.0.0.8'],
  ['except behind a trusted proxy', '10.0.0.8', from('10.0.0.7'), true, '10.0.0.7'],
  ['a caller on this machine without an address is unknown', '127.0.0.1', {}, false, ''],
  ['of IPv6 the network counts', '2001:db8:1:2::9', {}, false, '2001:db8:1:2::/64'],
  ['also of a shopper', '127.0.0.1', from('2001:db8:1:2:ffff::9'), false, '2001:db8:1:2::/64'],
  ['IPv4 inside IPv6 is IPv4', '::ffff:10.0.0.8', {}, false, '10.0.0.8'],
  ['this machine inside IPv6 is unknown', '10.0.0.8', from('::ffff:7f00:1'), true, ''],
  ['so is a shopper on the storefront’s own machine', '10.0.0.8', from('127.0.0.1'), true, ''],
])('%s', async (_, peer, headers, trustProxy, address) => {
  expect(await addressOf(peer, headers, trustProxy)).toBe(address)
})
