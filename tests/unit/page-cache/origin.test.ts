import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrigin } from '@/lib/page-cache/origin'

const inner = http.createServer((_, response) => {
  response.setHeader('strict-transport-security', 'max-age=63072000')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('x-nextjs-cache', 'STALE')
  response.end('page')
})
beforeAll(() => new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  inner.closeAllConnections()
  inner.close()
})

test('a stored page has no header of the request that it was rendered for: another may come by http', async () => {
  const ask = createOrigin((inner.address() as AddressInfo).port)
  const { headers, isStale } = await ask({ url: '/deals', headers: { 'x-forwarded-proto': 'https' } })
  expect(headers).toEqual([['referrer-policy', 'no-referrer']])
  expect(isStale).toBe(true)
})
