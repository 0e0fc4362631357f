import { run } from './launch/processes'
import { findMessageGaps } from './messages/find-gaps'
import { findUnusedMessages } from './messages/find-unused'
import { readFlaky, readRaces } from './requirements/reports'

/** Everything but the suites themselves: their last reports are read instead. */
await run('npx', ['biome', 'check', '.', '--error-on-warnings'])
await run('npx', ['next', 'typegen'], { NEXT_TELEMETRY_DISABLED: '1' })
await run('npx', ['tsc', '--noEmit'])
await run('npx', ['knip'])

const unused = (await findUnusedMessages()).map((key) => `messages: nothing reads ${key}`)
const gaps = [...(await findMessageGaps()), ...unused]
for (const gap of gaps) process.stderr.write(`${gap}\n`)
if (gaps.length > 0) process.exit(1)

const races = await readRaces('.reports')
if (races.passed === 0 || races.skipped > 0) {
  process.stderr.write(`Race tests: ${races.passed} passed, ${races.skipped} skipped; all must run, on PostgreSQL\n`)
  process.exit(1)
}
for (const title of await readFlaky('.reports')) process.stderr.write(`Passed at its second try only: ${title}\n`)
await run('npx', ['tsx', 'scripts/requirements.ts'])
