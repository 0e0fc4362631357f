import { run } from '@/lib/launch/processes'
import { startPostgres } from './launch/postgres'

/** Runs the race tests on a real PostgreSQL, if one is available. */
const postgres = await startPostgres()
try {
  await run('npx', ['vitest', 'run', '--project', 'race', ...process.argv.slice(2)], {
    RACE_DATABASE_URL: postgres.url,
  })
} finally {
  await postgres.stop()
}
