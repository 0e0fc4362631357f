import { mkdir, readdir } from 'node:fs/promises'
import { asc } from 'drizzle-orm'
import { categories, shortcuts } from '@/backend/catalogue/schema/deals'
import { stores } from '@/backend/catalogue/schema/stores'
import { toDateRows } from '@/backend/catalogue-files/format/hours-rows'
import { toCells } from '@/backend/catalogue-files/format/text-columns'
import { loadCoupons, loadStored } from '@/backend/catalogue-files/stored/load-stored'
import type { PictureSource } from '@/backend/config/deps'
import type { Database } from '@/backend/platform/db/database'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { createPictureWriter, type PictureWriter } from './picture-writer'
import {
  choiceRows,
  couponRows,
  dealHoursRows,
  dealRows,
  dishHoursRows,
  dishRows,
  highlightRows,
  optionRows,
  type ShopExport,
  sectionHoursRows,
  sectionRows,
} from './shop-rows'
import { toDomainRows, toStoreHours, toStoreRow } from './store-rows'
import { taxRows } from './tax-rows'
import { writeRows } from './write-rows'

interface ExportOptions {
  db: Database
  /** must be empty or missing */
  folder: string
  pictures: PictureSource
}

class FolderNotEmptyError extends Error {
  constructor(folder: string) {
    super(`${folder} is not empty: choose another folder, so that no file of yours is replaced.`)
    this.name = 'FolderNotEmptyError'
  }
}

/** Writes all files. Returns the keys of pictures that rows name but that are not stored. */
export async function exportCatalogue({ db, folder, pictures }: ExportOptions): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new FolderNotEmptyError(folder)
  const writer = createPictureWriter(folder, pictures)
  const all = await db.select().from(stores).orderBy(asc(stores.gid))
  await writeMarket(db, folder, writer)
  await writeRows(
    folder,
    'stores',
    eachOf(all, async (store) => [await toStoreRow(store, writer)]),
  )
  await writeRows(folder, 'taxes', await taxRows(db))
  await writeRows(folder, 'hours', all.flatMap(toStoreHours))
  await writeRows(
    folder,
    'holidays',
    all.flatMap((store) => toDateRows(store).map((row) => ({ store: store.urlKey, ...row }))),
  )
  await writeRows(
    folder,
    'announcements',
    all.flatMap(({ urlKey, announcements }) =>
      announcements.map((text) => ({ store: urlKey, ...toCells(text, 'text') })),
    ),
  )
  await writeRows(folder, 'domains', all.flatMap(toDomainRows))
  const eachShop = <Row>(rowsOf: (shop: ShopExport) => Row[] | Promise<Row[]>) =>
    eachOf(all, async (store) => rowsOf({ store, stored: await loadStored(db, store.gid), pictures: writer }))
  await writeRows(folder, 'sections', eachShop(sectionRows))
  await writeRows(folder, 'sectionHours', eachShop(sectionHoursRows))
  await writeRows(folder, 'dishes', eachShop(dishRows))
  await writeRows(folder, 'dishHours', eachShop(dishHoursRows))
  await writeRows(folder, 'deals', eachShop(dealRows))
  await writeRows(folder, 'dealHours', eachShop(dealHoursRows))
  await writeRows(folder, 'highlights', eachShop(highlightRows))
  await writeRows(folder, 'options', eachShop(optionRows))
  await writeRows(folder, 'choices', eachShop(choiceRows))
  const shared = { gid: null, currency: DEFAULT_CURRENCY }
  const couponsOf = async (one: { gid: number | null; urlKey?: string; currency: string }) =>
    couponRows(await loadCoupons(db, one.gid), one)
  await writeRows(folder, 'coupons', eachOf([shared, ...all], couponsOf))
  return [...writer.missing]
}

/** Yields the rows of one store after another, so that only one store's rows are in memory. */
async function* eachOf<Store, Row>(
  all: readonly Store[],
  rowsOf: (store: Store) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (const store of all) yield* await rowsOf(store)
}

async function writeMarket(db: Database, folder: string, pictures: PictureWriter) {
  const tree = await db
    .select()
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id))
  await writeRows(
    folder,
    'categories',
    tree.map(({ id, parentId, name, icon }) => ({ id, parent: parentId ?? undefined, ...toCells(name, 'name'), icon })),
  )
  const words = await db.select().from(shortcuts).orderBy(asc(shortcuts.position))
  await writeRows(
    folder,
    'shortcuts',
    eachOf(words, async ({ text, picture }) => [{ ...toCells(text, 'text'), picture: await pictures.cellOf(picture) }]),
  )
}
