import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './launch/processes'

const SOURCE = path.join(import.meta.dirname, 'clock/shifted-clock.c')

/** Times (UTC) at which stores, days and years differ from those of a working day. */
const TIMES = [
  // midnight in Toronto has passed, in Vancouver not yet: most stores open next on a day with a long name
  '2026-11-25T05:10',
  // early on a Sunday, when nearly nothing is open
  '2026-11-29T09:00',
  // the journeys run into the new year
  '2026-12-31T23:55',
  // summer time begins in Toronto at 07:00
  '2027-03-14T06:55',
]

const SUITES = ['--project', 'unit*', '--project', 'component*', '--project', 'backend']
/** Those that compare the date with the times of files, which are the kernel's, are left out. */
const NOT_THEN = [
  '--testNamePattern',
  '^(?!a folder of pictures that several storefronts share|a picture in one of its widths)',
]

/** A library that moves the date of the programs which load it; needs gcc. */
function compileClock(): string {
  const library = path.resolve('.reports/shifted-clock.so')
  mkdirSync(path.dirname(library), { recursive: true })
  execFileSync('gcc', ['-O2', '-shared', '-fPIC', '-o', library, SOURCE], { stdio: 'inherit' })
  return library
}

/**
 * `npm run test:clock`: tests and journeys, with servers, database and browser, at other times than now;
 * `-- 2026-12-31T23:55` at one.
 */
const library = compileClock()
const times = process.argv.slice(2)
for (const time of times.length > 0 ? times : TIMES) {
  const seconds = Math.round((Date.parse(`${time}Z`) - Date.now()) / 1000)
  if (Number.isNaN(seconds)) throw new Error(`${time} is no time such as ${TIMES[0]}`)
  // in the soak too, these run at the size of npm test
  const clock = { LD_PRELOAD: library, SHIFT_SECONDS: `${seconds}`, SOAK: undefined, TEST_REPORT: undefined }
  process.stdout.write(`At ${time} UTC:\n`)
  await run('npx', ['vitest', 'run', ...SUITES, ...NOT_THEN], clock)
  await run('npx', ['tsx', 'scripts/test-e2e.ts'], clock)
}
