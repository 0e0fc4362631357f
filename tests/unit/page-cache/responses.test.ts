import { expect, test } from 'vitest'
import { SPECULATION_PATH } from '@/lib/page-cache/document/speculation-rules'
import { openPageCache } from './open-page-cache'

const HASH = /\/_plaza\/rsc\/([\w-]{22})/
const desk = openPageCache()

test('an unchanged page answers 304 in the encoding that was asked for', async () => {
  const { headers } = await desk.ask('/deals', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  const again = await desk.ask('/deals', { 'accept-encoding': 'br', 'if-none-match': `${headers.etag}` })
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await desk.ask('/deals', { 'if-none-match': `${headers.etag}` })).status).toBe(200)
})

test('a page that is asked for again is sent with the best compression', async () => {
  const sizes: number[] = []
  for (let at = 0; at < 30; at++) {
    const { headers } = await desk.ask('/deals', { 'accept-encoding': 'br' })
    sizes.push(Number(headers['content-length']))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(sizes.at(-1)).toBeLessThan(sizes[0] ?? 0)
})

test('the script for hydration is at its hash forever, and elsewhere when the page has changed since', async () => {
  const { text } = await desk.ask('/deals?page=2')
  const path = `${HASH.exec(text)?.[0]}/deals?page=2`
  expect((await desk.ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  desk.rscPayloads.clear()
  desk.next.version = 2
  const moved = await desk.ask(path)
  expect([moved.status, moved.headers['cache-control']]).toEqual([307, 'no-store'])
  expect((await desk.ask(`${moved.headers.location}`)).text).toContain('self.__next_f.push([2])')
  expect((await desk.ask(`/_plaza/rsc/${'x'.repeat(22)}/account`)).status).toBe(404)
})

test('links under the pointer are loaded ahead, but not for a visitor who saves data', async () => {
  const path = JSON.parse((await desk.ask('/deals')).headers['speculation-rules'] as string)
  const { headers, text } = await desk.ask(path)
  expect(headers['content-type']).toBe('application/speculationrules+json')
  expect(Object.keys(JSON.parse(text))).toEqual(['prerender', 'prefetch'])
  for (const thin of [
    ['save-data', 'on'],
    ['ect', '2g'],
    ['ect', 'slow-2g'],
    ['ect', '3g'],
  ] as const)
    expect((await desk.ask(path, { [thin[0]]: thin[1] })).text).toBe('{}')
  expect((await desk.ask(path, { ect: '4g' })).text).not.toBe('{}')
})

test('metrics are for this machine only', async () => {
  await desk.ask('/deals')
  await desk.ask('/deals')
  expect((await desk.ask('/metrics')).text).toMatch(/plaza_pages_hit_total 1\n[\s\S]*plaza_pages_miss_total 1\n/)
  expect((await desk.ask('/metrics?collect=pages')).text).toContain('plaza_pages_hit_total 1')
  expect((await desk.ask('/metrics', { 'x-forwarded-for': '203.0.113.9' })).text).not.toContain('plaza_pages')
})

test.each([
  ['a page from memory', '/deals', 200],
  ['what is passed on', '/account/orders', 200],
  ['a page that has moved', '/store/9', 308],
  ['a script that is gone', `/_plaza/rsc/${'x'.repeat(22)}/account`, 404],
  ['a refused picture', '/media/a//b', 404],
  ['rules of what to load ahead', SPECULATION_PATH, 200],
])('%s has a resource policy, once', async (_, path, status) => {
  await desk.ask(path)
  const answer = await desk.ask(path)
  expect([answer.status, answer.headers['cross-origin-resource-policy']]).toEqual([
    status,
    path.startsWith('/media') ? 'cross-origin' : 'same-origin',
  ])
})
