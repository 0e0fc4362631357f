import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import { runCatalogueCommand } from '@/backend/operators/catalogue/catalogue-command'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'plaza-json-'))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('PLAZA_DATA_DIR', path.join(root, 'data'))
  vi.stubEnv('PICTURE_DIR', path.join(root, 'stored'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true, force: true })
})

it('catalogue import --json prints counts, notes, changes and warnings with file, line and column', {
  timeout: 60_000,
}, async () => {
  const files = path.join(root, 'files')
  const imported = async (...words: string[]) => {
    const lines = await runCatalogueCommand(['import', files, '--json', ...words], createPictureStore)
    return JSON.parse(lines.join('\n'))
  }
  await cp('docs/example-catalogue', files, { recursive: true })
  expect(await imported()).toMatchObject({ dryRun: false, changed: 0, removed: 0, warnings: [], warningCount: 0 })

  await rm(files, { recursive: true })
  await cp('docs/example-catalogue/pictures', path.join(files, 'pictures'), { recursive: true })
  await writeFile(path.join(files, 'dishes.csv'), 'store,sku,price\nminato-udon,kake,0\nminato-udon,niku,17.50\n')
  expect(await imported('--dry-run')).toEqual({
    ...{ dryRun: true, created: 0, changed: 2, removed: 0, notes: [], warningCount: 1 },
    warnings: [{ file: 'dishes.csv', line: 2, column: 'price', message: 'is 0' }],
    changes: ['dish minato-udon/kake: price 11.50 → 0.00', 'dish minato-udon/niku: price 16.00 → 17.50'],
  })
})
