import { connect } from 'node:net'
import { readSamples, readValue } from '@/tests/support/telemetry/read-metrics'
import { ask } from './support/raw'
import { expect, test } from './support/test'

/** What cheap requests must not leave behind, on the built product. */

const [STOREFRONT, API] = [process.env.BASE_URL ?? '', process.env.API_URL ?? '']

/** Asks for a web socket and sends nothing more: whether the other side closes the connection. */
function isClosed(base: string, path: string): Promise<boolean> {
  const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', '', '']
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(base).port), 'localhost', () => socket.write(lines.join('\r\n')))
    const waiting = setTimeout(() => socket.destroy(), 5000)
    socket.resume().on('error', () => undefined)
    socket.on('end', () => resolve(true))
    socket.on('close', (failed) => {
      clearTimeout(waiting)
      resolve(failed)
    })
  })
}

test('a request for an upgrade, at any path of storefront and API, is closed at once', async () => {
  const paths = ['/', '/x.js', '/a/b/c', '/api/session', '/_next/static/chunks/x.js', '/healthz', '/_plaza/x']
  const asked = [STOREFRONT, API].flatMap((base) => paths.map((path) => [base, path] as const))
  const open = await Promise.all(asked.map(async ([base, path]) => ((await isClosed(base, path)) ? [] : [base + path])))
  expect(open.flat()).toEqual([])
})

const pagesInMemory = async () =>
  readValue(readSamples((await ask('/metrics')).text), 'plaza_page_cache_pages', { cache: 'pages' }) ?? 0

test('300 made-up addresses of three pages do not become pages in memory', async () => {
  for (const path of ['/deals?lan=en&city=toronto', '/pay/1001?lan=en', '/pay/1001/amt/1?lan=en']) await ask(path)
  const before = await pagesInMemory()
  for (let n = 0; n < 100; n++) {
    await ask(`/deals?lan=en&city=toronto&page=junk${n}`)
    await ask(`/pay/1001/amt/junk${n}?lan=en`)
    await ask(`/pay/1001?lan=en&lan=x${n}&utm_source=${n}`)
  }
  // other journeys open pages meanwhile
  expect((await pagesInMemory()) - before).toBeLessThan(50)
})

test('the page of a pay link names no order of another visitor', async () => {
  for (const order of ['Order-of-one', 'Order-of-two']) {
    const { text } = await ask(`/pay/1001/oid/${order}/amt/12?lan=en`)
    expect(text).not.toContain('Order-of-')
    const [, url = ''] = /"rsc":"([^"]+)"/.exec(text) ?? []
    expect((await ask(url)).text).not.toContain('Order-of-')
  }
})
