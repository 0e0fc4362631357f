import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { exportCatalogue } from '@/backend/catalogue-files/export/export-catalogue'
import { readOrGenerate } from '@/backend/platform/persisted-secrets'
import { demoSecret } from '@/launch/demo-secret'
import { modes } from '@/tests/backend/support/file-modes'
import { openTestApp } from '@/tests/backend/support/test-app'

const root = await mkdtemp(path.join(os.tmpdir(), 'plaza-private-'))
afterAll(() => rm(root, { recursive: true, force: true }))

it.each([
  ['secrets of the storefront', (folder: string) => demoSecret(folder, 'session')],
  ['secrets of the API', (folder: string) => readOrGenerate(folder, 'keys.json', z.object({}), () => ({}))],
])('%s are for their owner alone, as is their folder', async (name, write) => {
  const folder = path.join(root, name)
  await write(folder)
  expect(await modes(folder)).toEqual({ 'folder 700': 1, 'file 600': 1 })
})

it('an exported catalogue is for its owner alone to read, since codes of coupons are in it', async () => {
  const api = await openTestApp()
  const folder = path.join(root, 'exported')
  await exportCatalogue({ db: api.db, folder, pictures: api.deps.pictures })
  await api.close()
  const found = await modes(folder)
  expect(found['file 600']).toBeGreaterThan(10)
  expect(Object.keys(found).filter((mode) => mode.startsWith('file'))).toEqual(['file 600'])
})
