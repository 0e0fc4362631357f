import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const warn = vi.hoisted(() => vi.fn())
vi.mock('@/lib/log', () => ({ log: { warn } }))

type PayUrl = typeof import('@/lib/server/payment/pay-url')
let withKnownPayUrl: PayUrl['withKnownPayUrl']
beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('COMMERCE_API_URL', 'https://api.plaza.example')
  vi.stubEnv('PAY_ORIGINS', 'https://pay.wechat.example,https://pay.alipay.example')
  withKnownPayUrl = (await import('@/lib/server/payment/pay-url')).withKnownPayUrl
})
afterEach(() => vi.unstubAllEnvs())

const order = (payUrl: string | null) => ({ ok: true as const, value: { orderId: 'o1', payUrl } })
const ALLOWED = 'pay.wechat.example'
const HOSTS = ['evil.example', `${ALLOWED}.evil.example`, `evil.example#${ALLOWED}`, `${ALLOWED}@evil.example`]
const HEADS = ['https://', 'http://', '//', 'ftp://', '\\\\', 'https:\\\\', ' https://', 'https:///', 'blob:https://']
/** An allowed address, in another guise. */
const GUISES = [
  ...[
    'blob:https://pay.wechat.example/1',
    'filesystem:https://pay.wechat.example/x',
    'view-source:https://pay.wechat.example',
  ],
  ...['http://pay.wechat.example', 'https://pay.wechat.example:444', 'https://pay.wechat.example:80'],
  ...[
    'https://api.plaza.example:8443',
    'http://api.plaza.example',
    'ws://api.plaza.example',
    'wss://pay.wechat.example',
  ],
  ...[
    'https://pay.wechat.example.',
    'https://xpay.wechat.example',
    'https://wechat.example',
    'https://www.pay.wechat.example',
  ],
  ...[
    'https://pay-wechat.example',
    'https://pay.wechat.example%2eevil.example',
    'https://pay.wechat.example%00.evil.example',
  ],
  ...['https://evil.example?https://pay.wechat.example', 'https://evil.example/https://pay.wechat.example'],
  ...['https://evil.example\\@pay.wechat.example', 'https://evil.example\t@pay.wechat.example#'],
  ...['https://pаy.wechat.example', 'https://pay。wechat。evil.example', 'https://xn--py-7kc.wechat.example'],
]
const HOSTILE = [
  ...HOSTS.flatMap((host) => HEADS.map((head) => head + host)),
  ...GUISES,
  ...[
    'javascript:alert(1)',
    'JAVASCRIPT://pay.wechat.example/%0aalert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
  ],
  ...[
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'about:blank',
    'mailto:a@pay.wechat.example',
    'intent://x',
  ],
  ...['/account', 'pay', 'https:pay', '//', 'https://[::1]', 'https://0', 'https://', 'null', '?', '#', ' ', '.'],
]

describe('the allowed origins of a payment', () => {
  test.each([
    'https://pay.wechat.example/p?id=1',
    'https://pay.alipay.example/',
    'https://api.plaza.example/sandbox/pay/1',
  ])('%s is a provider [CHK-23]', (payUrl) => {
    expect(withKnownPayUrl(order(payUrl))).toEqual(order(payUrl))
  })

  test(`${HOSTILE.length} other URLs are refused`, () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(50)
    const closed = { orderId: 'o1', payUrl: null, isPayPageClosed: true }
    for (const payUrl of HOSTILE)
      expect([payUrl, withKnownPayUrl(order(payUrl))]).toEqual([payUrl, { ok: true, value: closed }])
  })

  test.each([
    ['https://evil.example/pay?token=secret', 'https://evil.example'],
    ['javascript:alert(1)', 'not an address'],
  ])('%s is named in the log as %s', (payUrl, reason) => {
    const text = 'a payment page is not opened: its origin is not in PAY_ORIGINS'
    withKnownPayUrl(order(payUrl))
    expect(warn.mock.lastCall).toEqual([{ reason }, text])
  })

  test('an order without one, and a failure, are unchanged', () => {
    expect(withKnownPayUrl(order(null))).toEqual(order(null))
    expect(withKnownPayUrl({ ok: false, code: 'network' })).toEqual({ ok: false, code: 'network' })
  })
})
