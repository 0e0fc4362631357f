import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  type ImportedPictures,
  importedKey,
  openImportedPictures,
} from '@/backend/catalogue/pictures/imported-pictures'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { applyMarket } from '@/backend/catalogue-files/apply/apply-market'
import { applyShop } from '@/backend/catalogue-files/apply/apply-shop'
import { checkCatalogue } from '@/backend/catalogue-files/check/check-catalogue'
import { warnTo } from '@/backend/catalogue-files/check/check-cells'
import { warnOfCoordinates } from '@/backend/catalogue-files/check/doubtful-coordinates'
import { warnOfDealHours } from '@/backend/catalogue-files/check/doubtful-hours'
import { type PricedLine, pricesOf, warnOfPrices } from '@/backend/catalogue-files/check/doubtful-prices'
import { type Foreign, readForeign } from '@/backend/catalogue-files/foreign/read-foreign'
import type { FetchPicture } from '@/backend/catalogue-files/pictures/fetch-picture'
import { type PictureKeys, resolvePictures } from '@/backend/catalogue-files/pictures/resolve-pictures'
import { allocateIds } from '@/backend/catalogue-files/plan/allocate-ids'
import { lockImports } from '@/backend/catalogue-files/plan/lock-imports'
import { planMarket } from '@/backend/catalogue-files/plan/plan-market'
import { planShop } from '@/backend/catalogue-files/plan/plan-shop'
import { applyTaxes, planTaxes } from '@/backend/catalogue-files/plan/plan-taxes'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import { CatalogueError, Problems } from '@/backend/catalogue-files/read/problems'
import { type Catalogue, readFolder } from '@/backend/catalogue-files/read/read-folder'
import { Summary } from '@/backend/catalogue-files/report/summary'
import { taxNotes } from '@/backend/catalogue-files/report/tax-notes'
import { loadFacts, loadStores } from '@/backend/catalogue-files/stored/load-facts'
import type { InstalledCities } from '@/backend/config/cities'
import type { PictureSource } from '@/backend/config/deps'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import type { Tag } from '@/lib/contract/purge'

export interface ImportOptions {
  db: Database
  /** the folder of the files and their pictures */
  folder: string
  /** a file of another system in the folder, which is read instead */
  foreign?: Foreign
  pictures: PictureSource
  pictureDir: string
  sharedHosts: Iterable<string>
  cities: InstalledCities
  now: Date
  isDryRun?: boolean
  /** whether stored rows that a file lacks are taken out of sale */
  isReplacing?: boolean
  fetchPicture?: FetchPicture
}

/** Checks everything before it writes a store per transaction. Throws a CatalogueError with all problems. */
export async function importCatalogue(options: ImportOptions): Promise<Summary> {
  const { db, folder, pictures, pictureDir, isReplacing = false, fetchPicture } = options
  const fetching = fetchPicture ? { fetchPicture } : {}
  const problems = new Problems()
  const { catalogue, notes, prices } = await readSource(options, problems)
  const facts = await loadFacts(db, catalogue, options)
  const shops = checkCatalogue(catalogue, facts, problems, isReplacing)
  const warn = warnTo(problems)
  for (const list of prices) warnOfPrices(list, warn)
  for (const shop of shops.values()) {
    const { key, store } = shop
    warnOfDealHours(shop, warn)
    if (store) warnOfCoordinates(store, facts.stores.get(key), { cities: options.cities, at: options.now }, warn)
  }
  await mkdir(pictureDir, { recursive: true })
  const staging = await mkdtemp(path.join(pictureDir, 'import-'))
  try {
    const keys = await resolvePictures(folder, catalogue, { stored: pictures, staging, ...fetching }, problems)
    if (problems.count > 0) throw new CatalogueError(problems)
    if (!options.isDryRun) await moveInto(staging, openImportedPictures(pictureDir))
    const allNotes = [...notes, ...(await taxNotes(db, catalogue, shops, facts))]
    return await writeAll(options, catalogue, shops, { keys, summary: new Summary(allNotes, problems.warnings) })
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Reads the folder, or the file of another system, with the lists of prices that are compared with each other. */
async function readSource(
  { db, folder, foreign, now, cities, isReplacing = false }: ImportOptions,
  problems: Problems,
): Promise<{ catalogue: Catalogue; notes: readonly string[]; prices: PricedLine[][] }> {
  if (foreign) {
    const known = new Map((await loadStores(db)).map((store) => [store.key, store]))
    return readForeign(foreign, { now, known, cities }, problems)
  }
  const catalogue = await readFolder(folder, problems, isReplacing)
  return { catalogue, notes: [], prices: pricesOf(catalogue) }
}

async function writeAll(
  { db, cities, now, isDryRun = false, isReplacing = false }: ImportOptions,
  catalogue: Catalogue,
  shops: Map<string, ShopFiles>,
  { keys, summary }: { keys: PictureKeys; summary: Summary },
): Promise<Summary> {
  const tags = new Set<Tag>()
  const pictureOf = (name: string) => keys.get(name) ?? ''
  // only one import at a time allocates ids and compares rows
  const inTurn = <T>(work: (tx: Transaction) => Promise<T>) =>
    inTransaction(db, async (tx) => {
      await lockImports(tx)
      return work(tx)
    })
  await inTurn(async (tx) => {
    const plan = await planMarket(tx, catalogue, pictureOf, { ids: await allocateIds(tx), isReplacing })
    if (!isDryRun) for (const tag of await applyMarket(tx, plan)) tags.add(tag)
    summary.addMarket(plan)
  })
  for (const shop of shops.values()) {
    await inTurn(async (tx) => {
      const plan = await planShop(tx, shop, { pictureOf, cities, now }, await allocateIds(tx))
      if (!isDryRun) for (const tag of await applyShop(tx, plan, now)) tags.add(tag)
      summary.addShop(plan)
    })
  }
  await inTurn(async (tx) => {
    // after the stores, since some are new
    const plan = await planTaxes(tx, catalogue)
    if (!isDryRun) await applyTaxes(tx, plan)
    summary.addTaxes(plan)
  })
  // purged once for the whole import, since nearly every page shows a list
  if (tags.size > 0) await inTransaction(db, (tx) => publishChange(tx, { tags: [...tags] }, now))
  return summary
}

async function moveInto(staging: string, pictures: ImportedPictures): Promise<void> {
  const names = await readdir(staging, { recursive: true })
  for (const name of names.filter((one) => one.endsWith('.webp'))) {
    await pictures.save(importedKey(path.basename(name, '.webp')), await readFile(path.join(staging, name)))
  }
}
