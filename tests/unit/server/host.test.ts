import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => vi.unstubAllEnvs())
const load = async (environment: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  return import('@/lib/server/site/host')
}
const headers = (host: string, forwarded?: string) =>
  new Headers({ host, ...(forwarded && { 'x-forwarded-host': forwarded }) })

describe('the host of a request', () => {
  test.each([
    ['Noodle.Example:3000', 'noodle.example', 'noodle.example:3000'],
    ['plaza.example', 'plaza.example', 'plaza.example'],
    ['Plaza.Example.:3000', 'plaza.example', 'plaza.example.:3000'],
    ['plaza.example..', 'plaza.example.', 'plaza.example..'],
  ])('%s is %s', async (host, name, authority) => {
    const { hostOf, authorityOf } = await load()
    expect([hostOf(headers(host)), authorityOf(headers(host))]).toEqual([name, authority])
  })

  test('a forwarded host is used behind a trusted proxy only', async () => {
    expect((await load()).hostOf(headers('plaza.example', 'evil.example'))).toBe('plaza.example')
    vi.resetModules()
    const trusted = await load({ TRUST_PROXY: 'true' })
    expect(trusted.hostOf(headers('inner:3000', 'noodle.example, proxy.example'))).toBe('noodle.example')
    expect(trusted.hostOf(headers('plaza.example'))).toBe('plaza.example')
  })

  test('links that return have the scheme of the site', async () => {
    const { originOf } = await load({ SITE_ORIGIN: 'https://plaza.example' })
    expect(originOf(headers('noodle.example:8443'))).toBe('https://noodle.example:8443')
  })
})
