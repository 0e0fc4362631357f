import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MAX_BODY_BYTES, readBody } from '@/lib/server/routing/request-body'
import { type FakeApi, startFakeApi } from '@/tests/support/fake-api'
import { handlersBelow, segment } from '@/tests/support/handlers'

vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, set: () => undefined }),
  headers: async () => new Headers(),
}))

const HOST = 'localhost:3000'
const PIECE = 16 * 1024
let api: FakeApi
beforeAll(async () => {
  api = await startFakeApi()
  vi.stubEnv('COMMERCE_API_URL', api.url)
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests of 32 bytes')
  vi.stubEnv('PURGE_SECRET', 'a secret of the tests of 32 bytes')
})
afterAll(() => {
  vi.unstubAllEnvs()
  return api.close()
})

/** A request whose body never ends, and how much of it was taken. */
function endless(path: string, method: string, length?: number) {
  const taken = { bytes: 0, isCancelled: false }
  const body = new ReadableStream({
    pull(controller) {
      taken.bytes += PIECE
      controller.enqueue(new Uint8Array(PIECE).fill(32))
    },
    cancel() {
      taken.isCancelled = true
    },
  })
  const headers = new Headers({ host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json' })
  if (length !== undefined) headers.set('content-length', `${length}`)
  const request = new Request(`http://${HOST}${path}`, { method, headers, body, duplex: 'half' } as RequestInit)
  return { request, taken }
}

test('a text is read as it is, to the last byte that is allowed', async () => {
  const text = `${'é'.repeat(MAX_BODY_BYTES / 2 - 1)}ab`
  const send = (body: string) => new Request(`http://${HOST}/`, { method: 'POST', body })
  expect(await readBody(send(text))).toBe(text)
  expect(await readBody(send(`${text}c`))).toBeNull()
  expect(await readBody(new Request(`http://${HOST}/`, { method: 'POST' }))).toBe('')
})

test.each([undefined, 10, MAX_BODY_BYTES])(
  'a body without end that announces %s is left at the limit',
  async (length) => {
    const { request, taken } = endless('/', 'POST', length)
    expect(await readBody(request)).toBeNull()
    expect(taken.bytes).toBeLessThanOrEqual(MAX_BODY_BYTES + 2 * PIECE)
    expect(taken.isCancelled).toBe(true)
  },
)

test('a body that announces too much is not read at all', async () => {
  const { request, taken } = endless('/', 'POST', MAX_BODY_BYTES + 1)
  expect(await readBody(request)).toBeNull()
  expect(taken.bytes).toBeLessThanOrEqual(PIECE)
})

test('no handler takes more of a body than the limit, whatever it announces', async () => {
  const handlers = [...(await handlersBelow('app/api')), ...(await handlersBelow('app/oauth'))]
  const writers = handlers.filter(({ method, route }) => method !== 'GET' && !route.endsWith('[...path]'))
  expect(writers.length).toBeGreaterThan(25)
  for (const { method, route, handle } of writers)
    for (const length of [10, MAX_BODY_BYTES + 1]) {
      const { request, taken } = endless(route, method, length)
      const { status } = await handle(request, segment)
      expect([method, route, length, taken.bytes <= MAX_BODY_BYTES + 2 * PIECE]).toEqual([method, route, length, true])
      // a handler that takes no body never sees how long it is
      if (length > MAX_BODY_BYTES || taken.bytes > PIECE)
        expect([method, route, length, status]).toEqual([method, route, length, 413])
    }
})
