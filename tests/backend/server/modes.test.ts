import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '@/backend/env'
import { allowsAddress } from '@/backend/http/allows-address'
import { describeError } from '@/backend/http/logger'
import { publishChange } from '@/backend/worker/publish-change'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let folder = ''
let demo: TestApp
let production: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plaza-env-'))
  demo = await openTestApp()
  production = await openTestApp({ mode: 'production', simulator: false })
})
afterAll(async () => {
  await demo.close()
  await production.close()
  await rm(folder, { recursive: true })
})

describe('the environment', () => {
  it('generates the secrets of a demo once, readable only by their owner', async () => {
    const first = await loadConfig({ PLAZA_DATA_DIR: folder })
    const again = await loadConfig({ PLAZA_DATA_DIR: folder })
    expect(first).toMatchObject({ mode: 'demo', simulator: true, port: 4000 })
    expect(again.secrets).toEqual(first.secrets)
    expect(JSON.parse(await readFile(path.join(folder, 'api-secrets.json'), 'utf8'))).toEqual(first.secrets)
  })

  it('refuses production without its own secrets, and has no simulator there', async () => {
    const base = { PLAZA_DATA_DIR: folder, DATABASE_URL: 'postgres://db/plaza' }
    await expect(loadConfig(base)).rejects.toThrow('WEBHOOK_SECRET')
    const secret = 'a-secret-of-its-own'
    const config = await loadConfig({ ...base, WEBHOOK_SECRET: secret, CODE_SECRET: secret })
    expect(config).toMatchObject({ mode: 'production', simulator: false, trustProxy: false })
  })

  it('refuses invalid values', async () => {
    await expect(loadConfig({ API_PORT: 'many' })).rejects.toThrow()
    await expect(loadConfig({ PLAZA_DATA_DIR: folder, PURGE_URL: 'http://x.test' })).rejects.toThrow('PURGE_SECRET')
  })
})

describe('the demo tools', () => {
  it('show the outbox as a page and as JSON, newest first, and never in production', async () => {
    await demo.post('/api/rest/v7/vcd', { phone: '6045550199', action: 3, country_code: 'CA' })
    const json = await demo.app.request('/dev/outbox', { headers: { accept: 'application/json' } })
    const { messages } = (await json.json()) as { messages: { recipient: string; body: string }[] }
    expect(messages[0]?.body).toMatch(/\d{6}/)
    expect(await (await demo.app.request('/dev/outbox')).text()).toContain('<h1>Outbox</h1>')
    for (const path of ['/dev/outbox', '/dev/orders']) expect((await production.app.request(path)).status).toBe(404)
    const step = await production.app.request('/dev/orders/aaaaaaaaaaaaaaaa/accept', { method: 'POST' })
    expect(step.status).toBe(404)
  })
})

describe('logged errors', () => {
  it('omit their messages, which may quote a customer', () => {
    const error = new Error('Failed query: params: 6045550100, 4242424242424242', { cause: { code: '23505' } })
    const text = JSON.stringify(describeError(error))
    expect(text).not.toMatch(/604555|4242/)
    expect(text).toContain('23505')
  })
})

describe('the limit per address', () => {
  it('counts a known address, and does not limit an unnamed peer on this machine', async () => {
    const limit = { name: 'test', max: 1, seconds: 60 }
    const tries = (address: string) => Promise.all([1, 2].map(() => allowsAddress(demo.deps.limiter, limit, address)))
    expect(await tries('203.0.113.7')).toEqual([true, false])
    expect(await tries('')).toEqual([true, true])
  })
})

describe('the purge', () => {
  it('is signed and names the deal, the store and the catalogue', async () => {
    const sent: { url: string; init: RequestInit | undefined }[] = []
    const purge = { url: 'http://shop.test/api/revalidate', secret: 'purge-secret-of-tests' }
    const fetch = async (url: unknown, init?: RequestInit) => {
      sent.push({ url: String(url), init })
      return new Response('{}')
    }
    const deps = { ...demo.deps, config: { ...demo.deps.config, purge }, fetch: fetch as typeof globalThis.fetch }
    await publishChange(deps, { gid: 7, dealIds: [1, 2] })
    expect(sent[0]?.url).toBe(purge.url)
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({
      tags: ['deal:1', 'deal:2', 'store:7', 'catalogue'],
      at: demo.clock.now().getTime(),
    })
    expect(new Headers(sent[0]?.init?.headers).get('x-plaza-signature')).toMatch(/^[0-9a-f]{64}$/)
  })
})
