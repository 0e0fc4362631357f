import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '@/launch/product-servers'
import { end } from '@/launch/server-process'
import { freePort } from '@/scripts/launch/free-port'
import { createEmptyDatabase } from '@/tests/support/databases'

const execute = promisify(execFile)
const PAGE = 'docs/deployment.md'
const LOGIN = { email: 'demo@plaza.test', password: 'plaza-demo' }

interface Answers {
  /** of calls that anybody makes, by their address */
  anybody: Record<string, unknown>
  /** of the demo's customer */
  orders: unknown
}

/** A line of the page of deployment that begins with this, to be run as it is printed. */
async function printed(start: string): Promise<string> {
  const line = (await readFile(PAGE, 'utf8')).split('\n').find((one) => one.startsWith(start))
  if (!line) throw new Error(`${PAGE} has no line that begins with ${start}`)
  return line
}

const shell = (line: string, env: Record<string, string>) =>
  execute('sh', ['-c', line], { env: { ...process.env, ...env }, cwd: env.FOLDER ?? process.cwd() })

describe('a backup', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-backup-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Starts an API on a database, or on the embedded one of its data folder, and reads what it answers. */
  async function readAnswers(dataDir: string, url: string): Promise<Answers> {
    const apiPort = await freePort()
    const env = { DATABASE_URL: url, PLAZA_MODE: 'demo', SIMULATOR: 'off', SEED_DEALS: '60', LOG_LEVEL: 'warn' }
    const api = await startApi({ dataDir, distDir: '', port: 1, apiPort, env })
    const base = `http://127.0.0.1:${apiPort}`
    const read = async (address: string, init?: RequestInit) => (await fetch(base + address, init)).json()
    const post = (address: string, body: object) =>
      read(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    try {
      const anybody: Answers['anybody'] = {}
      const lists = ['/api/v7/glst?lan=en&latlon=49.2,-123.1', '/api/v7/slst?lan=zh', '/api/v7/sfc?lan=en']
      for (const address of lists) anybody[address] = await read(address)
      const { records } = await post('/api/rest/v8/login', { data: LOGIN })
      const { token, secret } = records
      const orders = await post('/api/execute', {
        token,
        secret,
        path: '/api/rest/v7/ordlst',
        method: 'GET',
        data: { lan: 'en' },
      })
      const { stdout } = await execute('npm', ['run', '-s', 'payments', '--', 'check', '9999'], {
        env: { ...process.env, DATABASE_URL: url, PLAZA_MODE: 'demo', API_PORT: `${apiPort}`, PLAZA_DATA_DIR: dataDir },
      })
      expect(stdout).toContain('all books agree')
      return { anybody, orders }
    } finally {
      await end(api)
    }
  }

  it('of PostgreSQL, made and restored as the page says, answers as the original and has its books', async () => {
    const [original, restored] = [await createEmptyDatabase('backup'), await createEmptyDatabase('restored')]
    const dataDir = path.join(folder, 'secrets')
    const before = await readAnswers(dataDir, original.url)
    await shell(await printed('pg_dump '), { DATABASE_DIRECT_URL: original.url, FOLDER: folder })
    await shell(await printed('pg_restore '), { NEW_DATABASE_URL: restored.url, FOLDER: folder })
    expect(before.orders).toMatchObject({ RC: 200, records: { paging: { total: 27 } } })
    expect(await readAnswers(dataDir, restored.url)).toEqual(before)
  })

  it('of the embedded database is a copy of its folder, made while it is stopped', async () => {
    const [original, copy] = [path.join(folder, 'data'), path.join(folder, 'copy')]
    const before = await readAnswers(original, '')
    await cp(original, copy, { recursive: true })
    expect(await readAnswers(copy, '')).toEqual(before)
  })
})
