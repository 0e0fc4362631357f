import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRecords } from '@/lib/commerce-client/transport/read-records'
import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'
import { EXECUTE_PATH, executeBody } from '@/lib/contract/session'
import { type Exchange, exchanges } from './afternoon-page'

/** The call that is sent, and with what. */
function sentBy({ method, path, body }: Exchange): { call: Call; request: unknown } {
  const signed = path === EXECUTE_PATH ? executeBody.parse(body) : { method, path, data: body }
  const { pathname, searchParams } = new URL(signed.path, 'http://api')
  const named = (call: Call) => new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname)
  const call = CALLS.find((one) => one.method === signed.method && named(one))
  if (!call) throw new Error(`no call ${signed.method} ${signed.path}`)
  const query = Object.fromEntries(searchParams)
  return { call, request: call.method === 'GET' ? { ...query, ...named(call)?.groups } : signed.data }
}

describe('the page “In an afternoon”', () => {
  test('has five reads, a login, its customer, and a quote, an order and its page', () => {
    const names = ['slst', 'sdtl2', 'cplst2', 'glst', 'gdtl', 'login', 'customerinfo', 'ctotal', 'aio', 'orddtl']
    expect(exchanges.map(({ call }) => call)).toEqual(names)
    expect(exchanges.map((exchange) => sentBy(exchange).call.name)).toEqual(names)
  })

  test.each(exchanges)('$call is sent as its schema says, and links to where it is described', (exchange) => {
    const { call, request } = sentBy(exchange)
    expect(call.request.safeParse(request).error).toBeUndefined()
    const [file, heading] = exchange.target
    expect(readFileSync(`docs/contract/${file}`, 'utf8')).toContain(`\n## ${heading}\n`)
  })

  test.each(exchanges)('the answer of $call is read without a loss', (exchange) => {
    const { call } = sentBy(exchange)
    const { RC, records } = exchange.answer
    const reading = readRecords(call.records, call.unwrap ? call.unwrap(records) : records)
    expect([RC, reading]).toMatchObject([200, { ok: true, droppedFields: [] }])
  })
})
