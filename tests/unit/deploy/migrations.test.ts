import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { MIGRATIONS } from '@/backend/db/database'
import { findHazards } from '@/scripts/migrations/find-hazards'

/** The last one before the rules. */
const LAST_FREE = 23

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

const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'))

test('every migration since the rules keeps to them', () => {
  expect(files.length).toBeGreaterThan(LAST_FREE)
  const bound = files.filter((file) => Number(file.slice(0, 4)) > LAST_FREE)
  const hazards = bound.map((file) => [file, findHazards(readFileSync(path.join(MIGRATIONS, file), 'utf8'))])
  expect(hazards.filter(([, found]) => found?.length)).toEqual([])
})
