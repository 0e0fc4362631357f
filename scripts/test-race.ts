import { startPostgres } from './launch/postgres'
import { run } from './launch/processes'

/** The race tests, on a real PostgreSQL wherever one can be had. */
const postgres = await startPostgres()
try {
  await run('npx', ['vitest', 'run', '--project', 'race', ...process.argv.slice(2)], {
    RACE_DATABASE_URL: postgres.url,
  })
} finally {
  await postgres.stop()
}
