import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { callOf } from './call-of'

const JSON_TYPE = { 'content-type': 'application/json' }

/** How one call of an API fails. */
export const CALL_FAULTS = {
  'HTTP 500': (response) => void response.writeHead(500).end(),
  'an empty body': (response) => void response.writeHead(200, JSON_TYPE).end(),
  'broken JSON': (response) => void response.writeHead(200, JSON_TYPE).end('{"RC":200,"records":['),
  'a page of HTML': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  'no answer in time': () => undefined,
  // last, since what an API does not have is remembered
  'HTTP 404': (response) => void response.writeHead(404).end(),
} satisfies Record<string, (response: ServerResponse) => void>

/** The name of a fault, or a key, as `list.nm`, that is missing in its answer, in each row of a list. */
export type CallFault = { fault: keyof typeof CALL_FAULTS } | { missing: string }

/** An API in front of another one, of which one call fails at a time. */
export async function openCallGate(target: string) {
  let failing: { call: string; how: CallFault } | null = null
  let failed = 0
  const server = http.createServer(async (request, response) => {
    const body = await text(request)
    const signed = request.url === EXECUTE_PATH ? JSON.parse(body) : null
    const call = callOf(signed?.method ?? request.method, signed?.path ?? request.url)?.name
    const how = failing?.call === call ? failing?.how : undefined
    if (how) failed++
    if (how && 'fault' in how) return void CALL_FAULTS[how.fault](response)
    const { method = '', headers } = request
    const answer = await fetch(target + request.url, {
      method,
      headers: { 'content-type': headers['content-type'] ?? '' },
      ...(method !== 'GET' && { body }),
    })
    const json = await answer.json()
    if (how) drop(json.records, how.missing.split('.'))
    response.writeHead(200, JSON_TYPE).end(JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** from now on, or no call */
    fail: (call: string | null, how: CallFault = { fault: 'HTTP 500' }) => {
      failing = call === null ? null : { call, how }
      failed = 0
    },
    /** how often the call was made since it fails */
    failures: () => failed,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function drop(value: unknown, [key = '', ...rest]: string[]): void {
  if (Array.isArray(value)) for (const row of value) drop(row, [key, ...rest])
  else if (typeof value === 'object' && value !== null) {
    if (rest.length === 0) delete (value as Record<string, unknown>)[key]
    else drop((value as Record<string, unknown>)[key], rest)
  }
}
