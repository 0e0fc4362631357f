import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { openOlderPeer } from '@/tests/support/older-peer/open-older-peer'
import type { Changes } from './mistake'

const EVERY_HOUR = Array(7).fill('00:00-24:00').join(';')
const STORE_IDS = '7,8'
const PICTURE = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

type Body = { data?: unknown } | null | undefined

/**
 * An API that makes no mistake but those that are planted: the one in an older style, open at every hour, which also
 * lists its stores and serves pictures.
 */
export async function openPlantedApi() {
  const peer = await openOlderPeer({ hours: EVERY_HOUR })
  let planted: Changes = {}

  async function answer(request: IncomingMessage): Promise<unknown> {
    const body = request.method === 'POST' ? await json(request) : null
    const call = isSigned(body) ? body : { path: request.url ?? '', data: body as Body }
    const { pathname, searchParams } = new URL(call.path, peer.url)
    const name = /^\/api\/(?:rest\/)?v\d\/(\w+)/.exec(pathname)?.[1] ?? ''
    const target = new URL(request.url ?? '', peer.url)
    if (name === 'slst' && !searchParams.has('g_ids')) target.searchParams.set('g_ids', STORE_IDS)
    const headers = { 'content-type': 'application/json' }
    const init = body === null ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
    const answered = await (await fetch(target, init)).json().catch(() => null)
    const change = planted[name]
    if (Number(answered?.RC) !== 200 || !change) return answered
    return { ...answered, records: change(answered.records, call.data?.data ?? call.data) }
  }

  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/media/shown'))
      return void response.setHeader('content-type', 'image/gif').end(PICTURE)
    response.setHeader('content-type', 'application/json').end(JSON.stringify((await answer(request)) ?? { RC: 404 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    customer: peer.customer,
    /** where the pages are that take payments */
    payOrigin: peer.url,
    plant: (changes: Changes) => {
      planted = changes
    },
    close: async () => {
      server.closeAllConnections()
      await Promise.all([peer.close(), new Promise((resolve) => server.close(resolve))])
    },
  }
}

function isSigned(body: unknown): body is { path: string; data: Body } {
  return typeof body === 'object' && body !== null && 'token' in body && 'path' in body
}
