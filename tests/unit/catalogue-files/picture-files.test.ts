import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readSmall, type SmallFiles } from './small-folder'

const plain = (width = 20, height = 20) => sharp({ create: { width, height, channels: 3, background: '#c84300' } })
const named = (cell: string) => `store,sku,picture\nudon,kake,${cell}\n`
const JPEG = await plain().jpeg().toBuffer()
const PNG = await plain().png().toBuffer()
const GIF = await plain().gif().toBuffer()
const AVIF = await plain().avif().toBuffer()
const TIFF = await plain().tiff().toBuffer()
const VAST = await plain(12_000, 8000).png().toBuffer()
const HALF = (await plain(900, 900).jpeg().toBuffer()).subarray(0, 2000)
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
const animated = await sharp(Buffer.concat([Buffer.alloc(20 * 20 * 3, 20), Buffer.alloc(20 * 20 * 3, 200)]), {
  raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
})
  .gif()
  .toBuffer()

describe('a picture of a catalogue', () => {
  it.each<[string, string, SmallFiles]>([
    ['spaces', 'IMG 0001.JPG', { 'pictures/IMG 0001.JPG': JPEG }],
    ['another case', 'img 0001.jpg', { 'pictures/IMG 0001.JPG': JPEG }],
    ['other spaces', '"  IMG  0001 .jpg "', { 'pictures/IMG 0001.JPG': JPEG }],
    ['Chinese', '炒饭.jpg', { 'pictures/炒饭.jpg': JPEG }],
    ['composed accents, where the file has none', 'café.jpg', { [`pictures/${'café.jpg'.normalize('NFD')}`]: JPEG }],
    ['decomposed accents, where the file has none', 'パン.jpg'.normalize('NFD'), { 'pictures/パン.jpg': JPEG }],
    ['signs', "chef's (best) & co.jpg", { "pictures/chef's (best) & co.jpg": JPEG }],
    ['a folder below', 'Menu/soup 1.jpg', { 'pictures/menu/Soup 1.jpg': JPEG }],
    ['its folder in capitals', 'soup.jpg', { 'Pictures/soup.jpg': JPEG }],
    ['another form, as PNG', 'soup.jpg', { 'pictures/soup.jpg': PNG }],
    ['a GIF', 'soup.gif', { 'pictures/soup.gif': GIF }],
    ['an AVIF', 'soup.avif', { 'pictures/soup.avif': AVIF }],
    ['its exact name, beside a similar one', 'soup.jpg', { 'pictures/soup.jpg': JPEG, 'pictures/Soup.jpg': JPEG }],
  ])('is found by a name with %s', async (_what, cell, files) => {
    const { lines, keys } = await readSmall({ ...files, 'dishes.csv': named(cell) })
    expect(lines).toEqual([])
    expect([...keys.values()]).toEqual([expect.stringMatching(/^shop\/[0-9a-f]{64}$/)])
  })

  it.each<[string, string, SmallFiles, string]>([
    ['no file', 'soup.jpg', {}, 'soup.jpg is not in the folder pictures'],
    [
      'one of two',
      'SOUP.jpg',
      { 'pictures/soup.jpg': JPEG, 'pictures/Soup.jpg': JPEG },
      'SOUP.jpg may be Soup.jpg or soup.jpg: write it as the file is named',
    ],
    ['a folder', 'soup.jpg', { 'pictures/soup.jpg/1.jpg': JPEG }, 'soup.jpg is no file'],
    ['0 bytes', 'soup.jpg', { 'pictures/soup.jpg': Buffer.alloc(0) }, 'soup.jpg is empty: 0 bytes'],
    [
      '96 megapixels',
      'soup.png',
      { 'pictures/soup.png': VAST },
      'soup.png has 96 megapixels, more than 50: make it smaller',
    ],
    ['21 MB', 'soup.jpg', { 'pictures/soup.jpg': Buffer.alloc(21 * 1024 * 1024) }, 'soup.jpg is larger than 20 MB'],
    ['HEIC', 'soup.heic', { 'pictures/soup.heic': heic }, 'soup.heic is HEIC, which cannot be read: export it as JPEG'],
    [
      'HEIC under another name',
      'soup.jpg',
      { 'pictures/soup.jpg': heic },
      'soup.jpg is HEIC, which cannot be read: export it as JPEG',
    ],
    ['a TIFF', 'soup.tiff', { 'pictures/soup.tiff': TIFF }, 'soup.tiff is no JPEG, PNG, WebP, GIF or AVIF picture'],
    [
      'a drawing',
      'soup.svg',
      { 'pictures/soup.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
      'soup.svg is no JPEG, PNG, WebP, GIF or AVIF picture',
    ],
    ['a film', 'soup.gif', { 'pictures/soup.gif': animated }, 'soup.gif is animated'],
    ['a half', 'soup.jpg', { 'pictures/soup.jpg': HALF }, 'soup.jpg cannot be read: '],
  ])('is named with file, line and reason: %s', async (_what, cell, files, message) => {
    const { lines } = await readSmall({ ...files, 'dishes.csv': named(cell) })
    expect(lines).toHaveLength(1)
    expect(lines[0]?.startsWith(`dishes.csv:2 picture: ${message}`), lines[0]).toBe(true)
  })

  it.each([
    '../soup.jpg',
    'a/../../soup.jpg',
    '/soup.jpg',
    '.soup.jpg',
    'a\\soup.jpg',
    'C:soup.jpg',
    'soup',
    'http://a.example/soup.jpg',
  ])('cannot be %s', async (cell) => {
    const { lines } = await readSmall({ 'dishes.csv': named(cell) })
    expect(lines).toEqual([
      'dishes.csv:2 picture: must be a file of the folder pictures, such as noodles.jpg, or an https address',
    ])
  })
})
