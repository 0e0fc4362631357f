import { withoutEmpty } from '@/lib/env-values'
import { preparePostgres } from './db/postgres'
import { endCommand } from './end-with'

/** Brings the schema at DATABASE_URL up to date, for deployments that do so before the new processes start. */
const { DATABASE_URL, DATABASE_DIRECT_URL: url = DATABASE_URL } = withoutEmpty(process.env)
if (!url) {
  process.stderr.write('DATABASE_URL must be set: the embedded database is brought up to date when it is opened.\n')
  process.exit(1)
}
await preparePostgres(url).catch(endCommand)
process.stdout.write('The schema is up to date.\n')
