import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkCatalogue } from '@/backend/catalogue-files/check/check-catalogue'
import { resolvePictures } from '@/backend/catalogue-files/pictures/resolve-pictures'
import { CatalogueError, Problems } from '@/backend/catalogue-files/read/problems'
import { readFolder } from '@/backend/catalogue-files/read/read-folder'
import type { StoredFacts } from '@/backend/catalogue-files/stored/facts'
import { DEFAULT_CITIES } from '@/backend/config/cities'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

const STORED: StoredFacts = {
  stores: new Map([['minato-udon', { gid: 1, ...BUILT_IN_CITIES.vancouver, cityKey: 'vancouver', currency: 'CAD' }]]),
  shops: new Map(),
  sharedCoupons: new Map(),
  domains: new Map([['taken.example', 'other-shop']]),
  categories: new Map([[1000, { parentId: null, isUsed: true }]]),
  taxClasses: new Set(),
  sharedHosts: new Set(['plaza.example']),
  cities: DEFAULT_CITIES,
}

type Edit = [file: string, from: string, to: string]

/** What is said about the example after some edits; one of nothing adds a file. */
async function problemsOf(...edits: Edit[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-faults-'))
  folders.push(folder)
  await cp('docs/example-catalogue', folder, { recursive: true })
  for (const [file, from, to] of edits) {
    const text = from === '' ? '' : await readFile(path.join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    await writeFile(path.join(folder, file), text.replace(from, to))
  }
  const problems = new Problems()
  const catalogue = await readFolder(folder, problems, false)
  checkCatalogue(catalogue, STORED, problems, false)
  const pictures = { stored: { get: async () => null }, staging: path.join(folder, 'staging') }
  await resolvePictures(folder, catalogue, pictures, problems)
  return problems.toLines()
}

describe('a faulty file of a catalogue', () => {
  it('is not the example', async () => {
    expect(await problemsOf()).toEqual([])
  })

  it.each<[string, Edit, string]>([
    ['an unknown column', ['dishes.csv', 'price', 'prize'], 'dishes.csv:1 prize: is an unknown column'],
    ['a repeated column', ['holidays.csv', 'date', 'store'], 'holidays.csv:1 store: is there twice'],
    ['too few cells', ['choices.csv', 'Large,大盛,2.50', 'Large'], 'choices.csv:3: has 6 cells instead of 8'],
    ['an open quote', ['stores.csv', 'it is gone."', 'it is gone.'], 'stores.csv:2: Quote Not Closed'],
    ['an empty cell', ['sections.csv', 'minato-udon,sides', 'minato-udon,'], 'sections.csv:3 key: is empty'],
    ['no name', ['sections.csv', 'Sides,一品', ','], 'sections.csv:3 name: is empty in every language'],
    [
      'a long name',
      ['sections.csv', 'Sides', 'x'.repeat(201)],
      'sections.csv:3 name_en: must have at most 200 characters',
    ],
    [
      'a name that nobody sees',
      ['sections.csv', 'Sides,一品', '\u200b,\u3164'],
      'sections.csv:3 name_en: has control characters or marks of direction',
    ],
    ['an amount', ['dishes.csv', '16.00', '16,00'], 'dishes.csv:3: has 10 cells instead of 9'],
    ['no amount', ['dishes.csv', '16.00', 'sixteen'], 'dishes.csv:3 price: must be an amount such as 12.50'],
    ['decimals', ['dishes.csv', '16.00', '16.005'], 'dishes.csv:3 price: has more decimals than CAD'],
    [
      'a section',
      ['dishes.csv', 'ebiten,sides', 'ebiten,extras'],
      'dishes.csv:5 section: extras is not in sections.csv',
    ],
    ['a dish', ['dishes.csv', ',niku,', ',kake,'], 'dishes.csv:3 store, sku: minato-udon kake is also on line 2'],
    ['a store', ['holidays.csv', 'udon,2027', 'ramen,2027'], 'holidays.csv:3 store: minato-ramen is not in stores.csv'],
    ['a date', ['holidays.csv', '2026-12-25', '2026-02-30'], 'holidays.csv:2 date: is no day of the calendar'],
    [
      'a date that closes, but does not open',
      ['holidays.csv', '11:30,16:00', ',16:00'],
      'holidays.csv:4 opens: is empty, but closes is given',
    ],
    [
      'a date that opens, but does not close',
      ['holidays.csv', '11:30,16:00', '11:30,'],
      'holidays.csv:4 closes: is empty, but opens is given',
    ],
    [
      'a date that is closed and open',
      ['holidays.csv', '2026-12-24,', '2026-12-25,'],
      'holidays.csv:4 opens: is given, but line 2 closes the store on 2026-12-25',
    ],
    [
      'two times of a date',
      ['holidays.csv', '2026-12-24,11:30', '2026-12-31,11:30,18:00\nminato-udon,2026-12-24,11:30'],
      'holidays.csv:6 opens: overlaps with another time of the day',
    ],
    [
      'times of two dates',
      ['holidays.csv', '2026-12-24,11:30,16:00', '2027-01-03,01:00,05:00\nminato-udon,2027-01-02,20:00,02:00'],
      'holidays.csv:4 opens: overlaps with the time from 2027-01-02, line 5',
    ],
    ['a time', ['hours.csv', 'tue,11:30', 'tue,11.30'], 'hours.csv:2 opens: must be a time such as 09:30'],
    ['two times', ['hours.csv', 'tue,17:00', 'tue,14:00'], 'hours.csv:3 opens: overlaps with another time of the day'],
    ['dish hours', ['dish_hours.csv', 'zaru,fri', 'soba,fri'], 'dish_hours.csv:5 sku: soba is not in dishes.csv'],
    [
      'deal hours',
      ['deal_hours.csv', '', 'store,deal,day,opens,closes\nminato-udon,lunch,fri,11:00,14:00\n'],
      'deal_hours.csv:2 deal: lunch is not in deals.csv',
    ],
    [
      'deal hours that overlap',
      [
        'deal_hours.csv',
        '',
        'store,deal,day,opens,closes\nminato-udon,dinner-for-two,fri,17:00,02:00\nminato-udon,dinner-for-two,sat,01:00,03:00\n',
      ],
      'deal_hours.csv:3 opens: overlaps with the time from fri, line 2',
    ],
    [
      'an option',
      ['choices.csv', 'kake,extra', 'kake,topping'],
      'choices.csv:4 option: dish:kake/topping is not in options.csv',
    ],
    ['a parent', ['options.csv', 'size/large', 'size/huge'], 'options.csv:3 parent: size/huge is not in choices.csv'],
    ['a circle', ['options.csv', 'size/large', 'extra/egg'], 'options.csv:3 parent: opens itself'],
    [
      'choices',
      ['options.csv', '飲み物,1,1', '飲み物,1,3'],
      'options.csv:4 max: must be at least min and at most its 2 choices',
    ],
    ['a deal', ['deals.csv', '39.00', '59.00'], 'deals.csv:2 deal_price: is above the regular price'],
    ['a period', ['deals.csv', '2027-12-31', '2025-12-31'], 'deals.csv:2 ends_at: must be after its start'],
    ['a category', ['deals.csv', '1012', '1099'], 'deals.csv:2 category: 1099 is no category'],
    ['a coupon', ['coupons.csv', ',10,,', ',10,5.00,'], 'coupons.csv:2 percent: or amount must be given, not both'],
    [
      'a colour',
      ['domains.csv', '#1f4e79', 'navy'],
      'domains.csv:2 accent: must be a colour such as #1f4e79, in lower case',
    ],
    [
      'a host',
      ['domains.csv', 'minato.localhost', 'https://minato.example'],
      'domains.csv:2 domain: must be a host name in lower case, such as shop.example',
    ],
    [
      'the shared host',
      ['domains.csv', 'minato.localhost', 'plaza.example'],
      'domains.csv:2 domain: is the shared site',
    ],
    [
      'a taken host',
      ['domains.csv', 'minato.localhost', 'taken.example'],
      'domains.csv:2 domain: belongs to other-shop',
    ],
    [
      'an area that is no city of this installation',
      ['stores.csv', ',vancouver,', ',seoul,'],
      'stores.csv:2 area: must be one of vancouver, victoria, toronto, seattle',
    ],
    ['a postal code', ['stores.csv', 'V6E 1N4', '98101'], 'stores.csv:2 postal_code: is no postal code of CA'],
    [
      'a level',
      ['categories.csv', '1012,1010', '1012,1099'],
      'categories.csv:4 parent: 1099 is no category of levels 1 or 2',
    ],
    [
      'a picture',
      ['dishes.csv', 'kake.jpg', 'soba.jpg'],
      'dishes.csv:2 picture: soba.jpg is not in the folder pictures',
    ],
    [
      'a path',
      ['dishes.csv', 'kake.jpg', '../kake.jpg'],
      'dishes.csv:2 picture: must be a file of the folder pictures, such as noodles.jpg, or an https address',
    ],
    [
      'direction marks',
      ['sections.csv', 'Sides', 'Si\u202edes'],
      'sections.csv:3 name_en: has control characters or marks of direction',
    ],
  ])('is named with line and column: %s', async (_what, edit, expected) => {
    const [first, ...others] = await problemsOf(edit)
    expect(first?.startsWith(expected), first).toBe(true)
    // what follows from it may be said too, but never more than the rows it makes wrong
    expect(others.length).toBeLessThan(4)
  })

  it('has the line on which a row begins, after rows of several lines', async () => {
    const edits: Edit[] = [
      ['dishes.csv', 'Plain udon', 'Plain\nudon\nfirst'],
      ['dishes.csv', '7.50', 'cheap'],
    ]
    expect(await problemsOf(...edits)).toEqual(['dishes.csv:7 price: must be an amount such as 12.50'])
  })

  it('names the first ten problems of each column, and counts the others', async () => {
    const many = Array.from({ length: 150 }, (_, index) => `minato-udon,day ${index},,`).join('\n')
    const lines = await problemsOf(['holidays.csv', 'minato-udon,2027-01-01,,', many], ['dishes.csv', '16.00', 'x'])
    expect(lines).toHaveLength(12)
    expect(lines.slice(9)).toEqual([
      expect.stringMatching(/^holidays\.csv:12 date: /),
      'dishes.csv:3 price: must be an amount such as 12.50',
      '… and 140 more of holidays.csv date',
    ])
  })

  it.each([
    [1, '1 problem; nothing was written.'],
    [2, '2 problems; nothing was written.'],
  ])('is counted in words: %d', (count, words) => {
    const problems = new Problems()
    for (let line = 1; line <= count; line++) problems.add({ file: 'dishes.csv', line, message: 'is empty' })
    expect(new CatalogueError(problems).message.split('\n').at(-1)).toBe(words)
  })

  it('may be in UTF-8 with a byte order mark, and in no other encoding', async () => {
    expect(await problemsOf(['dishes.csv', 'store,', '\ufeffstore,'])).toEqual([])
    expect((await problemsOf(['dishes.csv', '肉うどん', '\ufffd']))[0]).toBe(
      'dishes.csv:3: is not UTF-8: export it as “CSV UTF-8”',
    )
  })

  it('is needed by another, or is none of a catalogue', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-faults-'))
    folders.push(folder)
    await writeFile(path.join(folder, 'dishes.csv'), 'store,sku,section,name_en,price\n')
    await writeFile(path.join(folder, 'dish_hours.csv'), 'store,sku,day,opens,closes\n')
    await writeFile(path.join(folder, 'deal_highlights.csv'), 'store,deal,text_en\n')
    await writeFile(path.join(folder, 'deal_hours.csv'), 'store,deal,day,opens,closes\n')
    await writeFile(path.join(folder, 'menu.csv'), '')
    const linesOf = async (isReplacing: boolean) => {
      const problems = new Problems()
      await readFolder(folder, problems, isReplacing)
      return problems.toLines()
    }
    const lines = ['menu.csv: is no file of a catalogue', 'deals.csv: is missing']
    expect(await linesOf(false)).toEqual(lines)
    expect(await linesOf(true)).toEqual([...lines, 'sections.csv: is missing'])
  })

  it('has pictures that are pictures, whatever their name says', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-faults-'))
    folders.push(folder)
    await cp('docs/example-catalogue', folder, { recursive: true })
    await writeFile(path.join(folder, 'pictures/kake.jpg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const whole = await readFile(path.join(folder, 'pictures/counter.jpg'))
    await writeFile(path.join(folder, 'pictures/counter.jpg'), whole.subarray(0, 4000))
    const problems = new Problems()
    const catalogue = await readFolder(folder, problems, false)
    const pictures = { stored: { get: async () => null }, staging: path.join(folder, 'staging') }
    await resolvePictures(folder, catalogue, pictures, problems)
    expect(problems.listed.map(({ message }) => message.split(':')[0])).toEqual([
      'kake.jpg is no JPEG, PNG, WebP, GIF or AVIF picture',
      'counter.jpg cannot be read',
    ])
  })
})
