import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRecords } from '@/lib/commerce-client/transport/read-records'
import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'
import { EXECUTE_PATH, executeBody } from '@/lib/contract/session'

const FOLDER = 'docs/contract'
const page = readFileSync(`${FOLDER}/in-an-afternoon.md`, 'utf8')

interface Exchange {
  call: string
  /** page and heading that the call is described under */
  target: [file: string, call: string]
  method: string
  path: string
  /** null for a query */
  body: unknown
  answer: { RC: number; records: unknown }
}

const exchanges = page.split(/^## /m).slice(1).map(toExchange)

function toExchange(section: string): Exchange {
  const [, file = '', call = ''] = /^\[.*\]\((.+)#(.+)\)/.exec(section) ?? []
  const [, method = '', path = ''] = /^`(GET|POST) (\S+)`/m.exec(section) ?? []
  const blocks = [...section.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = '']) => JSON.parse(json))
  return { call, target: [file, call], method, path, body: method === 'GET' ? null : blocks[0], answer: blocks.at(-1) }
}

let mock: ChildProcess
let url = ''
let printed = ''

beforeAll(async () => {
  // a group of its own, which Ctrl-C would end as one
  mock = spawn('npm', ['run', '-s', 'contract', '--', 'mock', '--port', '0'], { detached: true, stdio: 'pipe' })
  for await (const chunk of mock.stdout ?? []) {
    printed += chunk
    url = /^ {2}COMMERCE_API_URL=(\S+) npm start$/m.exec(printed)?.[1] ?? ''
    if (url) return
  }
  throw new Error(`it ended after ${printed}`)
}, 30_000)

afterAll(() => {
  if (mock.pid && mock.exitCode === null && mock.signalCode === null) process.kill(-mock.pid, 'SIGKILL')
})

/** The call that is sent, and with what. */
function sentBy({ method, path, body }: Exchange): { call: Call; request: unknown } {
  const signed = path === EXECUTE_PATH ? executeBody.parse(body) : { method, path, data: body }
  const { pathname, searchParams } = new URL(signed.path, url)
  const named = (call: Call) => new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname)
  const call = CALLS.find((one) => one.method === signed.method && named(one))
  if (!call) throw new Error(`no call ${signed.method} ${signed.path}`)
  const query = Object.fromEntries(searchParams)
  return { call, request: call.method === 'GET' ? { ...query, ...named(call)?.groups } : signed.data }
}

async function send({ method, path, body }: Exchange) {
  const sent = body === null ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return (await fetch(url + path, { method, ...sent })).json()
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
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).toContain(`\n## ${heading}\n`)
  })

  test.each(exchanges)('the answer of $call is read without a loss', (exchange) => {
    const { call } = sentBy(exchange)
    const { RC, records } = exchange.answer
    const reading = readRecords(call.records, call.unwrap ? call.unwrap(records) : records)
    expect([RC, reading]).toMatchObject([200, { ok: true, droppedFields: [] }])
  })
})

describe('`npm run contract -- mock`', () => {
  test.each(exchanges)('answers $call exactly as the page says', async (exchange) => {
    const answer = await send(exchange)
    const time = answer.records.order_dt
    if (time === undefined) return expect(answer).toEqual(exchange.answer)
    expect(Math.abs(Date.parse(`${time.replace(' ', 'T')}Z`) - Date.now())).toBeLessThan(60_000)
    const { order_dt } = exchange.answer.records as { order_dt: string }
    expect({ ...answer, records: { ...answer.records, order_dt } }).toEqual(exchange.answer)
  })

  test('has no other store, no other session and no other call', async () => {
    const read = async (path: string) => (await fetch(url + path)).json()
    expect(await read('/api/v8/sdtl2?gid=13&lan=en')).toEqual({ RC: 404 })
    expect(await read('/api/rest/v7/srvw')).toEqual({ RC: 404 })
    const body = JSON.stringify({ token: 't9', secret: 's', path: '/api/rest/v7/customerinfo', method: 'GET' })
    expect(await (await fetch(url + EXECUTE_PATH, { method: 'POST', body })).json()).toEqual({ RC: 401 })
  })

  test('has one order of a quote, however often it is sent', async () => {
    const order = exchanges.find(({ call }) => call === 'aio') as Exchange
    expect(await send(order)).toEqual(order.answer)
  })

  test('answers RC 400 to what is no JSON, and goes on', async () => {
    const answer = await fetch(url + EXECUTE_PATH, { method: 'POST', body: '{' })
    expect(await answer.json()).toEqual({ RC: 400 })
    expect(await (await fetch(`${url}/api/rest/v8/login`, { method: 'POST', body: 'null' })).json()).toEqual({
      RC: 400,
    })
  })

  test('the checker opens it', async () => {
    const checked = await promisify(execFile)('npm', ['run', '-s', 'check-api', '--', url])
    expect(checked.stdout).toContain('/store/12')
  }, 60_000)

  test('says plainly that a port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const run = promisify(execFile)('npm', ['run', '-s', 'contract', '--', 'mock', '--port', `${port}`])
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: `Port ${port} is taken by another program: end that one, or set --port to a free port.\n`,
    })
    taken.close()
  }, 30_000)

  test('has a help', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'contract', '--', 'mock', '--help'])
    expect(stdout).toContain('npm run contract -- mock [--port N]')
  }, 30_000)

  test('ends at Ctrl-C', async () => {
    process.kill(-(mock.pid ?? 0), 'SIGINT')
    await once(mock, 'exit')
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  }, 10_000)
})
