import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const send = vi.hoisted(() => vi.fn())
vi.mock('undici', () => ({
  Agent: class {
    constructor(readonly options: object) {}
  },
  request: send,
}))

const credentials = { token: 't1', secret: 's1' }
const never = () => new Promise<never>(() => undefined)
const answer = (json: unknown, statusCode = 200) => ({
  statusCode,
  body: { json: async () => json, dump: async () => undefined },
})

async function load() {
  vi.resetModules()
  const session = await import('@/lib/commerce-client/account/session-api')
  const addressBook = await import('@/lib/commerce-client/account/address-book-api')
  const { quoteCart } = await import('@/lib/commerce-client/orders/quotes-api')
  const { payOrder } = await import('@/lib/commerce-client/orders/pay-order-api')
  const payment = {
    orderId: 'o1',
    choice: 'alipay' as const,
    tips: null,
    currency: 'CAD',
    card: null,
    billingAddressId: null,
    requireBillingAddress: false,
    returnUrl: 'http://site.example/',
    totalDue: 100,
  }
  const cart = {
    gid: 1001,
    lines: [],
    fulfilmentMethod: 2,
    fulfilmentOption: '',
    coupon: '',
    currency: 'CAD',
    address: null,
  }
  return {
    read: () => addressBook.listAddresses(credentials),
    write: () => session.sendCode('6045550123', 'CA'),
    quote: () => quoteCart({ ...cart, language: 'en' }, credentials),
    pay: () => payOrder(payment, credentials),
    remove: () => addressBook.deleteAddress(5, credentials),
  }
}
let calls: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  send.mockReset()
  calls = await load()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const NETWORK = { ok: false, code: 'network' }
const UNKNOWN = { ok: false, code: 'change_unknown' }

