import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, createWorkerApp } from '@/backend/app/app'
import { runMaintenance, send } from '@/backend/app/worker/run-worker'
import { loadConfig } from '@/backend/config/config'
import { jobs } from '@/backend/platform/jobs/schema'
import { makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
let replica: TestApp
beforeAll(async () => {
  ;[api, replica] = [await openTestApp(), await openTestApp()]
})
afterAll(async () => {
  await api.close()
  await replica.close()
})

const statusOf = async (app: TestApp['app'], path: string) => (await app.request(path)).status

describe('a process of the API', () => {
  it('is ready until it is asked to stop, and well for as long as it runs', async () => {
    const stopping = new AbortController()
    const app = createApp({ ...api.deps, stopping: stopping.signal })
    expect(await statusOf(app, '/readyz')).toBe(200)
    stopping.abort()
    expect(await statusOf(app, '/readyz')).toBe(503)
    expect(await statusOf(app, '/healthz')).toBe(200)
  })

  it('that is asked to stop answers, and ends each connection with its response', async () => {
    const stopping = new AbortController()
    const { fetch: answer } = createApp({ ...api.deps, stopping: stopping.signal })
    const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' })
    await once(server, 'listening')
    const agent = new Agent({ keepAlive: true })
    const read = async () => {
      const { port } = server.address() as AddressInfo
      const asked = get({ port, host: '127.0.0.1', path: '/api/v7/sfc?lan=en', agent })
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      response.resume()
      return [response.statusCode, response.headers.connection]
    }
    expect(await read()).toEqual([200, 'keep-alive'])
    stopping.abort()
    expect(await read()).toEqual([200, 'close'])
    agent.destroy()
    await new Promise((resolve) => server.close(resolve))
  })

  it('is not ready without its database, but well', async () => {
    const db = new Proxy(api.db, { get: () => () => Promise.reject(new Error('connection refused')) })
    const app = createApp({ ...api.deps, db })
    expect(await statusOf(app, '/readyz')).toBe(503)
    expect(await statusOf(app, '/healthz')).toBe(200)
  })

  it.each([
    ['a public read', '/api/v7/slst?g_ids=1001', undefined],
    ['a signed call', '/api/execute', { token: 't', secret: 's', path: '/api/rest/v7/ordlst', method: 'GET' }],
    ['a write', '/api/rest/v7/register', { email: 'ada@shopper.example', password: 'shopper-one' }],
  ])('without its database answers %s with 503, in the status and in its code', async (_, path, body) => {
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    const db = new Proxy(api.db, {
      get: () => () => {
        throw refused
      },
    })
    const app = createApp({ ...api.deps, db, readDb: db })
    const headers = { 'content-type': 'application/json' }
    const response = await app.request(path, body && { method: 'POST', headers, body: JSON.stringify(body) })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await response.json()).toEqual({ RC: 503, msg: 'busy, try again' })
  })

  it('reads what is public from the replica, and writes to the database itself', async () => {
    const store = await makeStore(replica.db)
    const app = createApp({ ...api.deps, readDb: replica.db })
    const read = async (path: string) => (await (await app.request(path)).json()) as { records: { gid: number }[] }
    expect((await read(`/api/v7/slst?g_ids=${store.gid}`)).records.map(({ gid }) => gid)).toEqual([store.gid])
    expect(await codesAfterOneIn(app)).toEqual({ here: 1, replica: 0 })
  })

  it('that only does background work answers no calls', async () => {
    const app = createWorkerApp(api.deps)
    expect(await statusOf(app, '/api/v7/slst')).toBe(404)
    for (const path of ['/healthz', '/readyz']) expect(await statusOf(app, path)).toBe(200)
  })

  it('takes its part of the work, and a replica only of a database, from the environment', async () => {
    expect(await loadConfig({ PLAZA_DATA_DIR: '.data/test' })).toMatchObject({ worker: 'on', databaseReadUrl: null })
    expect((await loadConfig({ PLAZA_DATA_DIR: '.data/test', WORKER: 'only' })).worker).toBe('only')
    await expect(loadConfig({ WORKER: 'sometimes' })).rejects.toThrow('WORKER')
    for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'])
      await expect(loadConfig({ [name]: 'postgres://other/plaza' })).rejects.toThrow(
        `DATABASE_URL must be set where ${name} is.`,
      )
  })
})

/** How many codes are stored, here and on the replica, once one was asked for. */
async function codesAfterOneIn(app: TestApp['app']) {
  const body = JSON.stringify({ phone: '6045550143', action: 3, country_code: 'CA' })
  const headers = { 'content-type': 'application/json' }
  await app.request('/api/rest/v7/vcd', { method: 'POST', body, headers })
  const count = async ({ db }: TestApp) => db.$count(sql`verification_codes`)
  return { here: await count(api), replica: await count(replica) }
}

describe('background work', () => {
  it('goes on while a storefront does not answer a purge', async () => {
    const purge = { kind: 'catalogue_changed', payload: { dealIds: [], tags: ['store:1'] }, dueAt: api.clock.now() }
    await api.db.insert(jobs).values(Array.from({ length: 20 }, () => purge))
    const deps = {
      ...api.deps,
      config: {
        ...api.deps.config,
        purgeUrl: 'http://dead.test',
        storefrontSecret: ['a-secret-of-the-tests'] as const,
      },
      fetch: () => new Promise<Response>(() => undefined),
    }
    const own = runMaintenance(deps).then(() => 'done')
    const late = new Promise((resolve) => setTimeout(resolve, 3000, 'late'))
    expect(await Promise.race([own, late])).toBe('done')
    const left = async () => (await api.db.select().from(jobs)).filter(({ doneAt }) => doneAt === null).length
    expect(await left()).toBe(20)
    const answering = { ...deps, fetch: async () => new Response() }
    await send('purges', answering)
    expect(await left()).toBe(0)
  })
})
