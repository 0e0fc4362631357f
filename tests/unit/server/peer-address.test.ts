import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forwardPeerAddress } from '@/lib/server/routing/peer-address'

const server = http.createServer((request, response) => {
  forwardPeerAddress(request)
  response.end(request.headers['x-forwarded-for'])
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

async function seenBy(headers: Record<string, string>): Promise<string> {
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })).text()
}

test('a request that names another address is seen with its peer’s', async () => {
  expect(await seenBy({ 'x-forwarded-for': '6.6.6.6' })).toBe('127.0.0.1')
  expect(await seenBy({})).toBe('127.0.0.1')
})
