import { limitedSentence, listLimitedByUpgrade } from '@/backend/operators/accounts/limited-by-upgrade'
import { preparePostgres } from '@/backend/platform/db/postgres'
import { endCommand } from '@/backend/platform/process/end-with'
import { withoutEmpty } from '@/lib/env-values'

/** Migrates the schema at DATABASE_URL, for deployments that do so before the new processes start. */
const { DATABASE_URL, DATABASE_DIRECT_URL: url = DATABASE_URL } = withoutEmpty(process.env)
if (!url) {
  process.stderr.write('DATABASE_URL must be set: the embedded database is brought up to date when it is opened.\n')
  process.exit(1)
}
const startedAt = new Date()
const limited: string[] = []
await preparePostgres(url, async (db) => {
  limited.push(...(await listLimitedByUpgrade(db, startedAt)))
}).catch(endCommand)
process.stdout.write('The schema is up to date.\n')
if (limited.length > 0) process.stdout.write(`${limitedSentence(limited)}\n`)
