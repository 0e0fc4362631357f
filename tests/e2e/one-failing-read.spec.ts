import { expect, test } from 'playwright/test'
import { type ApiGate, openGate } from './support/api-gate'
import { ask } from './support/raw'
import { type Storefront, startSecond } from './support/storefront'

// a page that fails on the server is an error on the console, which the fixture of the other tests refuses
test.describe('one read of the API fails', () => {
  test.describe.configure({ mode: 'serial', timeout: 150_000 })
  let gate: ApiGate
  let second: Storefront
  test.beforeAll(async () => {
    gate = await openGate()
    second = await startSecond({ COMMERCE_API_URL: gate.url })
  })
  test.afterAll(async () => {
    await second?.stop()
    await gate?.close()
  })

  for (const [path, call, shown] of [
    ['/deals?lan=en&city=toronto', 'sfc', 'href="/deals/details/'],
    // of another city: a read that has succeeded is good for a minute, on every page
    ['/deals/browse?lan=en&city=seattle&query=a', 'sfc', '<h1'],
    ['/?lan=en&city=toronto', 'slst', 'href="/deals/details/'],
    ['/store/1024?lan=en', 'glst', 'id="section-'],
  ] as const)
    test(`${path} without ${call} is sent and stored by nobody, then whole, and stays so`, async () => {
      gate.refuse(call)
      for (const round of [1, 2]) {
        const { status, headers, text } = await ask(path, 'localhost', {}, `${second.port}`)
        expect([round, status]).toEqual([round, 200])
        expect(headers['cache-control']).toContain('no-store')
        expect(headers.age).toBeUndefined()
        expect(text).toContain(shown)
      }
      gate.refuse(null)
      const whole = await ask(path, 'localhost', {}, `${second.port}`)
      expect(whole.status).toBe(200)
      expect(whole.headers['cache-control']).not.toContain('no-store')
      gate.refuse(call)
      const stored = await ask(path, 'localhost', {}, `${second.port}`)
      expect([stored.status, stored.text]).toEqual([200, whole.text])
    })
})
