import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadConfig } from '@/backend/config/config'
import { readConfiguration } from '@/launch/configuration'
import { productServers } from '@/launch/product'
import { parseEnv } from '@/lib/env'

const SECRET = 's'.repeat(32)
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'plaza-configuration-'))
  vi.stubEnv('PLAZA_DATA_DIR', dataDir)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(dataDir, { recursive: true })
})

/** The servers of `npm start`, and what each would read from its environment. */
async function startWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const specs = await productServers(readConfiguration(process.env), 'start')
  const envOf = (name: string) => ({ ...process.env, ...specs.find((spec) => spec.name === name)?.env })
  return {
    names: specs.map(({ name }) => name),
    storefront: parseEnv(envOf('storefront')),
    apiEnv: envOf('commerce API'),
  }
}

test('empty variables count as unset', async () => {
  const empty = ['PORT', 'API_PORT', 'API_HOST', 'COMMERCE_API_URL', 'DATABASE_URL', 'PLAZA_MODE', 'SITE_ORIGIN']
  const { names, storefront, apiEnv } = await startWith(Object.fromEntries(empty.map((name) => [name, ''])))
  expect(names).toEqual(['commerce API', 'storefront'])
  expect(storefront).toMatchObject({ PORT: 3000, COMMERCE_API_URL: 'http://localhost:4000', PLAZA_MODE: 'demo' })
  expect(await loadConfig(apiEnv)).toMatchObject({ port: 4000, host: '127.0.0.1', databaseUrl: null, mode: 'demo' })
})

describe('PURGE_SECRET', () => {
  test('set explicitly, reaches the storefront and the API', async () => {
    const { storefront, apiEnv } = await startWith({ PURGE_SECRET: SECRET })
    expect([storefront.PURGE_SECRET, (await loadConfig(apiEnv)).storefrontSecret]).toEqual([[SECRET], [SECRET]])
  })

  test('unset, is generated and the same for both', async () => {
    const { storefront, apiEnv } = await startWith({ PURGE_SECRET: '' })
    expect(storefront.PURGE_SECRET).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect((await loadConfig(apiEnv)).storefrontSecret).toEqual(storefront.PURGE_SECRET)
  })
})

test('with COMMERCE_API_URL the storefront is started alone and uses it', async () => {
  const { names, storefront } = await startWith({ COMMERCE_API_URL: 'https://api.example', API_PORT: 'unread' })
  expect([names, storefront.COMMERCE_API_URL]).toEqual([['storefront'], 'https://api.example'])
})

test.each<[string, Record<string, string>, string | undefined]>([
  ['the demo on its own API has the sandbox', {}, 'http://localhost:4000/sandbox/express.js'],
  ['the demo on a remote API has none', { COMMERCE_API_URL: 'https://api.example' }, undefined],
  [
    'a provider that is configured wins',
    { EXPRESS_SCRIPT_URL: 'https://pay.example/sdk/js' },
    'https://pay.example/sdk/js',
  ],
])('express provider: %s', async (_, variables, script) => {
  const unset = { COMMERCE_API_URL: '', EXPRESS_SCRIPT_URL: '', API_PORT: '4000' }
  expect((await startWith({ ...unset, ...variables })).storefront.EXPRESS_SCRIPT_URL).toBe(script)
})

test('the API of a site elsewhere sends shoppers back to it, and is refused another', async () => {
  const site = { COMMERCE_API_URL: '', SITE_ORIGIN: 'https://shop.example' }
  const { apiEnv, storefront } = await startWith(site)
  expect((await loadConfig(apiEnv)).storefrontOrigins).toEqual(['https://shop.example'])
  expect(storefront.SHARED_HOSTS).toContain('shop.example')
  await expect(startWith({ ...site, STOREFRONT_ORIGINS: 'https://plaza.example' })).rejects.toThrow(
    'STOREFRONT_ORIGINS must contain SITE_ORIGIN.',
  )
})

/** What a storefront needs in production. */
const OWN = ['SITE_ORIGIN', 'SHARED_HOSTS', 'SESSION_SECRET', 'PURGE_SECRET']

test('with COMMERCE_API_URL the mode is demo, even with DATABASE_URL, unless PLAZA_MODE says production', async () => {
  const remote = { COMMERCE_API_URL: 'https://api.example', DATABASE_URL: 'postgres://db/plaza' }
  expect((await startWith(remote)).storefront.PLAZA_MODE).toBe('demo')
  await expect(startWith({ ...remote, PLAZA_MODE: 'production' })).rejects.toThrow(
    new RegExp(`^${OWN.map((name) => `${name} must be set in production.`).join('\\n')}$`),
  )
  const own = { SITE_ORIGIN: 'https://plaza.example', SHARED_HOSTS: 'plaza.example' }
  const secrets = { SESSION_SECRET: SECRET, PURGE_SECRET: SECRET }
  expect((await startWith({ ...remote, ...own, ...secrets, PLAZA_MODE: 'production' })).storefront.PLAZA_MODE).toBe(
    'production',
  )
})

test('with DATABASE_URL both run in production, which requires addresses, secrets, mail and a payment provider', async () => {
  await expect(startWith({ DATABASE_URL: 'postgres://db/plaza' })).rejects.toThrow(
    [
      ...[...OWN, 'API_PUBLIC_URL', 'STOREFRONT_ORIGINS', 'CODE_SECRET', 'SMTP_URL', 'MAIL_FROM'].map(
        (name) => `${name} must be set in production.`,
      ),
      'A payment provider must be configured in production.',
    ].join('\n'),
  )
})

test('TRUST_PROXY is interpreted the same by both', async () => {
  for (const [value, isOn] of [
    ['yes', true],
    ['on', true],
    ['0', false],
    ['off', false],
  ] as const) {
    const { storefront, apiEnv } = await startWith({ TRUST_PROXY: value })
    expect([value, storefront.TRUST_PROXY, (await loadConfig(apiEnv)).trustProxy]).toEqual([value, isOn, isOn])
  }
})

test.each(['start', 'dev'] as const)('nothing that npm run %s starts tells anybody about it', async (command) => {
  const specs = await productServers(readConfiguration(process.env), command)
  expect(specs.find(({ name }) => name === 'storefront')?.env).toMatchObject({ NEXT_TELEMETRY_DISABLED: '1' })
})

test('the two ports must differ', () => {
  expect(() => readConfiguration({ PORT: '5000', API_PORT: '5000' })).toThrow('PORT and API_PORT must differ.')
})
