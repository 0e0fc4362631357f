import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleStore } from '@/tests/support/sample-store'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('COMMERCE_API_URL', 'https://api.plaza.example')
  vi.stubEnv('PAY_ORIGINS', 'https://www.provider.example')
  vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
  vi.stubEnv('PURGE_SECRET', 'p'.repeat(32))
})
afterEach(() => vi.unstubAllEnvs())

const config = async () => (await import('@/lib/server/payment/express-config')).expressConfig()
const policies = async () => {
  const { privatePolicy, publicPolicy } = await import('@/lib/server/routing/content-security')
  return [privatePolicy('n1'), publicPolicy()] as const
}

describe('the express provider', () => {
  test('uses the configured URL and key [PPX-8]', async () => {
    vi.stubEnv('EXPRESS_SCRIPT_URL', 'https://static.provider.example/checkout.js')
    vi.stubEnv('EXPRESS_CLIENT_KEY', 'key-1')
    expect(await config()).toEqual({ scriptUrl: 'https://static.provider.example/checkout.js', clientKey: 'key-1' })
  })

  test.each(['demo', 'production'])('is none without configuration, in %s mode', async (mode) => {
    vi.stubEnv('PLAZA_MODE', mode)
    vi.stubEnv('SITE_ORIGIN', 'https://plaza.example')
    vi.stubEnv('SHARED_HOSTS', 'plaza.example')
    expect(await config()).toBeNull()
  })

  test('is offered where its script is configured and the store takes it', async () => {
    const offered = async (express: boolean) => {
      const { withOfferedPayments } = await import('@/lib/server/payment/offered-payments')
      return withOfferedPayments({ payments: { ...sampleStore.payments, express } }).payments.express
    }
    expect(await offered(true)).toBe(false)
    vi.resetModules()
    vi.stubEnv('EXPRESS_SCRIPT_URL', 'https://static.provider.example/checkout.js')
    expect([await offered(true), await offered(false)]).toEqual([true, false])
  })

  test('and Stripe may, when its key is there, or from where its script is', async () => {
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_live_1')
    expect((await policies())[0]).toContain("frame-src 'self' https://*.stripe.com;")
    vi.resetModules()
    vi.stubEnv('STRIPE_SCRIPT_URL', 'https://stub.example/stripe.js')
    const [closed, open] = await policies()
    expect(closed).toContain("frame-src 'self' https://stub.example;")
    expect(open).not.toContain('stub.example')
  })

  test('has nothing to do with videos, which come from our own site and the listed origins', async () => {
    for (const policy of await policies()) expect(policy).toContain("media-src 'self';")
    vi.resetModules()
    vi.stubEnv('PICTURE_ORIGINS', 'https://cdn.example,https://img.example')
    for (const policy of await policies())
      expect(policy).toContain("media-src 'self' https://cdn.example https://img.example;")
  })

  test('may render its frames on private pages only when configured [PPX-7]', async () => {
    const [bare] = await policies()
    expect(bare).toContain("frame-src 'self';")
    vi.resetModules()
    vi.stubEnv('EXPRESS_SCRIPT_URL', 'https://static.provider.example/checkout.js')
    const [closed, open] = await policies()
    expect(closed).toContain("frame-src 'self' https://static.provider.example https://www.provider.example;")
    expect(closed).toContain("script-src 'self' 'nonce-n1' 'strict-dynamic'")
    expect(open).not.toContain('provider.example')
  })
})