describe('an API that does not answer', () => {
  test.each([
    ['read', NETWORK],
    ['write', UNKNOWN],
  ] as const)('a %s is aborted after 8 s, not before: %o [ERR-53]', async (kind, failure) => {
    vi.useFakeTimers()
    send.mockImplementation(never)
    let result: unknown
    void calls[kind]().then((value) => {
      result = value
    })
    await vi.advanceTimersByTimeAsync(7_999)
    expect(result).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(result).toEqual(failure)
  })

  test.each([
    ['read', 5000],
    ['write', 0],
    ['pay', 0],
  ] as const)('one try of a %s waits for %i ms; 0 is as long as its deadline', async (kind, ms) => {
    send.mockResolvedValue(answer({ RC: 200, records: [] }))
    await calls[kind]()
    expect(send.mock.lastCall?.[1].dispatcher.options).toMatchObject({
      ...{ connect: { timeout: 1000 }, headersTimeout: ms, bodyTimeout: ms },
    })
  })

  test('a payment is waited for as long as a minute; then nobody knows its outcome, and reads go on', async () => {
    vi.useFakeTimers()
    send.mockImplementation(never)
    const results: unknown[] = []
    for (let payment = 0; payment < 30; payment++) void calls.pay().then((value) => results.push(value))
    await vi.advanceTimersByTimeAsync(59_999)
    expect(results).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(results).toEqual(Array(30).fill({ ok: false, code: 'outcome_unknown' }))
    send.mockResolvedValue(answer({ RC: 200, records: [] }))
    expect(await calls.read()).toMatchObject({ ok: true })
  })

  test('a payment that was never sent has failed, and slow writes stop no reads', async () => {
    send.mockRejectedValue(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    expect(await calls.pay()).toEqual(NETWORK)
    send.mockRejectedValue(new Error('socket hang up'))
    expect(await calls.pay()).toEqual({ ok: false, code: 'outcome_unknown' })
    for (let write = 0; write < 20; write++) await calls.write()
    send.mockResolvedValue(answer({ RC: 200, records: [] }))
    expect(await calls.read()).toMatchObject({ ok: true })
  })

  test.each(['read', 'quote'] as const)('a %s is tried twice [ERR-53]', async (kind) => {
    send.mockRejectedValue(new Error('ECONNREFUSED'))
    expect(await calls[kind]()).toEqual(NETWORK)
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('a write has a connection of its own, since an idle one may be closed just as it is used', async () => {
    send.mockResolvedValue(answer({ RC: 200, records: [] }))
    const connectionOf = async (kind: keyof typeof calls) => {
      await calls[kind]()
      return send.mock.lastCall?.[1].dispatcher.options.pipelining
    }
    expect(await connectionOf('read')).toBeUndefined()
    expect(await connectionOf('write')).toBe(0)
  })

  test('a read whose second attempt is answered succeeds', async () => {
    send.mockRejectedValueOnce(new Error('ECONNRESET')).mockResolvedValue(answer({ RC: 200, records: [] }))
    expect(await calls.read()).toEqual({ ok: true, value: [] })
  })

  test.each(['write', 'remove'] as const)('a %s is sent once, since it may have arrived [ERR-53]', async (kind) => {
    for (const lost of [
      () => send.mockRejectedValue(new Error('ECONNRESET')),
      () => send.mockResolvedValue(answer({ RC: 200, records: [] }, 500)),
      () => send.mockResolvedValue(answer({ msg: 'ok' })),
    ]) {
      send.mockReset()
      lost()
      expect(await calls[kind]()).toEqual(UNKNOWN)
      expect(send).toHaveBeenCalledTimes(1)
    }
  })

  test.each(['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'])(
    'a write that was never sent (%s) has failed',
    async (code) => {
      send.mockRejectedValue(Object.assign(new Error('connect'), { code }))
      expect(await calls.remove()).toEqual(NETWORK)
    },
  )

  test.each([
    ['HTTP 500', 'network', answer({ RC: 200, records: [] }, 500)],
    ['no RC', 'unreadable_answer', answer({ records: [] })],
    ['no object', 'unreadable_answer', answer('<html>')],
    ['HTTP 404 without RC', 'not_found', answer({ detail: 'Not Found' }, 404)],
    ['HTTP 405', 'not_found', answer('<html>', 405)],
    ['HTTP 404 with an RC', 'unexpected_error', answer({ RC: 500 }, 404)],
    ['records of another shape', 'unreadable_answer', answer({ RC: 200, records: { status: 'ok' } })],
  ])('%s is a failure, %s, not an empty list', async (_, code, response) => {
    send.mockResolvedValue(response)
    expect(await calls.read()).toEqual({ ok: false, code })
  })

  test('pages of HTML are no silence: other calls are sent after any number of them', async () => {
    vi.stubEnv('LOG_LEVEL', 'silent')
    calls = await load()
    const json = () => Promise.reject(new SyntaxError('Unexpected token <'))
    send.mockResolvedValue({ statusCode: 404, body: { json } })
    for (let call = 0; call < 12; call++)
      for (const kind of ['read', 'write'] as const)
        expect(await calls[kind]()).toEqual(kind === 'read' ? { ok: false, code: 'not_found' } : UNKNOWN)
    send.mockResolvedValue(answer({ RC: 200, records: [] }))
    for (const kind of ['read', 'write'] as const) expect(await calls[kind]()).toMatchObject({ ok: true })
  })

  test('after ten failures in a row nothing is sent for 5 s, then it is retried', async () => {
    vi.useFakeTimers()
    send.mockRejectedValue(new Error('ECONNREFUSED'))
    for (let attempt = 0; attempt < 12; attempt++) expect(await calls.write()).toEqual(attempt < 10 ? UNKNOWN : NETWORK)
    expect(send).toHaveBeenCalledTimes(10)
    await vi.advanceTimersByTimeAsync(5_000)
    send.mockResolvedValue(answer({ RC: 200 }))
    expect(await calls.write()).toEqual({ ok: true, value: null })
  })
})

test.each(['https://api.example', 'http://10.0.0.7:4100/base'])(
  'every call starts with the base %s [CALL-1]',
  async (base) => {
    vi.stubEnv('COMMERCE_API_URL', base)
    const { read, write } = await load()
    send.mockResolvedValue(answer({ RC: 200, records: [] }))
    await read()
    await write()
    expect(send.mock.calls.map(([url]) => url)).toEqual([`${base}/api/execute`, `${base}/api/rest/v7/vcd`])
  },
)

test('signed calls go to the configured path, with token and secret in the wrapper and nowhere else [SEC-3]', async () => {
  vi.stubEnv('COMMERCE_API_URL', 'https://api.example')
  vi.stubEnv('COMMERCE_EXECUTE_PATH', '/gateway/run')
  const { read } = await load()
  send.mockResolvedValue(answer({ RC: 200, records: [] }))
  await read()
  const [url, options] = send.mock.calls[0] ?? []
  expect(url).toBe('https://api.example/gateway/run')
  expect(JSON.parse(options.body)).toMatchObject({ token: expect.any(String), secret: expect.any(String) })
  expect(JSON.stringify(options.headers ?? {})).not.toMatch(/token|secret|sign/i)
})
