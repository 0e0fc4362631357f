import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'

const SECRET = 'x'.repeat(32)

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
    [{}, 'SESSION_SECRET'],
    [{ SESSION_SECRET: SECRET }, 'PURGE_SECRET'],
    [{ PURGE_SECRET: SECRET }, 'SESSION_SECRET'],
    [{ SESSION_SECRET: '', PURGE_SECRET: SECRET }, 'SESSION_SECRET'],
    [{ SESSION_SECRET: 'short', PURGE_SECRET: SECRET }, 'SESSION_SECRET'],
  ])('production with %j refuses and names %s', (given, missing) => {
    expect(() => parseEnv({ PLAZA_MODE: 'production', ...given })).toThrow(missing)
  })

  test('production with both secrets starts', () => {
    const given = { PLAZA_MODE: 'production', SESSION_SECRET: SECRET, PURGE_SECRET: SECRET }
    expect(parseEnv(given).PLAZA_MODE).toBe('production')
  })

  test('pictures come from exact https origins, or in a demo from this machine', () => {
    const given = { PICTURE_ORIGINS: 'https://cdn.example:8443,http://localhost:9000,http://127.0.0.1:9000' }
    expect(parseEnv(given).PICTURE_ORIGINS).toHaveLength(3)
    const production = { PLAZA_MODE: 'production', SESSION_SECRET: SECRET, PURGE_SECRET: SECRET }
    expect(() => parseEnv({ ...production, ...given })).toThrow('PICTURE_ORIGINS must use https in production.')
    expect(parseEnv({ ...production, PICTURE_ORIGINS: 'https://cdn.example' }).PICTURE_ORIGINS).toHaveLength(1)
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
