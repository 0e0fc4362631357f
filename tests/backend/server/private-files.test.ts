import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { exportCatalogue } from '@/backend/catalogue-files/export/export-catalogue'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { readOrGenerate } from '@/backend/platform/persisted-secrets'
import { demoSecret } from '@/launch/secrets'
import { openTestApp } from '@/tests/backend/support/test-app'

const root = await mkdtemp(path.join(os.tmpdir(), 'plaza-private-'))
afterAll(() => rm(root, { recursive: true, force: true }))

/** Of all files and folders, how many there are of each mode. */
async function modes(folder: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const names = (await readdir(folder, { recursive: true })).filter((name) => !name.startsWith('in-use'))
  for (const name of ['', ...names]) {
    const one = await stat(path.join(folder, name))
    const mode = `${one.isDirectory() ? 'folder' : 'file'} ${(one.mode & 0o777).toString(8)}`
    found[mode] = (found[mode] ?? 0) + 1
  }
  return found
}

it('what the embedded database writes is for its owner alone, also of a folder that was open to all', {
  timeout: 120_000,
}, async () => {
  const folder = path.join(root, 'data')
  for (let start = 0; start < 2; start++) {
    const { db, close } = await openEmbedded({ folder })
    await db.execute(sql.raw(`create table t${start} as select repeat('x', 900) from generate_series(1, 900)`))
    await db.execute(sql`checkpoint`)
    expect(Object.keys(await modes(folder)).sort()).toEqual(['file 600', 'folder 700'])
    await close()
    await chmod(path.join(folder, 'pgdata'), 0o755)
    for (const name of await readdir(path.join(folder, 'pgdata', 'global')))
      await chmod(path.join(folder, 'pgdata', 'global', name), 0o666)
  }
})

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
