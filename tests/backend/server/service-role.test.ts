import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { transfers } from '@/backend/orders/schema/ledgers'
import { withDatabase } from '@/backend/platform/db/open-for-tool'
import { openPostgres } from '@/backend/platform/db/postgres'
import { makeCustomer, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { buy, VISA } from '@/tests/backend/support/shopping'
import { createTestApp } from '@/tests/backend/support/test-app'
import { createDatabase } from '@/tests/support/databases'

const owned = await createDatabase('service_role')
const owner = new Client({ connectionString: owned })
await owner.connect()
const role = `${new URL(owned).pathname.slice(1)}_service`
const [, documented = ''] =
  /```sql\n(create role plaza_service[^`]+)```/.exec(await readFile('docs/deployment.md', 'utf8')) ?? []
await owner.query(documented.replaceAll('plaza_service', role))
const address = new URL(owned)
address.username = role
address.password = 'PASSWORD'
const open = openPostgres(address.toString())
const api = createTestApp(open.db, open.close)
afterAll(async () => {
  await api.close()
  await owner.query(`drop owned by ${role}; drop role ${role}`)
  await owner.end()
})

it('a service with the documented role sells, and can neither empty nor unlock the ledger', async () => {
  const me = await makeCustomer(api.db)
  const deal = await makeDeal(api.db, await makeStore(api.db))
  await buy(api, me.tokens, deal, { pay_mtd: 2, card: VISA })
  expect(await checkBooks(api.deps, new Date(0))).toEqual([])
  // as a command opens it
  expect(await withDatabase({ databaseUrl: address.toString(), dataDir: '' }, (db) => db.$count(transfers))).toBe(2)
  const refused = (message: string) => ({ cause: expect.objectContaining({ message }) })
  for (const [statement, why] of [
    ['truncate transfers', 'permission denied for table transfers'],
    ['truncate audit_entries', 'permission denied for table audit_entries'],
    ['alter table transfers disable trigger user', 'must be owner of table transfers'],
    ['alter table audit_entries disable trigger user', 'must be owner of table audit_entries'],
    ['set session_replication_role = replica', 'permission denied to set parameter "session_replication_role"'],
  ])
    await expect(api.db.execute(sql.raw(statement ?? ''))).rejects.toMatchObject(refused(why ?? ''))
  expect(await api.db.$count(transfers)).toBeGreaterThan(0)
})
