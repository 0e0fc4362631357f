import { expect, test, vi } from 'vitest'
import { PRE_HYDRATION_SCRIPT } from '@/lib/inline-scripts/generated'
import { NONCE_HEADER, nonceSecret } from '@/lib/server/routing/nonce-header'
import { openPageCache } from './open-page-cache'

const desk = openPageCache()

/** A page of Next with one inline script that is not ours, and with the nonce of its request where it has one. */
function answerWith(injected: string): string[] {
  const nonces: string[] = []
  desk.next.answer = ({ headers }, response) => {
    const isAsked = headers[NONCE_HEADER] === nonceSecret()
    if (isAsked) nonces.push(`${headers.cookie}`)
    const nonce = isAsked ? " 'nonce-abc'" : ''
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'self' 'unsafe-inline'${nonce}`,
    })
    const chunk = '<script src="/_next/static/chunks/one.js" async=""></script>'
    const data = '<script id="_R_">0</script><script>self.__next_f.push([1])</script>'
    response.end(
      `<!DOCTYPE html><html><head>${chunk}</head><body><script>${PRE_HYDRATION_SCRIPT}</script><pre>{}</pre>${injected}${data}</body></html>`,
    )
  }
  return nonces
}

test('a page with none but our own scripts is stored, and allows no other', async () => {
  const nonces = answerWith('')
  const { headers } = await desk.ask('/deals')
  expect(headers['content-security-policy']).toMatch(/^script-src 'self'( 'sha256-[\w+/=]{44}'){3}$/)
  expect([desk.caches.pages.count(), nonces.length]).toEqual([1, 0])
})

test.each([
  ['inline', '<script>alert(1)</script>'],
  ['among the data', '<script>self.__next_f.push([alert(1)])</script>'],
  ['named like one of Next’s', '<script id="_R_">alert(1)</script>'],
])('a page with an injected script %s is sent as it came, with Next’s nonce, and not stored', async (_, injected) => {
  const nonces = answerWith(injected)
  const policy = async () => (await desk.ask('/deals')).headers['content-security-policy']
  expect(await policy()).toMatch(/^script-src 'self'( 'sha256-[\w+/=]{44}'){3} 'nonce-abc'$/)
  await policy()
  expect([desk.caches.pages.count(), nonces.length]).toEqual([0, 2])
  const { text } = await desk.ask('/metrics')
  expect(text).toMatch(/^plaza_pages_untransformed_total [1-9]/m)
})

const WORDS = [
  ['en', 'Unable to load data', 'Try again'],
  ['zh-Hans', '无法加载数据', '重试'],
  ['zh-Hant', '無法載入資料', '重試'],
  ['ja', 'データを読み込めません', 'もう一度試す'],
] as const
const LAN = { en: 'en', 'zh-Hans': 'zh', 'zh-Hant': 'zh-Hant', ja: 'jp' } as const

test.each(WORDS)('a page that could not be made has words without scripts, in %s: %s', async (tag, title, again) => {
  desk.next.answer = (_, response) =>
    response
      .writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
      .end('<!DOCTYPE html><html id="__next_error__"><head></head><body><div hidden=""></div></body></html>')
  const { status, text } = await desk.ask(`/deals?lan=${LAN[tag]}&city=toronto`)
  expect(status).toBe(500)
  expect(text).toContain(`<html id="__next_error__" lang="${tag}">`)
  const [, shown] = /<noscript>(.*)<\/noscript>/.exec(text) ?? []
  expect(shown).toMatch(/<header><a href="\/">[^<]+<\/a><\/header><main>/)
  expect(shown).toContain(`<h1>${title}</h1>`)
  expect(shown).toContain(`<a href="">${again}</a>`)
})

test.each([
  ['/deals?lan=jp&city=toronto', {}, 'データを読み込めません'],
  ['/deals?city=toronto', { 'accept-language': 'zh-TW' }, '無法載入資料'],
  ['/deals?city=toronto', { cookie: 'lan=zh' }, '无法加载数据'],
])('so has %s, with %j, where Next sends nothing', async (path, headers, title) => {
  desk.next.answer = (_, response) => void response.destroy()
  const { status, text } = await desk.ask(path, { accept: 'text/html,*/*', ...headers })
  expect([status, text.includes(`<h1>${title}</h1>`)]).toEqual([503, true])
  const file = await desk.ask(path, { accept: 'image/webp', ...headers })
  expect([file.status, file.text]).toEqual([503, ''])
})

test('a failure of Next is asked for once more, for what stands in for it', async () => {
  desk.next.answer = vi.fn((_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<html>'))
  expect((await desk.ask('/deals')).status).toBe(500)
  expect(desk.next.answer).toHaveBeenCalledTimes(2)
})
