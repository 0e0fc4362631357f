import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { writeRows } from '@/backend/catalogue-files/export/write-rows'
import { FILES, type FileKind, type RowOf } from '@/backend/catalogue-files/format/files'
import { DAYS } from '@/backend/catalogue-files/format/words'
import { BUILT_IN_CITIES, BUILT_IN_CITY_KEYS } from '@/lib/domain/places/built-in-cities'

interface Size {
  stores: number
  dishesEach: number
  /** minor units */
  raise?: number
}

const STREET = 'Main Street'
const POSTAL = { CA: 'V6B 1A1', US: '98101' } as const
const DEALS_EACH = 3
const keyOf = (store: number) => `bench-store-${store}`
const text = <Name extends string>(name: Name, words: string) =>
  ({ [`${name}En`]: words, [`${name}Zh`]: `${words} 面`, [`${name}Jp`]: `${words} 麺` }) as Record<`${Name}En`, string>

function row<Kind extends FileKind>(kind: Kind, cells: Record<string, string>): RowOf<Kind> {
  return FILES[kind].row.parse(cells) as RowOf<Kind>
}

export async function writeCatalogue(folder: string, { stores, dishesEach, raise = 0 }: Size): Promise<void> {
  await mkdir(path.join(folder, 'pictures'), { recursive: true })
  const all = Array.from({ length: stores }, (_, index) => index + 1)
  const dishes = Array.from({ length: dishesEach }, (_, index) => index + 1)
  const price = (dish: number) => ((500 + (dish % 40) * 50 + raise) / 100).toFixed(2)
  const each = <Kind extends FileKind>(kind: Kind, build: (store: string, index: number) => Record<string, string>[]) =>
    writeRows(
      folder,
      kind,
      all.flatMap((index) => build(keyOf(index), index).map((cells) => row(kind, cells))),
    )

  await writeRows(folder, 'categories', [
    row('categories', { id: '1000', ...text('name', 'Food') }),
    row('categories', { id: '1010', parent: '1000', ...text('name', 'Restaurants') }),
  ])
  await each('stores', (key, index) => {
    const area = BUILT_IN_CITY_KEYS[index % BUILT_IN_CITY_KEYS.length] ?? 'vancouver'
    const { lat, lon, country } = BUILT_IN_CITIES[area]
    const place = {
      area,
      street: `${index} ${STREET}`,
      city: 'Town',
      postalCode: POSTAL[country],
      lat: `${lat}`,
      lon: `${lon}`,
    }
    const look = { kind: 'restaurant', categories: '1010', pictures: `${key}.png`, phone: '604-555-0100' }
    return [
      { key, ...text('name', `Bench Kitchen ${index}`), ...text('description', 'Home cooking'), ...place, ...look },
    ]
  })
  await each('hours', (store) => DAYS.map((day) => ({ store, day, opens: '11:00', closes: '22:00' })))
  await each('sections', (store) =>
    [1, 2, 3, 4].map((one) => ({ store, key: `s${one}`, ...text('name', `Part ${one}`) })),
  )
  await each('dishes', (store) =>
    dishes.map((dish) => ({
      store,
      sku: `d${dish}`,
      section: `s${(dish % 4) + 1}`,
      ...text('name', `Noodles number ${dish}`),
      ...text('description', 'Hand-pulled noodles in a clear broth with greens'),
      price: price(dish),
    })),
  )
  const sized = dishes.filter((dish) => dish % 5 === 0).map((dish) => ({ of: 'dish', item: `d${dish}` }))
  await each('options', (store) =>
    sized.map((item) => ({ store, ...item, key: 'size', ...text('name', 'Size'), min: '1', max: '1' })),
  )
  await each('choices', (store) =>
    sized.flatMap((item) =>
      ['small', 'large'].map((key) => ({ store, ...item, option: 'size', key, ...text('name', key), price: '1.00' })),
    ),
  )
  await each('deals', (store) =>
    Array.from({ length: DEALS_EACH }, (_, index) => ({
      store,
      key: `deal-${index}`,
      category: '1010',
      ...text('name', `Dinner for ${index + 2}`),
      price: '80.00',
      dealPrice: '55.00',
      startsAt: '2026-01-01 00:00',
      endsAt: '2030-01-01 00:00',
      stock: '500',
    })),
  )
  for (const index of all) {
    const background = { r: index % 256, g: (index * 7) % 256, b: 90 }
    const picture = sharp({ create: { width: 2000, height: 1500, channels: 3, background } })
    await writeFile(path.join(folder, 'pictures', `${keyOf(index)}.png`), await picture.png().toBuffer())
  }
}
