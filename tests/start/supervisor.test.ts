import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createSupervisor, type Supervisor } from '@/scripts/launch/supervisor'
import { isAlive, pidAt, standIn } from './stand-ins'

let supervisor: Supervisor
let said: string[]
const start = () => {
  said = []
  supervisor = createSupervisor((line) => said.push(line))
  return supervisor
}
afterEach(() => supervisor.stop())

test('a killed server is restarted', async () => {
  const spec = await standIn('shop', 'serves')
  await start().start(spec)
  const first = (await pidAt(spec)) ?? 0
  process.kill(first, 'SIGKILL')
  await vi.waitFor(async () => expect([null, first]).not.toContain(await pidAt(spec)), { timeout: 20_000 })
  expect(said).toEqual(['The shop ended (SIGKILL) and is started again in 0.25 s.'])
})

test('one that exits before it serves fails the start', async () => {
  await expect(start().start(await standIn('shop', 'fails'))).rejects.toThrow('The shop ended before it could serve.')
  expect(said).toEqual([])
})

test('a response of another program at the URL is not accepted', async () => {
  const foreign = createServer((_, response) => response.end('{"status":"ok"}')).listen(0, '127.0.0.1')
  await new Promise((resolve) => foreign.once('listening', resolve))
  const spec = await standIn('shop', 'silent', 1)
  const { port } = foreign.address() as AddressInfo
  await expect(start().start({ ...spec, health: `http://127.0.0.1:${port}/` })).rejects.toThrow('did not answer')
  await new Promise((resolve) => foreign.close(resolve))
})

test('stopping ends all servers and restarts none', async () => {
  const specs = [await standIn('shop', 'serves'), await standIn('kitchen', 'serves')]
  start()
  for (const spec of specs) await supervisor.start(spec)
  const pids = await Promise.all(specs.map(pidAt))
  await supervisor.stop()
  expect(pids.map((pid) => isAlive(pid ?? 0))).toEqual([false, false])
  expect(said).toEqual([])
})
