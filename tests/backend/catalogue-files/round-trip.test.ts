import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportCatalogue } from '@/backend/catalogue/export/export-catalogue'
import { importCatalogue } from '@/backend/catalogue/import-catalogue'
import type { Database } from '@/backend/db/database'
import { seedDatabase } from '@/backend/demo/seed-database'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

const now = new Date('2026-06-05T19:00:00Z')
/** Every key has a picture, which tells it from any other. */
const pictures = { get: async (key: string) => Buffer.from(key) }
let folder: string
let [a, b]: TestApp[] = []

const read = (db: Database) =>
  importCatalogue({ db, folder, pictures, pictureDir: path.join(folder, '..', 'stored'), sharedHosts: [], now })

beforeAll(async () => {
  a = await openTestApp()
  b = await openTestApp()
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'plaza-files-')), 'export')
  await seedDatabase(a.db, { now })
  await exportCatalogue({ db: a.db, folder, pictures })
}, 60_000)
afterAll(async () => {
  await a?.close(); await b?.close()
  await rm(path.dirname(folder), { recursive: true, force: true })
})

describe('the demo’s catalogue', () => {
  it('probe', async () => {
    console.time('a')
    console.log((await read(a.db)).toLines().slice(0, 20))
    console.timeEnd('a'); console.time('b')
    console.log((await read(b.db)).toLines().slice(-1))
    console.timeEnd('b'); console.time('c')
    console.log((await read(b.db)).toLines().slice(-5))
    console.timeEnd('c')
    console.log(JSON.stringify(await a.get('/api/glst?limit=1')).slice(0,3000))
  }, 120000)
})
