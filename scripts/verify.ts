import { run } from './launch/processes'
import { findMessageGaps } from './messages/find-gaps'
import { findUnusedMessages } from './messages/find-unused'
import { findWrongWords } from './messages/find-wrong-words'
import { durationsByFolder, MAX_SECONDS } from './reports/durations'
import { readLastRun } from './reports/last-run'

/** Runs every check except the suites themselves, whose last reports are read instead. */
await run('npx', ['biome', 'check', '.', '--error-on-warnings'])
await run('npx', ['tsx', 'scripts/types.ts'])
await run('npx', ['tsx', 'scripts/licences.ts'])
await run('npx', ['knip'])

const unused = (await findUnusedMessages()).map((key) => `messages: nothing reads ${key}`)
const gaps = [...(await findMessageGaps()), ...(await findMessageGaps('backend/messages'))]
stopFor([...gaps, ...unused, ...(await findWrongWords())])

const { results, seconds, refusals } = await readLastRun()
for (const [folder, { tests, seconds }] of durationsByFolder(results))
  process.stdout.write(`${folder.padEnd(24)} ${seconds.toFixed(0).padStart(5)} s in ${tests} tests\n`)
for (const [suite, wall] of seconds)
  process.stdout.write(`${suite.padEnd(24)} ${wall.toFixed(0).padStart(5)} s by the clock\n`)
const total = [...seconds.values()].reduce((sum, wall) => sum + wall, 0)
if (total > MAX_SECONDS)
  process.stderr.write(`The suites took ${(total / 60).toFixed(1)} minutes, more than ${MAX_SECONDS / 60}\n`)
for (const { title } of results.filter(({ status }) => status === 'flaky'))
  process.stderr.write(`Passed at its second try only: ${title}\n`)
stopFor(refusals)
await run('npx', ['tsx', 'scripts/requirements.ts'])

function stopFor(reasons: string[]): void {
  for (const reason of reasons) process.stderr.write(`${reason}\n`)
  if (reasons.length > 0) process.exit(1)
}
