import { rm } from 'node:fs/promises'
import { run } from './launch/processes'
import { findTrial } from './launch/running-trial'

/** Every suite, one after the other; all run, and one that failed fails the whole. */
const SUITES: [name: string, command: string, args: string[]][] = [
  [
    'unit, component, API and start',
    'npx',
    ['vitest', 'run', ...['unit', 'component', 'backend', 'start'].flatMap((name) => ['--project', name])],
  ],
  ['races', 'npx', ['tsx', 'scripts/test-race.ts']],
  ['journeys', 'npx', ['tsx', 'scripts/test-e2e.ts']],
]

if (await findTrial()) throw new Error('A trial is running, on the same build: end it before every suite is run.')
await rm('.reports', { recursive: true, force: true })
const failed: string[] = []
for (const [name, command, args] of SUITES) {
  await run(command, args).catch((error: Error) => {
    process.stderr.write(`${name}: ${error.message}\n`)
    failed.push(name)
  })
}
process.stdout.write(`${SUITES.length - failed.length} passed, ${failed.length} failed\n`)
if (failed.length > 0) process.exit(1)
