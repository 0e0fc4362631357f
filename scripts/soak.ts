import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { run } from './launch/processes'

const { values, positionals } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true })
const seed = values.seed ?? process.env.SOAK_SEED ?? `${randomInt(2 ** 31)}`

/** Tests that `npm test` runs at reduced size; here at full size. A suite's report has its name. */
type Suite = [name: string, command: string, args: string[]]
const MONEY: Suite = ['money', 'npx', ['vitest', 'run', 'money-model']]
const FIGURES: Suite = [
  'figures',
  'npx',
  ['vitest', 'run', 'random-input', 'canaries', 'guessing', 'injection', 'round-trip', 'alerts'],
]
/** One of the races, by itself: a whole soak has it with the others. */
const MONEY_WALK: Suite = ['money-walk', 'npx', ['tsx', 'scripts/test-race.ts', 'money-walk']]
const RACES: Suite = ['races', 'npx', ['tsx', 'scripts/test-race.ts']]
const IMAGE: Suite = ['image', 'npx', ['vitest', 'run', '--project', 'start', 'dockerfile.soak']]
const CLUSTER: Suite = ['cluster', 'npx', ['tsx', 'scripts/test-cluster.ts']]
const CLOCK: Suite = ['clock', 'npx', ['tsx', 'scripts/test-clock.ts']]
const JOURNEYS: Suite = ['journeys', 'npx', ['tsx', 'scripts/test-e2e.ts']]

const LANES = [
  [MONEY, MONEY_WALK],
  [FIGURES, RACES, IMAGE, JOURNEYS, CLUSTER, CLOCK],
]

/** A part is all suites whose name begins with it, as `money`. */
const isOf = (name: string, part: string) => name === part || name.startsWith(`${part}-`)
const names = LANES.flat().map(([name]) => name)
const unknown = positionals.filter((part) => !names.some((name) => isOf(name, part)))
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}; there are ${names.join(', ')}`)
const isWanted = (suite: Suite) =>
  positionals.length === 0 ? suite !== MONEY_WALK : positionals.some((part) => isOf(suite[0], part))

const failed: string[] = []
async function runInTurn(...suites: Suite[]): Promise<void> {
  for (const [name, command, args] of suites) {
    const started = Date.now()
    await run(command, args, { SOAK: '1', SOAK_SEED: seed, TEST_REPORT: `.reports/soak-${name}.json` }).catch(() =>
      failed.push(name),
    )
    process.stdout.write(`${name}: ${Math.round((Date.now() - started) / 1000)} s\n`)
  }
}

// the sequences of money take one core for half an hour, and the races mostly wait
await Promise.all(LANES.map((suites) => runInTurn(...suites.filter(isWanted))))
const result = failed.length > 0 ? `failed: ${failed.join(', ')}` : 'passed'
process.stdout.write(`Soak ${result}; SOAK_SEED=${seed} repeats it.\n`)
if (failed.length > 0) process.exit(1)
