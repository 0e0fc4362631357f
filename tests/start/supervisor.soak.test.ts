import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createSupervisor, type Supervisor } from '@/launch/supervisor'
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

test('a server that seeds for longer than its limit starts as long as it makes progress; one without progress does not', async () => {
  const spec = await standIn('shop', 'seeds', 1)
  await start().start(spec)
  expect(await pidAt(spec)).not.toBeNull()
  await expect(supervisor.start(await standIn('kitchen', 'silent', 1))).rejects.toThrow(
    /^The kitchen did not answer at \S+, and made no progress for 1 s\.$/,
  )
})

test('a server that runs but no longer answers is restarted, and then left alone for twice as long', async () => {
  const spec = { ...(await standIn('shop', 'serves')), watch: { everyMs: 200, misses: 3 } }
  await start().start(spec)
  const seconds: number[] = []
  for (const waits of [1, 2]) {
    const pid = (await pidAt(spec)) ?? 0
    const at = performance.now()
    process.kill(pid, 'SIGSTOP')
    await vi.waitFor(() => expect(said).toHaveLength(waits * 2 - 1), { timeout: 10_000 })
    seconds.push((performance.now() - at) / 1000)
    // what is stopped hears no request to end, and would be killed after 10 s
    process.kill(pid, 'SIGCONT')
    await vi.waitFor(async () => expect([null, pid]).not.toContain(await pidAt(spec)), { timeout: 20_000 })
    // until it was seen to serve, it is a server that starts
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  expect(said.filter((line) => line === 'The shop runs but does not answer, and is ended.')).toHaveLength(2)
  expect(seconds[0]).toBeGreaterThan(0.5)
  expect(seconds[1]).toBeGreaterThan(1.1)
}, 60_000)

test('a server that is busy for less than its limit is not restarted', async () => {
  const spec = { ...(await standIn('shop', 'serves')), watch: { everyMs: 300, misses: 6 } }
  await start().start(spec)
  const pid = (await pidAt(spec)) ?? 0
  process.kill(pid, 'SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, 900))
  process.kill(pid, 'SIGCONT')
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect([await pidAt(spec), said]).toEqual([pid, []])
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
