import { describe, expect, test, vi } from 'vitest'
import type { ServerSpec } from '@/launch/server-process'
import { sampleOf } from '@/tests/support/scale'
import { runProgram } from './program'
import { type Behaviour, isAlive, pidAt, standIn } from './stand-ins'

const standIns = (...behaviours: Behaviour[]) =>
  Promise.all(behaviours.map((behaviour, at) => standIn(`server ${at + 1}`, behaviour)))
const serveStandIns = (specs: ServerSpec[]) => runProgram('tests/start/serve-stand-ins.ts', [JSON.stringify(specs)])
const pidsOf = (specs: ServerSpec[]) => Promise.all(specs.map(async (spec) => (await pidAt(spec)) ?? 0))
const nobodyServes = (specs: ServerSpec[]) =>
  vi.waitFor(async () => expect(await pidsOf(specs)).toEqual(specs.map(() => 0)), { timeout: 20_000 })

describe.concurrent('npm start, with tiny servers', () => {
  test('kill -9 of the parent leaves no server', async () => {
    const specs = await standIns('serves', 'serves')
    const parent = serveStandIns(specs)
    await parent.says('ready')
    const pids = await pidsOf(specs)
    expect(pids.every(isAlive)).toBe(true)
    parent.child.kill('SIGKILL')
    await vi.waitFor(() => expect(pids.some(isAlive)).toBe(false), { timeout: 20_000 })
  })

  test.each(sampleOf(['SIGINT', 'SIGTERM', 'SIGHUP'] as const, 1))(
    '%s stops everything with code 0',
    async (signal) => {
      const specs = await standIns('serves', 'serves')
      const parent = serveStandIns(specs)
      await parent.says('ready')
      const pids = await pidsOf(specs)
      parent.child.kill(signal)
      expect(await parent.ended).toMatchObject({ code: 0, error: '' })
      expect(pids.some(isAlive)).toBe(false)
    },
  )

  test('a server that fails to start stops those before it, with an error message and code 1', async () => {
    const specs = await standIns('serves', 'fails')
    const { code, out, error } = await serveStandIns(specs).ended
    expect([code, out, error.trim()]).toEqual([1, '', 'The server 2 ended before it could serve.'])
    await nobodyServes(specs)
  })

  test('a server that exits five times in a minute, after increasing delays, stops everything with code 1', async () => {
    const specs = await standIns('serves', 'ends')
    const parent = serveStandIns(specs)
    await parent.says('ready')
    const asking = setInterval(() => pidsOf(specs), 50)
    const { code, out, error } = await parent.ended
    clearInterval(asking)
    expect([...out.matchAll(/started again in ([\d.]+) s/g)].map(([, wait]) => wait)).toEqual(['0.25', '0.5', '1', '2'])
    expect([code, error.trim()]).toEqual([1, 'The server 2 ended (3) for the 5th time within a minute.'])
    await nobodyServes(specs)
  })
})
