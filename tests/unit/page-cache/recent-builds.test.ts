import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRecentBuilds } from '@/lib/page-cache/server/recent-builds'

const DAY_MS = 24 * 3600_000
const MAX_BYTES = 8 * 1024
const MAX_AGE_MS = 7 * DAY_MS

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'plaza-builds-'))
  folder = path.join(root, 'static')
})
afterEach(() => rm(root, { recursive: true }))

const open = () => openRecentBuilds(folder, MAX_BYTES, MAX_AGE_MS)

/** The static files of a build, as names with their text. */
async function makeBuild(name: string, files: Record<string, string>): Promise<string> {
  const build = path.join(root, name)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(build, file)), { recursive: true })
    await writeFile(path.join(build, file), text)
  }
  return build
}

/** As if all that is in the folder had been added then. */
async function age(ms: number): Promise<void> {
  const then = new Date(Date.now() - ms)
  for (const name of await listFiles()) await utimes(path.join(folder, name), then, then)
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))).sort()
}

describe('the static files of recent builds', () => {
  it('are those of each build that ran, for all who share the folder', async () => {
    const [one, other] = [open(), open()]
    await one.add(await makeBuild('a', { 'chunks/shared.js': 'both', 'chunks/a.js': 'of a' }))
    await other.add(await makeBuild('b', { 'chunks/shared.js': 'both', 'id/manifest.js': 'of b' }))
    expect(await listFiles()).toEqual(['chunks/a.js', 'chunks/shared.js', 'id/manifest.js'])
    expect(await other.read('chunks/a.js')).toBe('of a')
    expect(await one.read('id/manifest.js')).toBe('of b')
    expect(await one.read('chunks/none.js')).toBeNull()
  })

  it('are deleted 7 days after the build ran last', async () => {
    const builds = open()
    const [a, b] = [await makeBuild('a', { 'a.js': 'of a' }), await makeBuild('b', { 'b.js': 'of b' })]
    await builds.add(a)
    await age(MAX_AGE_MS - 1000)
    await builds.add(b)
    expect(await listFiles()).toEqual(['a.js', 'b.js'])
    await age(MAX_AGE_MS + 1000)
    await builds.add(b)
    expect(await listFiles()).toEqual(['b.js'])
  })

  it('take no more than their bound: those of the build that ran longest ago make room', async () => {
    const builds = open()
    for (const name of ['a', 'b', 'c']) {
      await builds.add(await makeBuild(name, { [`${name}.js`]: name.repeat(3 * 1024) }))
      await age(DAY_MS)
      await builds.add(path.join(root, name))
    }
    expect(await listFiles()).toEqual(['b.js', 'c.js'])
    const sizes = await Promise.all((await listFiles()).map((name) => stat(path.join(folder, name))))
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES)
  })

  it('that cannot be stored stop no storefront', async () => {
    await writeFile(folder, 'not a folder')
    await expect(open().add(await makeBuild('a', { 'a.js': 'of a' }))).resolves.toBeUndefined()
    expect(await open().read('a.js')).toBeNull()
    await rm(folder)
    await mkdir(folder)
  })
})
