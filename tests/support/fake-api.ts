import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, vi } from 'vitest'

export const credentials = { token: 't1', secret: 's1' }

export interface Received {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
}

/** JSON; a function can depend on the request, or never respond (a pending promise). */
type Answer = unknown | ((received: Received) => unknown | Promise<unknown>)

export interface FakeApi {
  url: string
  received: Received[]
  /** the body of the last call that had one: for a signed call, the execute envelope */
  lastSigned: () => { token: string; secret: string; path: string; method: string; data?: unknown }
  lastHeaders: () => IncomingHttpHeaders
  answerWith: (answer: Answer, status?: number) => void
  close: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? undefined : JSON.parse(text)
}

/** On a free port. Without `COMMERCE_API_URL` set to its address before the first call, nothing reaches it. */
export async function startFakeApi(): Promise<FakeApi> {
  const received: Received[] = []
  let current: Answer = { RC: 200 }
  let currentStatus = 200
  let lastHeaders: IncomingHttpHeaders = {}
  const server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api')
    const call = {
      method: request.method ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: await readBody(request),
    }
    received.push(call)
    lastHeaders = request.headers
    const json = await (typeof current === 'function' ? current(call) : current)
    response.writeHead(currentStatus, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    lastSigned: () => received.findLast(({ body }) => body !== undefined)?.body as ReturnType<FakeApi['lastSigned']>,
    lastHeaders: () => lastHeaders,
    answerWith: (answer, status = 200) => {
      received.length = 0
      current = answer
      currentStatus = status
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** For the length of a test file; import the modules of `lib/commerce-client` after this. */
export async function serveFakeApi(): Promise<FakeApi> {
  const api = await startFakeApi()
  vi.stubEnv('COMMERCE_API_URL', api.url)
  afterAll(() => api.close())
  return api
}
