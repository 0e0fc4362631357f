// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiRoute } from '@/lib/routes/api-routes'

type Request = typeof import('@/lib/browser/fetcher/request')
let browser: Request
let store: typeof import('@/lib/browser/session/session-store')
beforeEach(async () => {
  vi.resetModules()
  browser = await import('@/lib/browser/fetcher/request')
  store = await import('@/lib/browser/session/session-store')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const answer = (json: unknown, status = 200) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(json, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('a call of our own API', () => {
  test.each([
    ['en', 'en'],
    ['zh-Hans', 'zh'],
    ['zh-Hant', 'zh-Hant'],
    ['ja', 'jp'],
    ['de', 'en'],
  ])('on a page in %s sends %s [I18N-4]', async (tag, language) => {
    document.documentElement.lang = tag
    const fetch = answer(1)
    await browser.request('POST /api/orders/[id]/comments', { params: { id: 'o/1' }, body: { comment: 'hi' } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/orders/o%2F1/comments')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"comment":"hi"}',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-plaza-language': language },
    })
  })

  test('a failure is a value with its code and detail', async () => {
    answer({ code: 'out_of_stock', detail: { items: 'Spa day' } }, 422)
    expect(await browser.request('GET /api/points')).toEqual({
      ok: false,
      code: 'out_of_stock',
      detail: { items: 'Spa day' },
    })
    answer(null, 500)
    expect(await browser.request('GET /api/points')).toEqual({ ok: false, code: 'unexpected_error' })
  })

  test.each([
    ['a dead network', () => Promise.reject(new TypeError('fetch failed'))],
    ['an answer that is no JSON', async () => new Response('<html>')],
  ])('%s is the slow or unstable network [ERR-53]', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect(await browser.request('GET /api/points')).toEqual({ ok: false, code: 'network' })
  })

  const LOST: [route: ApiRoute, ms: number, code: string][] = [
    ['GET /api/points', 10_000, 'network'],
    ['POST /api/checkout/quote', 18_000, 'network'],
    ['POST /api/session', 18_000, 'network'],
    ['POST /api/addresses', 18_000, 'change_unknown'],
    ['DELETE /api/bookmarks', 18_000, 'change_unknown'],
    ['POST /api/gift-cards', 18_000, 'change_unknown'],
    ['POST /api/orders/[id]/comments', 18_000, 'change_unknown'],
    ['POST /api/orders/[id]/cancel', 65_000, 'change_unknown'],
    ['POST /api/checkout/order', 65_000, 'outcome_unknown'],
    ['POST /api/paynow', 65_000, 'outcome_unknown'],
    ['POST /api/paypal', 65_000, 'outcome_unknown'],
  ]
  const call = (route: ApiRoute) => browser.request(route, { params: { id: 'o1' }, body: {} } as never)

  test.each(LOST)('%s waits for %i ms; without an answer that can be read it is %s', async (route, ms, code) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    for (const lost of [
      () => Promise.reject(new DOMException('over', 'TimeoutError')),
      () => Promise.reject(new TypeError('fetch failed')),
      async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    ]) {
      vi.stubGlobal('fetch', lost)
      expect(await call(route)).toEqual({ ok: false, code })
    }
    expect(timeout).toHaveBeenCalledWith(ms)
    answer(null, 500)
    expect(await call(route)).toEqual({ ok: false, code: code === 'network' ? 'unexpected_error' : code })
    answer({ code: 'unexpected_error' }, 500)
    expect(await call(route)).toEqual({ ok: false, code: 'unexpected_error' })
  })

  test.each(LOST)('%s is not sent by a browser that is offline, unless it changes nothing', async (route, _, code) => {
    const fetch = answer(1)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const isSent = code === 'network'
    expect(await call(route)).toEqual(isSent ? { ok: true, value: 1 } : { ok: false, code: 'network' })
    expect(fetch).toHaveBeenCalledTimes(isSent ? 1 : 0)
  })

  test('no response in 10 s is a network failure; an abort by the caller rejects [ERR-53]', async () => {
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    const hanging = (_: string, { signal }: RequestInit) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('over', 'AbortError')))
      })
    vi.stubGlobal('fetch', hanging)
    const late = browser.request('GET /api/points')
    deadline.abort()
    expect(await late).toEqual({ ok: false, code: 'network' })
    expect(timeout).toHaveBeenCalledWith(10_000)
    timeout.mockReturnValue(new AbortController().signal)
    const caller = new AbortController()
    const aborted = browser.request('GET /api/points', { signal: caller.signal })
    caller.abort()
    await expect(aborted).rejects.toThrow('over')
  })
})

describe('the session store', () => {
  test('a 401 while logged in is a forced logout, reported once [SEC-4] [SEC-5]', async () => {
    store.setCustomer('Mei')
    answer({ code: 'unauthenticated' }, 401)
    await browser.request('GET /api/orders', { query: { page: 1 } })
    expect(store.readSession()).toEqual({ status: 'visitor', endedElsewhere: true })
    store.dismissForcedLogout()
    await browser.request('GET /api/orders', { query: { page: 1 } })
    expect(store.readSession()).toEqual({ status: 'visitor' })
  })

  test.each([
    [
      { signedIn: true, firstName: 'Mei' },
      { status: 'customer', firstName: 'Mei' },
    ],
    [{ signedIn: false }, { status: 'visitor' }],
  ])('%j from the server is %j [AUTH-11]', async (json, session) => {
    answer(json)
    await store.refreshSession()
    expect(store.readSession()).toEqual(session)
  })

  test('neither token nor secret is stored in the browser [SEC-1]', async () => {
    const { logIn } = await import('@/lib/browser/session/fetch-session')
    answer({ firstName: 'Mei', token: 't1', secret: 's1' })
    await logIn({ mode: 'account', email: 'mei', password: 'noodles' })
    expect(store.readSession()).toEqual({ status: 'customer', firstName: 'Mei' })
    expect([{ ...localStorage }, { ...sessionStorage }, document.cookie]).toEqual([{ 'plaza:login': '1' }, {}, ''])
  })
})
