import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storefrontServer } from '@/launch/product-servers'
import { ROOT, runProgram } from './program'

const FILES = {
  '.env': 'BRAND_NAME=env\nBRAND_LOGO=/env.svg\nLOG_LEVEL=warn\nCUSTOMER_DOMAIN=env.test\n',
  '.env.production': 'BRAND_NAME=production\nBRAND_LOGO=/production.svg\n',
  '.env.development': 'BRAND_NAME=development\n',
  '.env.local': 'BRAND_NAME=local\nCOMMERCE_API_URL=https://api.example\nLOG_LEVEL=\n',
  '.env.production.local': 'BRAND_NAME=production local\n',
}
const NAMES = ['BRAND_NAME', 'BRAND_LOGO', 'LOG_LEVEL', 'CUSTOMER_DOMAIN', 'COMMERCE_API_URL']
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-env-files-'))
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text)
})
afterAll(() => rm(folder, { recursive: true }))

async function environmentOf(env: Record<string, string>, mode: string): Promise<Record<string, string>> {
  const program = path.join(ROOT, 'tests/start/print-environment.ts')
  const words = [...(mode === 'development' ? ['--development'] : []), program, ...NAMES]
  const { out } = await runProgram('launch/run.mjs', words, env, { cwd: folder }).ended
  return JSON.parse(out)
}

test('a command reads the .env files of its mode first, the most specific wins, and an empty variable is unset', async () => {
  expect(await environmentOf({}, 'production')).toEqual({
    BRAND_NAME: 'production local',
    BRAND_LOGO: '/production.svg',
    CUSTOMER_DOMAIN: 'env.test',
    COMMERCE_API_URL: 'https://api.example',
  })
  expect((await environmentOf({}, 'development')).BRAND_NAME).toBe('local')
})

test('variables that are already set win, unless empty', async () => {
  const given = { BRAND_NAME: 'set', CUSTOMER_DOMAIN: '' }
  expect(await environmentOf(given, 'production')).toMatchObject({ BRAND_NAME: 'set', CUSTOMER_DOMAIN: 'env.test' })
})

test('a started storefront reads no file, so that none affects the tests', async () => {
  const { env } = await storefrontServer({ dataDir: folder, distDir: '.next', port: 3000, apiPort: 4000 })
  const finished = { __NEXT_PROCESSED_ENV: `${env.__NEXT_PROCESSED_ENV}` }
  expect(await environmentOf(finished, 'production')).toEqual({})
})
