import { sealData, unsealData } from 'iron-session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '@/lib/domain/result'

const browser = vi.hoisted(() => ({ cookies: new Map<string, { value: string; options?: object }>() }))
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => browser.cookies.get(name),
    set: (name: string, value: string, options: object) => browser.cookies.set(name, { value, options }),
  }),
  headers: async () => new Headers(),
}))

const password = 'a secret of the tests of 32 bytes'
const NAME = 'plaza_device'
const YEAR = 365 * 86_400

beforeEach(() => {
  vi.resetModules()
  browser.cookies.clear()
  vi.stubEnv('SESSION_SECRET', password)
  vi.stubEnv('SITE_ORIGIN', 'https://plaza.example')
})
afterEach(() => vi.unstubAllEnvs())
const load = () => import('@/lib/server/session/device-mark')

test('a mark is kept sealed for a year, where no script reads it and only our calls send it', async () => {
  const { keepDeviceMark, readDeviceMark } = await load()
  expect(await readDeviceMark()).toBeUndefined()
  await keepDeviceMark('new.old')
  const { value, options } = browser.cookies.get(NAME) ?? { value: '' }
  expect(value).not.toContain('new.old')
  expect(await unsealData(value, { password })).toEqual({ mark: 'new.old' })
  expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', secure: true, path: '/api' })
  expect((options as { maxAge: number }).maxAge).toBeGreaterThan(YEAR - 3600)
  expect(await readDeviceMark()).toBe('new.old')
})

test('one that is forged, or sealed by another secret, is none', async () => {
  const { readDeviceMark } = await load()
  for (const value of ['new.old', await sealData({ mark: 'x' }, { password: password.replace('tests', 'wrong') })]) {
    browser.cookies.set(NAME, { value })
    expect(await readDeviceMark()).toBeUndefined()
  }
})

test('one that the second secret sealed is read, and sealed with the first', async () => {
  const next = 'the secret that takes its place.'
  browser.cookies.set(NAME, { value: await sealData({ mark: 'old' }, { password }) })
  vi.stubEnv('SESSION_SECRET', `${next},${password}`)
  const { readDeviceMark } = await load()
  expect(await readDeviceMark()).toBe('old')
  expect(await unsealData(browser.cookies.get(NAME)?.value ?? '', { password: next })).toEqual({ mark: 'old' })
})

test('an API that knows no marks leaves none; a failed reset changes nothing', async () => {
  const { afterReset } = await load()
  expect(await afterReset(success(undefined))).toEqual({ ok: true, value: null })
  expect(await afterReset(failure('reset_link_expired'))).toEqual({ ok: false, code: 'reset_link_expired' })
  expect(browser.cookies.size).toBe(0)
  expect(await afterReset(success('mark'))).toEqual({ ok: true, value: null })
  expect(browser.cookies.size).toBe(1)
})
