import { run } from '@/lib/launch/processes'
import { startPostgres } from './launch/postgres'

const postgres = await startPostgres()
try {
  await run('npx', ['vitest', 'run', '--project', 'race', ...process.argv.slice(2)], {
    RACE_DATABASE_URL: postgres.url,
  })
} finally {
  await postgres.stop()
}
