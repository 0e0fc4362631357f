import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { EnvironmentError } from '@/lib/env-values'

const SECRET = 'x'.repeat(32)

/** All that production needs. */
const PRODUCTION = {
  ...{ PLAZA_MODE: 'production', SITE_ORIGIN: 'https://plaza.example', SHARED_HOSTS: 'plaza.example' },
  ...{ SESSION_SECRET: SECRET, PURGE_SECRET: SECRET },
}

describe('the environment', () => {
  test('the demo needs no variables; the API is on the same machine', () => {
    expect(parseEnv({})).toMatchObject({ PLAZA_MODE: 'demo', COMMERCE_API_URL: 'http://127.0.0.1:4000' })
  })

  test('the base of every call is configurable [CALL-1]', () => {
    expect(parseEnv({ COMMERCE_API_URL: 'https://api.example/base' }).COMMERCE_API_URL).toBe('https://api.example/base')
  })

  test('lists are split, empty variables count as unset', () => {
    const { SHARED_HOSTS, PAY_ORIGINS } = parseEnv({ SHARED_HOSTS: ' a.example, ,b.example ', PAY_ORIGINS: '' })
    expect([SHARED_HOSTS, PAY_ORIGINS]).toEqual([['a.example', 'b.example'], []])
  })

  test.each([
    ['SITE_ORIGIN', '', 'must be set in production'],
    ['SHARED_HOSTS', '', 'must be set in production'],
    ['SESSION_SECRET', '', 'must be set in production'],
    ['SESSION_SECRET', 'short', 'must have at least 32 characters'],
    ['PURGE_SECRET', '', 'must be set in production'],
  ])('production refuses a %s of "%s"', (name, value, why) => {
    const found = (() => {
      try {
        return parseEnv({ ...PRODUCTION, [name]: value })
      } catch (error) {
        return (error as Error).message
      }
    })()
    expect(found).toBe(`${name} ${why}.`)
  })

  const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)]
  test.each([
    [OLD, [OLD]],
    [`${OLD},${NEW}`, [OLD, NEW]],
    [` ${NEW} , ${OLD} `, [NEW, OLD]],
  ])('a secret of "%s" is %j', (value, secrets) => {
    const { SESSION_SECRET, PURGE_SECRET } = parseEnv({ SESSION_SECRET: value, PURGE_SECRET: value })
    expect([SESSION_SECRET, PURGE_SECRET]).toEqual([secrets, secrets])
  })

  test.each([
    [`${OLD},`, 'must have at least 32 characters'],
    [`${OLD},short`, 'must have at least 32 characters'],
    ['short,shorter', 'must have at least 32 characters'],
    [`${' '.repeat(32)},${NEW}`, 'must have at least 32 characters'],
    [`${OLD},${NEW},${SECRET}`, 'must be one secret, or two with a comma between them'],
  ])('a secret of "%s" is refused once by its name, and not repeated', (value, why) => {
    const problems = [`SESSION_SECRET ${why}.`, `PURGE_SECRET ${why}.`]
    expect(() => parseEnv({ SESSION_SECRET: value, PURGE_SECRET: value })).toThrow(new EnvironmentError(problems))
  })

  test('production with its origin, its hosts and both secrets starts', () => {
    expect(parseEnv(PRODUCTION).PLAZA_MODE).toBe('production')
  })

  test('pictures come from exact https origins, or in a demo from this machine', () => {
    const given = { PICTURE_ORIGINS: 'https://cdn.example:8443,http://localhost:9000,http://127.0.0.1:9000' }
    expect(parseEnv(given).PICTURE_ORIGINS).toHaveLength(3)
    expect(() => parseEnv({ ...PRODUCTION, ...given })).toThrow('PICTURE_ORIGINS must use https in production.')
    expect(parseEnv({ ...PRODUCTION, PICTURE_ORIGINS: 'https://cdn.example' }).PICTURE_ORIGINS).toHaveLength(1)
  })

  test.each([
    ['SITE_ORIGIN', 'https://Plaza.example/', 'https://plaza.example'],
    ['SHARED_HOSTS', 'WWW.plaza.example,localhost', ['www.plaza.example', 'localhost']],
    [
      'PAY_ORIGINS',
      'https://api.example/, https://pay.example:8443',
      ['https://api.example', 'https://pay.example:8443'],
    ],
  ])('%s "%s" is %j', (name, text, value) => {
    expect(parseEnv({ SHARED_HOSTS: 'plaza.example,localhost', [name]: text })).toMatchObject({ [name]: value })
  })

  test('the shared site is found at its origin and on this machine, unless its hosts are set', () => {
    const { SHARED_HOSTS } = parseEnv({ SITE_ORIGIN: 'https://plaza.example' })
    expect(SHARED_HOSTS).toEqual(['plaza.example', 'localhost', '127.0.0.1'])
  })

  test('an origin whose host is not among those of the shared site is refused', () => {
    const problem = 'SHARED_HOSTS must contain the host of SITE_ORIGIN.'
    const settings = { ...PRODUCTION, SITE_ORIGIN: 'https://shop.example' }
    expect(() => parseEnv(settings)).toThrow(new EnvironmentError([problem]))
  })

  const ORIGIN = 'must be an origin such as https://plaza.example.com, without a path.'
  const HOSTS = 'must be hosts such as plaza.example.com, without protocol, port or *.'
  test.each([
    ['SITE_ORIGIN', 'https://plaza.example/shop', ORIGIN],
    ['SITE_ORIGIN', 'https://plaza.example?lan=en', ORIGIN],
    ['SITE_ORIGIN', 'plaza.example', ORIGIN],
    ['SHARED_HOSTS', 'https://plaza.example', HOSTS],
    ['SHARED_HOSTS', 'plaza.example,localhost:3000', HOSTS],
    ['HSTS_SUBDOMAINS', '*.plaza.example', HOSTS],
    ['PAY_ORIGINS', 'api.example', 'must be origins such as https://plaza.example.com, without a path.'],
    ['REDIS_URL', 'localhost:6379', 'must be an address such as redis://localhost:6379.'],
    ['LINK_TERMS', 'javascript:alert(1)', 'must be an address such as https://plaza.example.com.'],
  ])('%s "%s" is refused with an example', (name, text, why) => {
    expect(() => parseEnv({ [name]: text })).toThrow(new EnvironmentError([`${name} ${why}`]))
  })

  test.each([
    ['PLAZA_MODE', 'staging'],
    ['COMMERCE_API_URL', 'api'],
    ['SITE_ORIGIN', 'plaza'],
    ['TRUST_PROXY', 'perhaps'],
    ['LINK_TERMS', 'terms'],
    ['PICTURE_ORIGINS', 'cdn.example'],
    ['PICTURE_ORIGINS', 'https://cdn.example/path'],
    ['PICTURE_ORIGINS', 'https://cdn.example,http://cdn.example'],
    ['PICTURE_ORIGINS', 'https://*.example'],
  ])('an invalid %s is reported', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name)
  })
})
