import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs } from '@/backend/platform/jobs/schema'

import { makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
  await makeStore(api.db, { gid: 41, urlKey: 'bakery' })
  await makeStore(api.db, { gid: 42, urlKey: 'florist', domain: 'flowers.example', suspended: true })
})
beforeEach(() => api.db.delete(jobs))
afterAll(() => api.close())

async function run(...command: string[]): Promise<string[]> {
  const answer = (await api.post('/dev/operator', { command: ['stores', ...command] })) as unknown as {
    lines?: string[]
    error: string
  }
  return answer.lines ?? [answer.error]
}

async function purged(): Promise<unknown[]> {
  return (await api.db.select().from(jobs)).flatMap(({ payload }) => (payload as { tags: string[] }).tags)
}

const gidAt = async (domain: string) => (await api.get(`/api/v8/sdtl2?domain=${domain}&lan=en`)).records?.gid

describe('npm run cli -- stores', () => {
  it('lists every store with its key, state and domain', async () => {
    expect(await run('list')).toEqual(['41  bakery  open', '42  florist  closed  flowers.example'])
  })

  it('lists the domains alone, one a line, also of stores that are closed', async () => {
    await makeStore(api.db, { gid: 43, domain: 'book.example' })
    expect(await run('domains')).toEqual(['book.example', 'flowers.example'])
  })

  it('closes a store until further notice, and opens it, by key or id; its pages and lists are rendered again', async () => {
    const isOpen = async () => (await api.get('/api/v7/slst?g_ids=41&lan=en')).records[0].is_open
    expect(await isOpen()).toBe(true)
    expect(await run('close', 'bakery')).toEqual(['bakery: is closed'])
    expect(await isOpen()).toBe(false)
    expect(await purged()).toEqual(['store:41', 'catalogue'])
    expect(await run('close', '41')).toEqual(['41: was already closed'])
    expect(await run('open', '41')).toEqual(['41: is open'])
    expect(await isOpen()).toBe(true)
    expect(await run('open', 'butcher')).toEqual(['butcher: no such store'])
  })

  it('gives a store a domain, and takes it away; only what was served under one is rendered again', async () => {
    expect(await run('domain', 'bakery', 'bread.example')).toEqual([
      'bakery: has bread.example, which takes effect within a minute',
    ])
    expect(await gidAt('bread.example')).toBe(41)
    expect(await purged()).toEqual(['store:41'])
    expect(await run('domain', '41', 'bread.example', '--remove')).toEqual(['41: bread.example is removed'])
    expect(await gidAt('bread.example')).toBeUndefined()
    expect(await purged()).toEqual(['store:41', 'store:41', 'sites'])
  })

  it.each([
    ['https://bread.example', 'must be a host name in lower case, such as shop.example'],
    ['localhost', 'is the shared site'],
    ['flowers.example', 'belongs to another store'],
  ])('refuses %s as a domain', async (host, reason) => {
    expect(await run('domain', 'bakery', host)).toEqual([`bakery ${host}: ${reason}`])
    expect(await purged()).toEqual([])
  })

  it('removes no domain that is another store’s, and explains itself', async () => {
    expect(await run('domain', 'bakery', 'flowers.example', '--remove')).toEqual([
      'bakery: does not have flowers.example',
    ])
    expect(await run('domain', 'bakery')).toEqual([
      "missing required argument 'host': npm run cli -- stores domain <store> <host> [--remove]",
    ])
    expect(await run('sell')).toEqual([expect.stringContaining('npm run cli -- stores list')])
  })
})
