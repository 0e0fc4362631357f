import { parseArgs } from 'node:util'
import { getTableName } from 'drizzle-orm'
import { dealSearch, deals } from '@/backend/catalogue/schema/deals'
import { optionChoices, products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { modeOf } from '@/backend/config/env'
import { orders } from '@/backend/orders/schema/orders'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Database } from '@/backend/platform/db/database'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { preparePostgres } from '@/backend/platform/db/postgres'
import { endCommand } from '@/backend/platform/process/end-with'
import { withoutEmpty } from '@/lib/env-values'
import { emptyTables } from './empty-tables'
import { isSeeded, seedDatabase } from './seed-database'

const print = (line: string) => process.stdout.write(`${line}\n`)

const { values } = parseArgs({ options: { deals: { type: 'string' }, fresh: { type: 'boolean', default: false } } })
const wanted = values.deals === undefined ? undefined : Number(values.deals)
if (wanted !== undefined && !(Number.isInteger(wanted) && wanted > 0)) {
  throw new Error('--deals must be a positive whole number')
}

const { DATABASE_URL: url, PLAZA_DATA_DIR: folder = '.data', PLAZA_MODE } = withoutEmpty(process.env)
if (modeOf({ PLAZA_MODE, DATABASE_URL: url }) === 'production') {
  process.stderr.write('This seeds a demo with its accounts: set PLAZA_MODE=demo.\n')
  process.exit(1)
}
await seedConfigured().catch(endCommand)

async function seedConfigured(): Promise<void> {
  if (url) return preparePostgres(url, (db) => seed(db, 'PostgreSQL'))
  const { db, close } = await openEmbedded({ folder })
  await seed(db, 'the embedded database').finally(close)
}

async function seed(db: Database, engine: string): Promise<void> {
  if (values.fresh) await emptyTables(db)
  if (await isSeeded(db)) {
    print('The catalogue already exists; use --fresh to replace it.')
  } else {
    const start = performance.now()
    await seedDatabase(db, { now: new Date(), ...(wanted === undefined ? {} : { deals: wanted }) })
    print(`Seeded ${engine} in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  }
  for (const table of [stores, products, deals, dealSearch, optionChoices, reviews, orders]) {
    print(`${String(await db.$count(table)).padStart(8)} ${getTableName(table)}`)
  }
}
