import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { type Ability, commandActor } from '@/backend/operators/access/abilities'
import { addOperator, revokeOperator } from '@/backend/operators/accounts/operator-accounts'
import { runCommand } from '@/backend/operators/commands/run-command'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { MIGRATIONS } from '@/backend/platform/db/database'
import { openPostgres } from '@/backend/platform/db/postgres'
import { BREAK } from '@/scripts/migrations/find-hazards'
import { createDatabase } from '@/tests/support/databases'

const url = await createDatabase('limited')
const { db, close } = openPostgres(url)
afterAll(close)

const add = (name: string, abilities: Ability[]) => addOperator(db, { name, gids: null, abilities }, new Date())

async function migrate(): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url }
  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', 'backend/migrate-cli.ts'], { env })
  return stdout
}

it('an upgrade names the operators who cancelled accepted orders without being allowed to refund, once', async () => {
  await add('till-2', ['orders', 'sales'])
  await add('till-1', ['orders'])
  await add('desk', ['orders', 'refunds'])
  await add('books', ['sales'])
  await add('gone', ['orders'])
  await revokeOperator(db, 'gone', new Date())
  const migration = await readFile(path.join(MIGRATIONS, '0010_final_entries.sql'), 'utf8')
  await db.execute(sql.raw(migration.split(BREAK).at(-1) ?? ''))

  const sentence =
    'The upgrade has taken something from operators: till-1, till-2. What, says: npm run cli -- audit list --by upgrade\n'
  expect(await migrate()).toBe(`The schema is up to date.\n${sentence}`)
  const listed = await runCommand({ db, actor: commandActor('test') } as OperationContext, [
    'audit',
    'list',
    '--by',
    'upgrade',
  ])
  const limit = 'cancels orders before their acceptance alone, without refunds'
  const line = (name: string) =>
    expect.stringMatching(new RegExp(`^\\S+  upgrade \\(command\\)  operators\\.limit  ${name}  ${limit}$`))
  expect(listed).toEqual([line('till-2'), line('till-1')])
}, 60_000)
