import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const found = vi.hoisted(() => ({ address: '' }))
vi.mock('node:dns', async (original) => ({
  ...(await original<typeof import('node:dns')>()),
  lookup: (_name: string, _options: object, callback: (error: null, all: object[]) => void) =>
    callback(null, [{ address: found.address, family: 4 }]),
}))

let answer: RequestListener
const asked: { path: string; headers: IncomingHttpHeaders }[] = []
const host = createServer((request, response) => {
  asked.push({ path: request.url ?? '', headers: request.headers })
  answer(request, response)
})
let connections = 0
host.on('connection', () => connections++)
let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  port = (host.address() as AddressInfo).port
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})

let GET: typeof import('@/app/media/[...key]/route').GET
beforeEach(async () => {
  vi.resetModules()
  asked.length = 0
  connections = 0
  found.address = '127.0.0.1'
  answer = (_, response) => void response.writeHead(200, { 'content-type': 'image/webp' }).end('picture')
  vi.stubEnv('COMMERCE_API_URL', 'http://api.example')
  vi.stubEnv('PICTURE_ORIGINS', `http://localhost:${port},http://127.0.0.1:${port},https://cdn.example:${port}`)
  GET = (await import('@/app/media/[...key]/route')).GET
})
afterEach(() => vi.unstubAllEnvs())

const ask = (url: string) =>
  GET(
    new Request(`http://shop.example/media/from?${new URLSearchParams({ url })}`, {
      headers: { cookie: 'plaza=1', authorization: 'Bearer 1' },
    }),
  )
const allowed = () => `http://localhost:${port}/spa.jpg?size=2`

test('a picture of an allowed origin is served and cached as our own, without cookie or authorization', async () => {
  const response = await ask(allowed())
  expect([response.status, await response.text()]).toEqual([200, 'picture'])
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(asked.map(({ path }) => path)).toEqual(['/spa.jpg?size=2'])
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(['connection', 'host'])
})

test('a listed IP address may be private', async () => {
  expect((await ask(`http://127.0.0.1:${port}/spa.jpg`)).status).toBe(200)
})

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:1/x.jpg',
  'file:///etc/passwd',
  'https://elsewhere.example/x.jpg',
  'nonsense',
  '',
])('%s is not listed, and not asked', async (url) => {
  expect((await ask(url)).status).toBe(404)
  expect(connections).toBe(0)
})

test('a listed name that leads to a private address is refused before it is connected', async () => {
  const url = `https://cdn.example:${port}/spa.jpg`
  for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.1.1']) {
    found.address = address
    expect((await ask(url)).status).toBe(503)
  }
  expect(connections).toBe(0)
})

test('a redirect is not followed', async () => {
  answer = (_, response) => void response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end()
  expect((await ask(allowed())).status).toBe(404)
  expect(asked).toHaveLength(1)
})

test.each(['image/svg+xml', 'text/html', 'application/json', 'image/webpage', ''])('%s is no picture', async (type) => {
  answer = (_, response) => void response.writeHead(200, type ? { 'content-type': type } : {}).end('<svg onload="1"/>')
  expect((await ask(allowed())).status).toBe(404)
})

test.each(['announced', 'endless'])('a picture above 15 MB is refused: %s', async (kind) => {
  const length = kind === 'announced' ? { 'content-length': '15000001' } : {}
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png', ...length })
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
      response.once('drain', write)
    }
    write()
  }
  expect((await ask(allowed())).status).toBe(503)
})

test('a picture that its host does not have is missing, and one of a host that fails is not', async () => {
  answer = (_, response) => void response.writeHead(404, { 'content-type': 'image/png' }).end()
  expect((await ask(allowed())).status).toBe(404)
  answer = (_, response) => void response.destroy()
  expect((await ask(allowed())).status).toBe(503)
})

test('a key of the API is asked for below its /media only', async () => {
  vi.stubEnv('COMMERCE_API_URL', `http://localhost:${port}/base`)
  const own = (path: string) => GET(new Request(`http://shop.example${path}`))
  expect((await own('/media/Deals/12_1.JPG')).status).toBe(200)
  for (const path of ['/media/../secret', '/media/%2e%2e/secret', '/media/a%2f..%2fb', '/media/', '/media//x'])
    await own(path)
  for (const { path } of asked) expect(path).toMatch(/^\/base\/media\/\w/)
})
