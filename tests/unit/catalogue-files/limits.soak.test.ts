import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problems } from '@/backend/catalogue-files/read/problems'
import { readFolder } from '@/backend/catalogue-files/read/read-folder'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-limits-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function linesOf(write: (file: string) => Promise<void>): Promise<string[]> {
  const file = path.join(folder, 'holidays.csv')
  await write(file)
  const problems = new Problems()
  await readFolder(folder, problems, false)
  return problems.toLines()
}

describe('a file of a catalogue that is too large', () => {
  // a million rows take their time
  it('is named by its rows', async () => {
    const rows = `${'udon,2026-12-25\n'.repeat(1000)}`
    const lines = await linesOf((file) => writeFile(file, `store,date\n${rows.repeat(1001)}`))
    expect(lines).toEqual(['holidays.csv:1000002: has more than 1,000,000 rows'])
  }, 60_000)

  it('is named by a row', async () => {
    const lines = await linesOf((file) => writeFile(file, `store,date\n"udon,2026-12-25\n${'x'.repeat(1_000_100)}\n`))
    expect(lines).toEqual([
      expect.stringMatching(/^holidays\.csv:\d: has a row of more than 1,000,000 characters: is a quote not closed\?$/),
    ])
  })

  it('is named by its size, before it is read', async () => {
    const lines = await linesOf(async (file) => {
      // a hole, which takes no room on the disk
      const handle = await open(file, 'w')
      await handle.truncate(201 * 1024 * 1024)
      await handle.close()
    })
    expect(lines).toEqual(['holidays.csv: is larger than 200 MB'])
  })
})
