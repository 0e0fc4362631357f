import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { CUSTOMER } from '@/scripts/contract/mock/customers'
import { type Exchange, exchanges } from './afternoon-page'

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

async function send({ method, path, body }: Exchange) {
  const sent = body === null ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return (await fetch(url + path, { method, ...sent })).json()
}

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
    const call = { path: '/api/rest/v7/customerinfo', method: 'GET' }
    for (const session of [
      { token: 't9', secret: 's' },
      { token: 't1', secret: 'another' },
    ]) {
      const body = JSON.stringify({ ...session, ...call })
      expect(await (await fetch(url + EXECUTE_PATH, { method: 'POST', body })).json()).toEqual({ RC: 401 })
    }
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

  test('is a shop without faults to the checker, whose pages work and which takes an order', async () => {
    const { email, password } = CUSTOMER
    const env = { ...process.env, CHECK_API_EMAIL: email, CHECK_API_PASSWORD: password }
    const args = ['run', '-s', 'check-api', '--', url, '--order', '12:34']
    const { stdout } = await promisify(execFile)('npm', args, { env })
    const part = (title: string) => stdout.split(`\n${title}\n`)[1]?.split('\n\n')[0]?.split('\n') ?? []
    expect(part('Faults')).toEqual(['  none'])
    expect(part('Pages').map((row) => row.trim().split(/\s{2,}/)[0])).toEqual(Array(8).fill('works'))
    const features = part('Features').map((row) => row.trim().split(/\s{2,}/))
    const order = ['session', 'quote', 'checkout', 'the same checkout again', 'order', 'cancelling']
    expect(features.filter(([, name = '']) => order.includes(name)).map(([state]) => state)).toEqual(
      order.map(() => 'works'),
    )
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
