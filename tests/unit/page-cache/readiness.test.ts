import { expect, test } from 'vitest'
import { openPageCache } from './open-page-cache'

const desk = openPageCache()
const read = async (path: string) => {
  const { status, text } = await desk.ask(path)
  return [status, JSON.parse(text).status]
}

test('it is well and ready until it is asked to stop; then it is well, not ready, and answers', async () => {
  expect([await read('/healthz'), await read('/readyz')]).toEqual([
    [200, 'ok'],
    [200, 'ready'],
  ])
  desk.lifetime.isStopping = true
  expect([await read('/healthz'), await read('/readyz')]).toEqual([
    [200, 'ok'],
    [503, 'stopping'],
  ])
  expect((await desk.ask('/deals/details/5')).status).toBe(200)
})

test('a probe that names itself in the query is answered the same', async () => {
  expect(await read('/readyz?from=balancer')).toEqual([200, 'ready'])
})

test('while Next fails it stays ready: there are pages to send', async () => {
  desk.next.status = 503
  await desk.ask('/deals/details/5')
  expect(await read('/readyz')).toEqual([200, 'ready'])
})

test('each response that it sends while stopping ends its connection, from memory or not', async () => {
  await desk.ask('/deals/details/5')
  expect((await desk.ask('/deals/details/5', { connection: 'keep-alive' })).headers.connection).toBe('keep-alive')
  desk.lifetime.isStopping = true
  for (const path of ['/deals/details/5', '/account', '/api/session', '/readyz'])
    expect([path, (await desk.ask(path, { connection: 'keep-alive' })).headers.connection]).toEqual([path, 'close'])
})

test('a request has an id of ours, which Next and the caller are told, for a call and for a page', async () => {
  const given = { 'x-request-id': 'chosen-by-the-caller' }
  for (const path of ['/api/session', '/deals/details/6']) {
    const { headers } = await desk.ask(path, given)
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(desk.next.asked.at(-1)?.headers['x-request-id']).toBe(headers['x-request-id'])
  }
})
