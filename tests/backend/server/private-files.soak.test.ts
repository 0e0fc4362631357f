import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { modes } from '@/tests/backend/support/file-modes'

const root = await mkdtemp(path.join(os.tmpdir(), 'plaza-private-'))
afterAll(() => rm(root, { recursive: true, force: true }))

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
