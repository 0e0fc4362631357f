import { expect, test, vi } from 'vitest'

vi.stubEnv('TRUST_PROXY', 'on')
const { openPageCache } = await import('./open-page-cache')
const desk = openPageCache()

const idFor = async (given: string) => (await desk.ask('/account', { 'x-request-id': given })).headers['x-request-id']

test('behind a trusted proxy a request keeps the id that the proxy gave it', async () => {
  expect(await idFor('6f2b0c1d4e5f60718293a4b5c6d7e8f9')).toBe('6f2b0c1d4e5f60718293a4b5c6d7e8f9')
  expect(desk.next.asked.at(-1)?.headers['x-request-id']).toBe('6f2b0c1d4e5f60718293a4b5c6d7e8f9')
})

test.each(['short', 'x'.repeat(65), 'two words of it', '<script>alert(1)', '"},{"level":50', 'ada@shopper.example'])(
  'an id like %s is replaced',
  async (given) => {
    expect(await idFor(given)).toMatch(/^[\da-f-]{36}$/)
  },
)
