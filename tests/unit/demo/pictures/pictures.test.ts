import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import { parseKey, renderPicture } from '@/backend/demo/pictures/render-picture'
import { SUBJECTS } from '@/backend/demo/pictures/subjects'
import { createSeededRandom, size } from '@/tests/support/scale'

const DRAWN = createSeededRandom('subjects').sample([...SUBJECTS.keys()], size(SUBJECTS.size, 12))

describe('pictures', () => {
  it('are deterministic and differ from each other', async () => {
    const keys = ['deal/ramen/5001-1', 'deal/ramen/5001-2', 'deal/ramen/5002-1', 'deal/whale/5001-1']
    const pictures = await Promise.all(keys.map(renderPicture))
    const again = await renderPicture('deal/ramen/5001-1')
    expect(again?.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true)
    expect(new Set(pictures.map((picture) => picture?.toString('base64'))).size).toBe(keys.length)
  })

  it.each([
    ['deal/sushi/1-1', 1200, 900],
    ['store/hotel/1036-1', 1600, 900],
    ['logo/noodles/1001', 400, 400],
    ['avatar/person/7', 400, 400],
    ['dish/pizza/300001', 1200, 900],
  ])('%s is %i by %i', async (key, width, height) => {
    const meta = await sharp((await renderPicture(key)) ?? undefined).metadata()
    expect([meta.format, meta.width, meta.height]).toEqual(['webp', width, height])
  })

  it(`can be rendered of every subject: ${DRAWN.length} of ${SUBJECTS.size}`, { timeout: 120_000 }, async () => {
    for (const subject of DRAWN) expect(await renderPicture(`logo/${subject}/1`)).not.toBeNull()
  })

  it.each([
    '',
    'deal/unknown/1-1',
    '../secret',
    'deal/../../x/1',
    'deal/ramen/1-1/..',
    'deal/ramen/1.webp',
    'avatar/ramen/1',
    'deal/person/1',
  ])('are not rendered for %j', async (key) => {
    expect(parseKey(key)).toBeNull()
    expect(await renderPicture(key)).toBeNull()
  })
})

describe('the picture store', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('renders once for several requests, and serves the file afterwards', async () => {
    const store = createPictureStore(folder)
    const key = 'logo/tea/12'
    const answers = await Promise.all([1, 2, 3, 4].map(() => store.get(key)))
    expect(new Set(answers).size).toBe(1)
    expect(await readdir(path.join(folder, 'logo/tea'))).toEqual(['12.webp'])
    expect(await readFile(path.join(folder, `${key}.webp`))).toEqual(answers[0])
    await writeFile(path.join(folder, `${key}.webp`), 'from disk')
    expect((await createPictureStore(folder).get(key))?.toString()).toBe('from disk')
  })

  it('returns null for a key outside the folder', async () => {
    expect(await createPictureStore(folder).get('../../etc/passwd')).toBeNull()
  })
})
