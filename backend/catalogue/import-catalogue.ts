import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { StoredFacts } from '@/backend/catalogue/check/facts'
import type { Database } from '@/backend/db/database'
import { stores } from '@/backend/db/schema/stores'
import { inTransaction, type Transaction } from '@/backend/db/transaction'
import type { PictureSource } from '@/backend/deps'
import { type ImportedPictures, importedKey, openImportedPictures } from '@/backend/services/pictures/imported-pictures'
import { publishChange } from '@/backend/services/purge/publish-change'
import type { Tag } from '@/lib/contract/purge'
import { applyMarket } from './apply/apply-market'
import { applyShop } from './apply/apply-shop'
import { checkCatalogue } from './check/check-catalogue'
import type { ShopFiles } from './check/group-shops'
import { type PictureKeys, resolvePictures } from './pictures/resolve-pictures'
import { allocateIds } from './plan/allocate-ids'
import { planMarket } from './plan/plan-market'
import { planShop } from './plan/plan-shop'
import { CatalogueError, Problems } from './read/problems'
import { type Catalogue, readFolder } from './read/read-folder'
import { Summary } from './summary'

/** Any number, the same in all processes. */
const IMPORT_LOCK = 20_261_123

export interface ImportOptions {
  db: Database
  folder: string
  pictures: PictureSource
  pictureDir: string
  sharedHosts: Iterable<string>
  now: Date
  isDryRun?: boolean
}

/** All is checked before anything is written; a CatalogueError has every problem. Each store has its transaction. */
export async function importCatalogue(options: ImportOptions): Promise<Summary> {
  const { db, folder, pictures, pictureDir } = options
  const problems = new Problems()
  const catalogue = await readFolder(folder, problems)
  const shops = checkCatalogue(catalogue, await loadFacts(db, options.sharedHosts), problems)
  await mkdir(pictureDir, { recursive: true })
  const staging = await mkdtemp(path.join(pictureDir, 'import-'))
  try {
    const keys = await resolvePictures(folder, catalogue, { stored: pictures, staging }, problems)
    if (problems.count > 0) throw new CatalogueError(problems)
    if (!options.isDryRun) await moveInto(staging, openImportedPictures(pictureDir))
    return await writeAll(options, catalogue, shops, keys)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function writeAll(
  { db, now, isDryRun = false }: ImportOptions,
  catalogue: Catalogue,
  shops: Map<string, ShopFiles>,
  keys: PictureKeys,
): Promise<Summary> {
  const summary = new Summary()
  const tags = new Set<Tag>()
  const pictureOf = (name: string) => keys.get(name) ?? ''
  // ids are given and rows compared by one import at a time
  const inTurn = <T>(work: (tx: Transaction) => Promise<T>) =>
    inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
      return work(tx)
    })
  await inTurn(async (tx) => {
    const plan = await planMarket(tx, catalogue, pictureOf, await allocateIds(tx))
    if (!isDryRun && (await applyMarket(tx, plan))) tags.add('catalogue')
    summary.addMarket(plan)
  })
  for (const shop of shops.values()) {
    await inTurn(async (tx) => {
      const plan = await planShop(tx, shop, pictureOf, await allocateIds(tx))
      if (!isDryRun) for (const tag of await applyShop(tx, plan, now)) tags.add(tag)
      summary.addShop(plan)
    })
  }
  // once for the whole import, since nearly every page shows some list
  if (tags.size > 0) await inTransaction(db, (tx) => publishChange(tx, { tags: [...tags] }, now))
  return summary
}

async function loadFacts(db: Database, sharedHosts: Iterable<string>): Promise<StoredFacts> {
  const known = await db
    .select({ key: stores.urlKey, gid: stores.gid, currency: stores.currency, domain: stores.domain })
    .from(stores)
  const { rows } = (await db.execute(sql`
    select c.id, c.parent_id as "parentId", c.id in (
      select category1 from deal_search union select category2 from deal_search union select category3 from deal_search
      union select one.id::int from stores, jsonb_array_elements_text(categories) as one(id)
    ) as "isUsed" from categories c`)) as unknown as {
    rows: { id: number; parentId: number | null; isUsed: boolean }[]
  }
  return {
    stores: new Map(known.map((store) => [store.key, store])),
    domains: new Map(known.flatMap(({ domain, key }) => (domain === null ? [] : [[domain, key] as const]))),
    categories: new Map(rows.map((row) => [row.id, row])),
    sharedHosts: new Set(sharedHosts),
  }
}

async function moveInto(staging: string, pictures: ImportedPictures): Promise<void> {
  const names = await readdir(staging, { recursive: true })
  for (const name of names.filter((one) => one.endsWith('.webp'))) {
    await pictures.save(importedKey(path.basename(name, '.webp')), await readFile(path.join(staging, name)))
  }
}
