import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DOCUMENTED_ANSWERS } from './documented-answers'
import { WIRE_DEAL, WIRE_DEAL_ROW } from './wire-deal'
import { WIRE_STORE } from './wire-store'

const GID = Number(WIRE_STORE.gid)
const STORE = { ...WIRE_STORE, lans: ['zh', 'en'] }
const ROWS = Array.from({ length: 6 }, (_, n) => ({ ...WIRE_DEAL_ROW, id: 1001 + n, nm: `Deal ${n + 1}`, gid: GID }))

/** One store, which has all that a page can show. */
const HEALTHY: Record<string, unknown> = {
  ...DOCUMENTED_ANSWERS,
  sdtl2: STORE,
  psearch: [{ pid: 1, nm: 'Ramen', pc: '15.00', gid: GID }],
  glst: { list: ROWS, paging: { total: ROWS.length, page: 1, limit: 20 } },
  gdtl: { ...WIRE_DEAL, related_list: ROWS.slice(1) },
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const READ_FAULTS = {
  'HTTP 500': (response: ServerResponse) => json(response, { RC: 200, records: [] }, 500),
  timeout: () => undefined,
  'RC 400': (response: ServerResponse) => json(response, { RC: 400, msg: 'g_ids' }),
  HTML: (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<b>Notice</b>: undefined index'),
  empty: (response: ServerResponse) => json(response, { RC: 200, records: [] }),
}

export type ReadFault = keyof typeof READ_FAULTS

/** What tells two reads of the same call apart. */
function readName(call: string, query: URLSearchParams): string {
  if (call === 'glst') return query.get('sort_id') === '103' ? 'glst by rank' : call
  if (call === 'sdtl2' && query.has('domain')) return 'sdtl2 by domain'
  if (call === 'slst' && query.has('c_ids')) return 'slst of a kind'
  if (call === 'slst' && query.has('g_ids')) return 'slst by ids'
  return query.get('lan') === 'zh' ? `${call} in its own language` : call
}

/** An API that answers all reads of pages but one, which has a fault. */
export async function openPageReadsApi() {
  const asked = new Set<string>()
  const queries: Record<string, string>[] = []
  let failing: { reads: readonly string[]; fault: ReadFault } | null = null
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api')
    const call = pathname.split('/').at(-1) ?? ''
    const name = readName(call, searchParams)
    asked.add(name)
    queries.push(Object.fromEntries(searchParams))
    if (failing?.reads.includes(name)) return READ_FAULTS[failing.fault](response)
    json(response, { RC: 200, records: HEALTHY[call] })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    queries,
    fail: (reads: readonly string[], fault: ReadFault) => {
      failing = { reads, fault }
    },
    heal: () => {
      failing = null
      asked.clear()
      queries.length = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
