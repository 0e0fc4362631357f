import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type PayUrl = typeof import('@/lib/server/pay-url')
let allowPayUrl: PayUrl['allowPayUrl']
beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('COMMERCE_API_URL', 'https://api.plaza.example')
  vi.stubEnv('PAY_ORIGINS', 'https://pay.wechat.example,https://pay.alipay.example')
  allowPayUrl = (await import('@/lib/server/pay-url')).allowPayUrl
})
afterEach(() => vi.unstubAllEnvs())

const order = (payUrl: string | null) => ({ ok: true as const, value: { orderId: 'o1', payUrl } })
const HOSTS = [
  'evil.example',
  'pay.wechat.example.evil.example',
  'evil.example#pay.wechat.example',
  'pay.wechat.example@evil.example',
]
const HOSTILE = [
  ...HOSTS.flatMap((host) =>
    ['https://', 'http://', '//', 'ftp://', '\\\\', 'https:\\\\', ' https://'].map((head) => head + host),
  ),
  ...['javascript:alert(1)', 'JAVASCRIPT://pay.wechat.example/%0aalert(1)', 'data:text/html,<script>', 'vbscript:x'],
  ...[
    'http://pay.wechat.example',
    'https://pay.wechat.example:444',
    'https://api.plaza.example:8443',
    'http://api.plaza.example',
  ],
  ...[
    '/account',
    'pay',
    'https:pay',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'https://xpay.wechat.example',
  ],
  ...['https://pay.wechat.example.', 'https://[::1]', 'https://0', 'about:blank', 'https://', 'null', '?', '#'],
]

describe('where a payment may lead', () => {
  test.each([
    'https://pay.wechat.example/p?id=1',
    'https://pay.alipay.example/',
    'https://api.plaza.example/sandbox/pay/1',
  ])('%s is a provider [CHK-23]', (payUrl) => {
    expect(allowPayUrl(order(payUrl))).toEqual(order(payUrl))
  })

  test(`${HOSTILE.length} other addresses are refused`, () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(50)
    expect(HOSTILE.filter((payUrl) => allowPayUrl(order(payUrl)).ok)).toEqual([])
    expect(allowPayUrl(order('https://evil.example'))).toEqual({ ok: false, code: 'checkout_failed' })
  })

  test('an order without one, and a failure, stay as they are', () => {
    expect(allowPayUrl(order(null))).toEqual(order(null))
    expect(allowPayUrl({ ok: false, code: 'network' })).toEqual({ ok: false, code: 'network' })
  })
})
