import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, it, test } from 'vitest'
import { MIGRATIONS } from '@/backend/platform/db/database'
import { BREAK, findHazards } from '@/scripts/migrations/find-hazards'

const HARMLESS = [
  'CREATE TABLE "meals" ("id" integer NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "meals_id" ON "meals" ("id");',
  'CREATE TABLE "meals" ("id" integer);--> statement-breakpoint\nALTER TABLE "meals" ADD CONSTRAINT "one" CHECK (id > 0);',
  'ALTER TABLE "orders" ADD COLUMN "note" text;',
  'ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
  'CREATE INDEX "deals_new" ON "deals" ("gid");',
  'CREATE INDEX IF NOT EXISTS "orders_new" ON "orders" ("gid");',
  'DROP INDEX "deals_old";',
  'UPDATE "products" SET "sku" = \'x\' WHERE "sku" = \'\';',
  '-- the old version: writes no keys\nCREATE UNIQUE INDEX "deals_key" ON "deals" ("key");',
  '-- DROP TABLE in a comment\nSELECT 1;',
]
const HARMFUL = [
  'DROP TABLE "orders";',
  'ALTER TABLE "orders" DROP COLUMN "note";',
  'alter table orders rename column a to b;',
  'ALTER TABLE "orders" RENAME TO "purchases";',
  'TRUNCATE "jobs";',
  'ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer;',
  'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
  'ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT;',
  'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;',
  'ALTER TABLE "orders" ADD CONSTRAINT "note" CHECK (note <> \'\');',
  'CREATE INDEX "orders_new" ON "orders" ("gid");',
  'CREATE UNIQUE INDEX "deals_key" ON "deals" USING btree ("key");',
]

describe('a migration while the version before it runs', () => {
  test.each(HARMLESS)('may: %s', (migration) => expect(findHazards(migration)).toEqual([]))
  test.each(HARMFUL)('may not: %s', (migration) => expect(findHazards(migration)).toHaveLength(1))

  it('is excused for one statement alone', () => {
    const both = '-- the old version: never reads it\nDROP TABLE "a";--> statement-breakpoint\nDROP TABLE "b";'
    expect(findHazards(both)).toEqual(['DROP TABLE "b";: the old version still reads it'])
  })
})

const [baseline, ...later] = readMigrationFiles({ migrationsFolder: MIGRATIONS })

test('every migration after the baseline keeps to the rules', () => {
  expect(baseline).toBeDefined()
  expect(later.flatMap(({ sql }) => findHazards(sql.join(BREAK)))).toEqual([])
})

test('every migration is dated after the one before: a database that has a later date skips it', () => {
  const dates = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis)
  expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b))
})
