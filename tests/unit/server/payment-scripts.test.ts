import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleStore } from '@/tests/support/sample-store'

type Provider = Record<'name' | 'publishable_key', string>
const STRIPE: Provider = { name: 'stripe', publishable_key: 'pk_live_1' }
const PAYPAL: Provider = { name: 'paypal', publishable_key: 'client-1' }
const PAYPAL_ORIGINS = ['https://*.paypal.com', 'https://*.paypalobjects.com']
const SCRIPT = 'https://static.provider.example/checkout.js'

/** What the API answers; null: it is down. */
let named: Provider[] | null
beforeEach(() => {
  vi.resetModules()
  named = []
  vi.stubGlobal('fetch', async () => {
    if (!named) throw new TypeError('fetch failed')
    return Response.json({ RC: 200, records: { payment_providers: named } })
  })
  vi.stubEnv('COMMERCE_API_URL', 'https://api.plaza.example')
  vi.stubEnv('PAY_ORIGINS', 'https://www.provider.example')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const scripts = async () => (await import('@/lib/server/payment/payment-scripts')).paymentScripts()
describe('the scripts of payment providers', () => {
  test.each<[string, Provider[], string | undefined, string[]]>([
    ['nobody', [], undefined, []],
    ['Stripe', [STRIPE], undefined, ['https://*.stripe.com']],
    ['PayPal', [PAYPAL], 'https://www.paypal.com/sdk/js', PAYPAL_ORIGINS],
    ['both', [STRIPE, PAYPAL], 'https://www.paypal.com/sdk/js', [...PAYPAL_ORIGINS, 'https://*.stripe.com']],
  ])('of an API that names %s', async (_, providers, script, origins) => {
    named = providers
    const { express, origins: allowed } = await scripts()
    expect([express?.scriptUrl, allowed]).toEqual([script, origins])
    if (express) expect(express.clientKey).toBe(providers.find(({ name }) => name !== 'stripe')?.publishable_key)
  })

  test.each([
    'https://evil.example/a.js',
    'evil.example',
    '*',
    "'unsafe-inline'",
    'PayPal',
    'constructor',
    '__proto__',
  ])('an API cannot add an origin: %s is ignored', async (name) => {
    named = [{ name, publishable_key: 'https://evil.example' }]
    expect(await scripts()).toEqual({ express: null, origins: [] })
  })

  test('an unknown provider is ignored, and logged once', async () => {
    named = [{ name: 'other', publishable_key: 'key' }, STRIPE]
    const { log } = await import('@/lib/log')
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    for (let request = 0; request < 3; request++)
      expect(await scripts()).toEqual({ express: null, origins: ['https://*.stripe.com'] })
    expect(warn.mock.calls).toEqual([[{ reason: 'other' }, 'unknown payment providers are ignored']])
  })

  test('a slow API is waited for, longer than for the settings of a page', async () => {
    const answer = fetch
    vi.stubGlobal('fetch', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return answer('')
    })
    named = [PAYPAL]
    expect((await scripts()).origins).toEqual(PAYPAL_ORIGINS)
  })

  test('while the API is down there are none at first, later the last known', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1)
    const wait = () => new Promise((resolve) => setTimeout(resolve, 5))
    named = null
    expect(await scripts()).toEqual({ express: null, origins: [] })
    named = [PAYPAL]
    expect((await scripts()).origins).toEqual(PAYPAL_ORIGINS)
    named = null
    now.mockReturnValue(120_000)
    await wait()
    expect((await scripts()).origins).toEqual(PAYPAL_ORIGINS)
    await wait()
    named = [STRIPE]
    expect((await scripts()).origins).toEqual(PAYPAL_ORIGINS)
    await wait()
    expect((await scripts()).origins).toEqual(['https://*.stripe.com'])
  })

  test('variables win over what the API names [PPX-8]', async () => {
    named = [PAYPAL]
    vi.stubEnv('EXPRESS_SCRIPT_URL', SCRIPT)
    vi.stubEnv('EXPRESS_CLIENT_KEY', 'key-1')
    expect(await scripts()).toEqual({
      express: { scriptUrl: SCRIPT, clientKey: 'key-1' },
      origins: ['https://static.provider.example', 'https://www.provider.example'],
    })
  })

  test('Stripe’s form is allowed by its variables alone, from where its script is', async () => {
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_live_1')
    expect((await scripts()).origins).toEqual(['https://*.stripe.com'])
    vi.resetModules()
    vi.stubEnv('STRIPE_SCRIPT_URL', 'https://stub.example/stripe.js')
    expect((await scripts()).origins).toEqual(['https://stub.example'])
  })

  test.each([
    [[PAYPAL], true, true],
    [[PAYPAL], false, false],
    [[STRIPE], true, false],
  ])(
    'express payment is offered where a script of %j is there and the store takes it: %s',
    async (providers, takes, offered) => {
      named = providers
      const { withOfferedPayments } = await import('@/lib/server/payment/offered-payments')
      const { payments } = await withOfferedPayments({ payments: { ...sampleStore.payments, paypalExpress: takes } })
      expect(payments.paypalExpress).toBe(offered)
    },
  )
})

describe('the policy', () => {
  const policies = async (origins: string[] = []) => {
    const { privatePolicy, publicPolicy } = await import('@/lib/server/routing/content-security')
    return [privatePolicy('n1', origins), publicPolicy()] as const
  }

  test('lets providers render their frames on private pages only [PPX-7]', async () => {
    expect((await policies())[0]).toContain("frame-src 'self';")
    const [closed, open] = await policies(['https://a.example', 'https://b.example'])
    expect(closed).toContain("frame-src 'self' https://a.example https://b.example;")
    expect(closed).toMatch(/connect-src [^;]* https:\/\/a\.example https:\/\/b\.example;/)
    expect(closed).toContain("script-src 'self' 'nonce-n1' 'strict-dynamic'")
    expect(open).not.toContain('a.example')
  })

  test('has videos from our own site and the listed origins', async () => {
    for (const policy of await policies(['https://a.example'])) expect(policy).toContain("media-src 'self';")
    vi.resetModules()
    vi.stubEnv('PICTURE_ORIGINS', 'https://cdn.example,https://img.example')
    for (const policy of await policies())
      expect(policy).toContain("media-src 'self' https://cdn.example https://img.example;")
  })
})
