import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

export interface ApiGate {
  url: string
  /** open: as the real API; shut: connections are refused; silent: taken and never answered */
  set: (state: 'open' | 'shut' | 'silent') => void
  /** answers this call, as `sfc`, with status 500; null for none */
  refuse: (call: string | null) => void
  /** begins every name of an answer from now on */
  beginNames: (mark: string) => void
  /** changes every answer of JSON from now on; null for none */
  rewrite: (change: ((json: string) => string) | null) => void
  /** a menu is then one section of this many dishes, whatever page of it is asked for; 0: as it is */
  growMenus: (dishes: number) => void
  /** of checkouts and payments; their work is done at once */
  holdPayments: (ms: number) => void
  addresses: (string | undefined)[]
  close: () => Promise<void>
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Of an API that has no pages. */
function longMenu(dishes: number): string {
  const products = Array.from({ length: dishes }, (_, n) => ({ pid: 700_000 + n, nm: `Dish ${n + 1}`, pc: '12.00' }))
  return JSON.stringify({ RC: 200, records: [{ id: 1, nm: 'All', products }] })
}

export async function openGate(): Promise<ApiGate> {
  let state: 'open' | 'shut' | 'silent' = 'open'
  let heldMs = 0
  let refused: string | null = null
  let mark = ''
  let change: ((json: string) => string) | null = null
  let dishes = 0
  const addresses: (string | undefined)[] = []
  const server = http.createServer(async (request, response) => {
    addresses.push(request.headers['x-forwarded-for']?.toString())
    if (state === 'shut') return void request.socket.destroy()
    if (state === 'silent') return
    if (refused && new RegExp(`/${refused}(\\?|$)`).test(request.url ?? '')) return void response.writeHead(500).end()
    if (dishes && /\/cplst2\?/.test(request.url ?? ''))
      return void response.writeHead(200, JSON_TYPE).end(longMenu(dishes))
    // the API sends payers back to the storefront that it knows
    const body = (await text(request)).replace(/("return_url":")http:\/\/[^/"]+/, `$1${process.env.BASE_URL}`)
    const headers = {
      ...request.headers,
      'accept-encoding': 'identity',
      'content-length': `${Buffer.byteLength(body)}`,
    }
    const upstream = http.request(
      `${process.env.API_URL}${request.url}`,
      { method: request.method, headers },
      async (answer) => {
        if (/v7\/aio/.test(`${request.url}${body}`)) await setTimeout(heldMs)
        if ((!mark && !change) || !answer.headers['content-type']?.startsWith('application/json')) {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          return void answer.pipe(response)
        }
        const { 'content-length': _, ...others } = answer.headers
        response.writeHead(answer.statusCode ?? 502, others)
        const json = (await text(answer)).replace(/"(nm|name)":"/g, `"$1":"${mark}`)
        response.end(change ? change(json) : json)
      },
    )
    upstream.on('error', () => request.socket.destroy())
    upstream.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      state = next
    },
    refuse: (call) => {
      refused = call
    },
    beginNames: (text) => {
      mark = text
    },
    rewrite: (next) => {
      change = next
    },
    growMenus: (count) => {
      dishes = count
    },
    holdPayments: (ms) => {
      heldMs = ms
    },
    addresses,
    close,
  }
}
