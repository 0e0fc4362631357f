import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OriginResponse } from '@/lib/page-cache/origin'
import { createStaticFiles } from '@/lib/page-cache/server/static-files'

const FILE: OriginResponse = {
  status: 200,
  headers: [
    ['content-type', 'text/javascript'],
    ['cache-control', 'immutable'],
  ],
  body: Buffer.from('script'),
  isStale: false,
}

/** What was asked of Next, and what it answers. */
let asked: string[]
/** Files of builds before. */
const RECENT: Record<string, string> = { 'chunks/old.js': 'old script', 'media/old.css': 'old style' }
let answer: () => Promise<OriginResponse>
let base: string
let server: http.Server

const recentBuilds = { read: async (name: string) => RECENT[name] ?? null }

beforeAll(async () => {
  const sendStatic = createStaticFiles(({ url }) => {
    asked.push(url)
    return answer()
  }, recentBuilds)
  server = http.createServer(async (request, response) => {
    const isSent = await sendStatic(request, response)
    if (!isSent) response.writeHead(404).end('left to Next')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
  answer = async () => FILE
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** A path as it is written: `fetch` would tidy it. */
function ask(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br' }
    http
      .get(base + path, { headers, agent: false }, (response) => {
        response.resume().on('end', () => resolve(response))
      })
      .on('error', reject)
  })
}

test('a script of the build is read once, and sent in brotli', async () => {
  const answers = await Promise.all([ask('/_next/static/chunks/one.js'), ask('/_next/static/chunks/one.js')])
  expect(asked).toEqual(['/_next/static/chunks/one.js'])
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript',
      'cache-control': 'immutable',
      vary: 'Accept-Encoding',
    })
  }
})

test.each(['media/one.woff2', 'chunks/%6fne.js', 'chunks//one.js', 'chunks/..one.js', 'chunks/one.js?x=1'])(
  'another file, or another spelling, is left to Next: %s',
  async (path) => {
    expect((await ask(`/_next/static/${path}`)).statusCode).toBe(404)
    expect(asked).toEqual([])
  },
)

test.each([
  ['chunks/old.js', 'application/javascript; charset=UTF-8'],
  ['media/old.css', 'text/css; charset=UTF-8'],
])('a file that only a recent build had is sent for good: %s', async (name, type) => {
  answer = async () => ({ ...FILE, status: 404 })
  const { statusCode, headers } = await ask(`/_next/static/${name}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
})

test('a file that is not there, or that fails, is asked for again', async () => {
  const failures: (() => Promise<OriginResponse>)[] = [
    async () => ({ ...FILE, status: 404 }),
    () => Promise.reject(new Error('no answer')),
  ]
  for (answer of failures) expect((await ask('/_next/static/chunks/two.js')).statusCode).toBe(404)
  answer = async () => FILE
  expect((await ask('/_next/static/chunks/two.js')).statusCode).toBe(200)
  expect(asked).toHaveLength(3)
})
