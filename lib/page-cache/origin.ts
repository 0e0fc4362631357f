import http from 'node:http'
import { CACHE_HEADER, CACHE_STALE, RESPONSE_HEADERS } from '@/lib/next-internals'
import { currentRequestId, REQUEST_ID_HEADER } from '@/lib/telemetry/request-id'
import { traceHeaders } from '@/lib/telemetry/tracing'

export interface OriginResponse {
  status: number
  /** lower-case names; without those of the connection and of Next's own protocol */
  headers: [name: string, value: string][]
  body: Buffer
  /** Next has sent a page that it is rendering again */
  isStale: boolean
}

export interface OriginRequest {
  url: string
  headers: Record<string, string>
}

export type AskOrigin = (request: OriginRequest) => Promise<OriginResponse>

/** The last two are of each response, by how and where it was asked for, and never of a page that is stored. */
const NOT_PASSED_ON = [
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'etag',
  'strict-transport-security',
  'cross-origin-resource-policy',
]
/** A page whose every call of the API runs into its timeout takes less. */
const DEADLINE_MS = 20_000

/** Rejects after 20 s without the whole answer. */
export function createOrigin(port: number, deadlineMs = DEADLINE_MS): AskOrigin {
  const agent = new http.Agent({ keepAlive: true })
  return ({ url, headers }) =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path: url,
        agent,
        headers: { ...headers, ...continued(), 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(deadlineMs),
      }
      http
        .get(options, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 500,
              headers: headersOf(response.rawHeaders),
              body: Buffer.concat(parts),
              isStale: response.headers[CACHE_HEADER] === CACHE_STALE,
            }),
          )
        })
        .on('error', reject)
    })
}

function continued(): Record<string, string> {
  const id = currentRequestId()
  return { ...(id && { [REQUEST_ID_HEADER]: id }), ...traceHeaders() }
}

function headersOf(raw: string[]): [string, string][] {
  const pairs = raw.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? '']] : [],
  )
  return pairs.filter(([name]) => !NOT_PASSED_ON.includes(name) && !RESPONSE_HEADERS.test(name))
}
