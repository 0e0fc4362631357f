import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLogo, isLogoKey, logoKey } from '@/backend/catalogue/pictures/logo'
import { LOGO_COLOURS } from '@/backend/catalogue/pictures/logo-colours'
import { readContent } from '@/backend/demo/content/read-content'
import { coverPaperKey, drawPaper } from '@/backend/demo/pictures/paper'
import { PATTERNS } from '@/backend/demo/pictures/paper-patterns'
import { PICTURE_HASHES, pictureKey, pictureKeys } from '@/backend/demo/pictures/picture-keys'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'

const rendered = Object.keys(PICTURE_HASHES)
const pictures = createPictureStore('.data/pictures')

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('rendered pictures', () => {
  it('are served from their file, under a key with a hash of it', async () => {
    for (const id of rendered) {
      const key = pictureKey(id) ?? ''
      const bytes = (await pictures.get(key)) ?? Buffer.alloc(0)
      const hash = createHash('sha256').update(bytes).digest('hex')
      expect(key).toBe(`${id}/${hash.slice(0, 8)}`)
    }
  })

  it('have no key before they are rendered', () => {
    expect(pictureKey(undefined)).toBeUndefined()
    expect(pictureKey('dish/nobody-cooked-this')).toBeUndefined()
    expect(pictureKeys([rendered[0] ?? '', 'dish/nobody-cooked-this'])).toHaveLength(1)
  })

  it.each([
    '',
    'dish/beef-pho',
    'dish/beef-pho/00000000',
    '../secret/12345678',
    'dish/../../x/12345678',
    'manifest/12345678',
    'logo/l!/1',
    'logo/abc/1',
    'logo/ln/34',
    'logo/u0041/1',
    'logo/ue000/1',
    'logo/u6e2f-/1',
    'logo/u6e2f-u9f8d-u8336/1',
    'paper/1/1/u0041',
    'logo/ln/-1',
    'paper/6/1',
    'paper/1/34',
    'paper/1/1/abc',
  ])('are not served for %j', async (key) => {
    expect(await pictures.get(key)).toBeNull()
  })
})

describe('papers', () => {
  it('stand in for covers, and in an earlier demo for pictures of deals, in the size of each', async () => {
    for (const [key, width, height] of [
      [coverPaperKey(1001), 1600, 900],
      [`${coverPaperKey(1001)}/ln`, 900, 675],
    ] as const) {
      const drawn = await sharp((await pictures.get(key)) ?? Buffer.alloc(0)).metadata()
      expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', width, height])
    }
  })

  it.each(PATTERNS.map((_, number) => number))(
    'pattern %i is a motif that can be seen on its ground',
    async (number) => {
      const { channels } = await sharp(await drawPaper(`paper/${number}/0`)).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(2)
    },
  )
})

describe('logos', () => {
  const { stores } = readContent()

  it('are the initials of the name, in colours that neighbours do not share', () => {
    expect(logoKey(1001, 'Lantern Noodle House')).toMatch(/^logo\/ln\/\d+$/)
    expect(logoKey(1047, 'The Ninth Step')).toMatch(/^logo\/ns\/\d+$/)
    const keys = stores.map(({ gid, name }) => logoKey(gid, name.en))
    expect(keys.every(isLogoKey)).toBe(true)
    for (const [n, key] of keys.entries()) expect(key.split('/')[2]).not.toBe(keys[n + 1]?.split('/')[2])
  })

  it.each([
    ['港龍茶餐廳', ['港', '龍']],
    ['老王 火锅', ['老', '王']],
    ['「みなと」饂飩', ['み', 'な']],
    ['カフェ ド パリ', ['カ', 'フ']],
    ['한식당'.normalize('NFD'), ['한', '식']],
    ['麺 Bar', ['麺']],
    ['饂飩', ['饂', '飩']],
  ])('are the first two characters of %s', async (name, characters) => {
    const key = logoKey(1001, name)
    expect(key.split('/')[1]).toBe(characters.map((one) => `u${one.codePointAt(0)?.toString(16)}`).join('-'))
    const { data, info } = await sharp((await pictures.get(key)) ?? undefined)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([400, 400])
    // neither an empty tile nor the box of a missing character, whose middle is empty
    const middle = data.filter(
      (_value, index) => index % 400 > 100 && index % 400 < 300 && Math.abs(index / 400 - 200) < 100,
    )
    const ground = data[0] ?? 0
    expect(middle.filter((value) => Math.abs(value - ground) > 40).length / middle.length).toBeGreaterThan(0.1)
    expect(await pictures.get(`paper/1/3/${key.split('/')[1]}`)).not.toBeNull()
  })

  it.each([
    ['Élan Bakery', 'eb'],
    ['ＡＢＣ Diner', 'ad'],
    ['Bar 麺', 'b'],
    ['Борщ', 'p'],
    ['', 'p'],
  ])('are Latin letters for %j', (name, letters) => {
    expect(logoKey(1001, name).split('/')[1]).toBe(letters)
  })

  it('are legible', () => {
    for (const [ground, ink] of LOGO_COLOURS) {
      const [light = 0, dark = 0] = [luminance(ground), luminance(ink)].sort((a, b) => b - a)
      expect((light + 0.05) / (dark + 0.05), ground).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('are square, deterministic and drawn once, for every store', async () => {
    for (const { gid, name } of stores) {
      const key = logoKey(gid, name.en)
      const meta = await sharp((await pictures.get(key)) ?? undefined).metadata()
      expect([meta.format, meta.width, meta.height]).toEqual(['webp', 400, 400])
    }
    const [one, again] = await Promise.all([pictures.get('logo/ln/3'), pictures.get('logo/ln/3')])
    expect(one).toBe(again)
    expect((await drawLogo('logo/ln/3')).equals(one ?? Buffer.alloc(0))).toBe(true)
    expect((await drawLogo('logo/lm/3')).equals(one ?? Buffer.alloc(0))).toBe(false)
  })
})
