import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '@/backend/app/app'
import { announceApi, findRunningApi, localUrl } from '@/backend/operators/commands/running-api'
import { addressFile, lockFolder } from '@/backend/platform/db/folder-lock'
import { openDesk } from '@/tests/backend/support/order-desk'
import { buy } from '@/tests/backend/support/shopping'
import { runProgram } from '@/tests/start/program'

// each starts several programs
vi.setConfig({ testTimeout: 60_000 })

const KEY = 'key-of-the-tests'
const desk = await openDesk()
const { deps } = desk.api
const app = createApp({ ...deps, config: { ...deps.config, mode: 'production', simulator: false }, commandKey: KEY })
afterAll(() => desk.api.close())

let folder = ''
let release: (() => Promise<void>) | null = null
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-commands-'))
})
afterEach(async () => {
  await release?.()
  release = null
})
afterAll(() => rm(folder, { recursive: true }))

/** The command in a process of its own. */
function run(words: string[], env: Record<string, string> = {}) {
  return runProgram('backend/cli.ts', words, { PLAZA_DATA_DIR: folder, ...env }).ended
}

describe('a command without DATABASE_URL', () => {
  it.each([
    ['a folder that nobody has open', ['orders', 'list']],
    ['no tool of that name', ['order', 'list']],
  ])('says in one line that it cannot work: %s', async (_, words) => {
    const { code, out, error } = await run(words)
    expect([code, out, error.trim().split('\n')]).toEqual([1, '', [expect.stringMatching(/^(No API runs on|npm run)/)]])
  })

  it('never asks a program that is no API of its folder, whatever its port', async () => {
    const asked: string[] = []
    const other = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end('{"orders":[]}')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    // left behind by an API that was killed: the lock is nobody's now
    await announceApi(folder, { url: localUrl('127.0.0.1', port), key: KEY })
    const { code } = await run(['orders', 'list'], { API_PORT: `${port}` })
    release = await lockFolder(folder)
    expect([code, asked, await findRunningApi(folder)]).toEqual([1, [], null])
    await new Promise((resolve) => other.close(resolve))
  })

  it('is run by the API that has the folder open, in production too', async () => {
    const id = await buy(desk.api, desk.me, desk.deal)
    release = await lockFolder(folder)
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await announceApi(folder, { url: localUrl('0.0.0.0', port), key: KEY })
    expect((await stat(addressFile(folder))).mode & 0o077).toBe(0)
    const list = await run(['orders', 'list'])
    expect([list.code, list.out]).toEqual([0, expect.stringContaining(`${id}  `)])
    expect((await run(['orders', 'accept', id])).out).toMatch(`${id}: accepted, ready at 2026-06-05T`)
    const exported = await run(['orders', 'export', '--from', '2026-06-05', '--to', '2026-06-05'])
    expect([exported.code, exported.error, exported.out]).toEqual([0, '', expect.stringContaining(`\n${id},`)])
    const again = await run(['orders', 'accept', id])
    expect([again.code, again.error]).toEqual([1, 'not possible: the order is processing\n'])
    await new Promise((resolve) => server.close(resolve))
    const gone = await run(['orders', 'list'])
    expect([gone.code, gone.error.trim().split('\n')]).toEqual([1, [expect.stringContaining('does not answer')]])
  })
})

describe('a catalogue command without DATABASE_URL', () => {
  it('opens the embedded database itself, and says in one line that it cannot while an API has it', async () => {
    const words = ['catalogue', 'export', path.join(folder, 'exported')]
    release = await lockFolder(folder)
    const busy = await run(words)
    expect([busy.code, busy.out]).toEqual([1, ''])
    expect(busy.error).toMatch(/^The data folder \S+ is in use by another process\. Stop it, or .*\n$/)
    await release()
    release = null
    const free = await run(words)
    expect([free.code, free.error, free.out]).toEqual([0, '', `The catalogue is in ${words[2]}.\n`])
  })
})

describe('a command with DATABASE_URL', () => {
  it('works on that database alone, and says in one line that it does not answer', async () => {
    release = await lockFolder(folder)
    await announceApi(folder, { url: 'http://127.0.0.1:9', key: KEY })
    const { code, out, error } = await run(['orders', 'list'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
    expect([code, out, error.trim().split('\n')]).toEqual([1, '', [expect.stringContaining('127.0.0.1:9')]])
  })
})

describe('the call behind it', () => {
  const ask = (headers: Record<string, string>) =>
    app.request('/commands', { method: 'POST', headers, body: JSON.stringify({ command: ['jobs', 'list'] }) })

  it.each<[string, Record<string, string>, number]>([
    ['the key', { authorization: `Bearer ${KEY}` }, 200],
    ['no key', {}, 404],
    ['another key', { authorization: `Bearer ${KEY}x` }, 404],
    ['the key of nothing', { authorization: 'Bearer ' }, 404],
  ])('with %s', async (_, headers, status) => {
    expect((await ask(headers)).status).toBe(status)
  })

  it('does not exist where commands open the database themselves', async () => {
    const headers = { authorization: 'Bearer undefined' }
    expect((await desk.api.app.request('/commands', { method: 'POST', headers, body: '{}' })).status).toBe(404)
  })
})
