import { readMigrationFiles } from 'drizzle-orm/migrator'
import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { MIGRATIONS } from '@/backend/platform/db/database'

const MIGRATED = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  .flatMap(({ sql }) => sql)
  .join('\n')

test.each([
  ['orders_payment_method', orders],
  ['payments_method', payments],
] as const)('%s of the newest migration allows every method that its table may have, and no other', (name, table) => {
  const check = getTableConfig(table).checks.find((one) => one.name === name)
  const migrated = [...MIGRATED.matchAll(new RegExp(`CONSTRAINT "${name}" CHECK \\((.*)\\)`, 'g'))].at(-1)?.[1]
  expect(migrated).toMatch(/ in \([\d, ]+\)$/)
  expect(migrated).toBe(check && new PgDialect({ casing: 'snake_case' }).sqlToQuery(check.value).sql)
})
