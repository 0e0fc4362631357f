import { sealData, unsealData } from 'iron-session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

interface Stored {
  value: string
  options?: { path?: string; maxAge?: number; secure?: boolean; httpOnly?: boolean; domain?: string }
}
const browser = vi.hoisted(() => ({ cookies: new Map<string, Stored>(), headers: {} as Record<string, string> }))
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => browser.cookies.get(name),
    set: (name: string, value: string, options: Stored['options']) => browser.cookies.set(name, { value, options }),
  }),
  headers: async () => new Headers(browser.headers),
}))

const password = 'a secret of the tests of 32 bytes'
const ADA = { token: 't1', secret: 's1', firstName: 'Ada' }
const [PLAIN, HOST] = ['plaza_session', '__Host-plaza_session']
const seal = (data: object) => sealData(data, { password })
const put = async (name: string, data: object) => void browser.cookies.set(name, { value: await seal(data) })
/** What a browser would send next: a cookie with no time left is gone. */
const kept = () => [...browser.cookies].filter(([, { options }]) => options?.maxAge !== 0).map(([name]) => name)

beforeEach(() => {
  vi.resetModules()
  browser.cookies.clear()
  browser.headers = {}
  vi.stubEnv('SESSION_SECRET', password)
})
afterEach(() => vi.unstubAllEnvs())
const load = async (environment: Record<string, string> = { SITE_ORIGIN: 'https://plaza.example' }) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  return import('@/lib/server/session/session')
}

describe('on https', () => {
  test('a session is stored under a name that no sibling and no page on http can set', async () => {
    const session = await (await load()).openSession()
    Object.assign(session, ADA)
    await session.save()
    expect(kept()).toEqual([HOST])
    const { options } = browser.cookies.get(HOST) ?? {}
    expect(options).toMatchObject({ secure: true, path: '/', httpOnly: true, sameSite: 'lax' })
    expect(options).not.toHaveProperty('domain')
  })

  test('one under the old name is read, and a handler moves it', async () => {
    const { openSession, readSession } = await load()
    await put(PLAIN, ADA)
    expect(await readSession()).toMatchObject(ADA)
    expect(kept()).toEqual([PLAIN])
    expect(await openSession()).toMatchObject(ADA)
    expect(kept()).toEqual([HOST])
    expect(await unsealData(browser.cookies.get(HOST)?.value ?? '', { password })).toMatchObject(ADA)
    expect(await openSession()).toMatchObject(ADA)
  })

  test('one that was sealed for the new name is nobody’s under the old one, where a sibling could plant it', async () => {
    const { openSession } = await load()
    const session = await openSession()
    Object.assign(session, ADA)
    await session.save()
    const planted = browser.cookies.get(HOST)?.value ?? ''
    browser.cookies.clear()
    browser.cookies.set(PLAIN, { value: planted })
    expect((await openSession()).token).toBeUndefined()
    expect(kept()).toEqual([PLAIN])
  })

  test('one under the old name never takes the place of that under the new one', async () => {
    const { openSession } = await load()
    await put(HOST, { ...ADA, isOfHost: true })
    await put(PLAIN, { token: 'planted', secret: 'x' })
    expect(await openSession()).toMatchObject(ADA)
  })

  test('a logout ends both', async () => {
    const { openSession } = await load()
    await put(HOST, { ...ADA, isOfHost: true })
    await put(PLAIN, ADA)
    ;(await openSession()).destroy()
    expect(kept()).toEqual([])
    expect((await openSession()).token).toBeUndefined()
  })

  test('a logout of a session under the old name ends it', async () => {
    const { openSession } = await load()
    await put(PLAIN, ADA)
    ;(await openSession()).destroy()
    expect(kept()).toEqual([])
  })
})

describe('while the secret is rotated', () => {
  const [OLD, NEW] = [password, 'the secret that takes its place.']
  const NAMES: [string, string, string][] = [
    ['http', 'http://localhost:3000', PLAIN],
    ['https', 'https://plaza.example', HOST],
  ]
  /** The storefront that is started with these secrets. */
  const start = (secrets: string[], SITE_ORIGIN: string) => {
    vi.resetModules()
    return load({ SESSION_SECRET: secrets.join(','), SITE_ORIGIN })
  }
  const sealedWith = async (name: string, secret: string) =>
    'token' in (await unsealData<object>(browser.cookies.get(name)?.value ?? '', { password: secret }))

  test.each(NAMES)(
    'a session goes on over %s, once a handler has sealed it with the new one',
    async (_, site, name) => {
      await put(name, { ...ADA, isOfHost: true })
      const before = browser.cookies.get(name)
      expect(await (await start([OLD, NEW], site)).openSession()).toMatchObject(ADA)
      expect(browser.cookies.get(name)).toBe(before)
      const { openSession, readSession } = await start([NEW, OLD], site)
      expect(await readSession()).toMatchObject(ADA)
      expect(browser.cookies.get(name)).toBe(before)
      expect(await openSession()).toMatchObject(ADA)
      expect([await sealedWith(name, NEW), await sealedWith(name, OLD)]).toEqual([true, false])
      expect(await (await start([OLD, NEW], site)).readSession()).toMatchObject(ADA)
      expect(await (await start([NEW], site)).openSession()).toMatchObject(ADA)
    },
  )

  test.each(NAMES)('one over %s that met no handler in time ends', async (_, site, name) => {
    await put(name, { ...ADA, isOfHost: true })
    expect((await (await start([NEW], site)).openSession()).token).toBeUndefined()
  })

  test('one under the old name moves, whichever secret sealed it', async () => {
    await put(PLAIN, ADA)
    expect(await (await start([NEW, OLD], 'https://plaza.example')).openSession()).toMatchObject(ADA)
    expect([kept(), await sealedWith(HOST, NEW)]).toEqual([[HOST], true])
  })

  test.each(NAMES)('one over %s that neither secret sealed is empty', async (_, site, name) => {
    for (const value of ['x', await sealData(ADA, { password: 'the secret of somebody else.....' })]) {
      browser.cookies.set(name, { value })
      expect((await (await start([NEW, OLD], site)).openSession()).token).toBeUndefined()
      expect(browser.cookies.get(name)).toEqual({ value })
    }
  })
})

describe('the name', () => {
  test.each<[string, Record<string, string>, string, string]>([
    ['a site on http', {}, 'http', PLAIN],
    ['a forged header', {}, 'https', PLAIN],
    ['a trusted proxy on https', { TRUST_PROXY: 'on' }, 'https', HOST],
    ['a trusted proxy on http', { TRUST_PROXY: 'on' }, 'http', PLAIN],
    ['a site on https, whatever a request says', { SITE_ORIGIN: 'https://a.example', TRUST_PROXY: 'on' }, 'http', HOST],
  ])('of %s', async (_, environment, forwarded, name) => {
    browser.headers = { 'x-forwarded-proto': forwarded }
    const session = await (await load(environment)).openSession()
    Object.assign(session, ADA)
    await session.save()
    expect(kept()).toEqual([name])
    expect(browser.cookies.get(name)?.options?.secure).toBe(name === HOST)
  })
})
