import { NO_TELEMETRY, run } from '@/launch/processes'
import { findStrayComments } from './comments/find-stray-comments'
import { findComparedIds } from './ids/find-compared-ids'
import { findCrossings } from './imports/borders'
import { findKnots } from './imports/knots'
import { importsOf, readSources } from './imports/read-imports'
import { checkLicences } from './licences'
import { findMessageGaps } from './messages/find-gaps'
import { findUnusedMessages } from './messages/find-unused'
import { findWrongWords } from './messages/find-wrong-words'

/** Checks of the files as they are; none runs a suite or reads a report of one. */
const CHECKS: Record<string, () => Promise<void>> = {
  lint: () => run('npx', ['biome', 'check', '.', '--error-on-warnings']),
  async types() {
    // types of routes, which Next writes
    await run('npx', ['next', 'typegen'], NO_TELEMETRY)
    await run('npx', ['tsc', '--noEmit'])
  },
  async imports() {
    const imports = readSources().flatMap(importsOf)
    report([...findKnots(imports), ...findCrossings(imports)])
  },
  async comments() {
    report(readSources().flatMap(findStrayComments))
  },
  async ids() {
    report(readSources().flatMap(findComparedIds))
  },
  licences: checkLicences,
  unused: () => run('npx', ['knip']),
  async messages() {
    const unused = (await findUnusedMessages()).map((key) => `nothing reads ${key}`)
    const gaps = [...(await findMessageGaps()), ...(await findMessageGaps('backend/platform/i18n'))]
    report([...gaps, ...unused, ...(await findWrongWords())])
  },
}

/** `npm run verify` runs all checks, `-- types licences` some. */
const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : Object.keys(CHECKS)) {
  const check = CHECKS[name]
  if (!check) throw new Error(`there is no ${name}, only ${Object.keys(CHECKS).join(', ')}`)
  const start = performance.now()
  await check().catch((error: Error) => {
    process.stderr.write(`${name}: ${error.message}\n`)
    process.exitCode = 1
  })
  process.stdout.write(`${name}: ${Math.round((performance.now() - start) / 1000)} s\n`)
}

function report(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
