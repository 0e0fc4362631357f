import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { run } from '@/launch/processes'
import { clockAt } from './clock/clock-at'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, at: { type: 'string' } },
  allowPositionals: true,
})
const seed = values.seed ?? process.env.SOAK_SEED ?? `${randomInt(2 ** 31)}`

/** `npm run test:full [-- part…]`: at full size. A suite with an environment of its own has the size of `npm test`. */
type Suite = [name: string, command: string, args: string[], env?: () => Record<string, string>]
const MONEY: Suite = ['money', 'npx', ['vitest', 'run', 'money-model']]
const FIGURES: Suite = [
  'figures',
  'npx',
  [
    ...['vitest', 'run', '--project', 'unit*', '--project', 'component*', '--project', 'backend'],
    ...['random-input', 'canaries', 'alerts', '.soak.'],
  ],
]
const SUPERVISOR: Suite = ['supervisor', 'npx', ['vitest', 'run', '--project', 'start', 'supervisor.soak']]
const HEALTH: Suite = [
  'health',
  'npx',
  ['vitest', 'run', '--project', 'start', 'health.soak', 'unusable-database.soak'],
]
const MONEY_WALK: Suite = ['money-walk', 'npx', ['vitest', 'run', '--project', 'race', 'money-walk']]
const RACES: Suite = ['races', 'npx', ['vitest', 'run', '--project', 'race']]
const DEPLOYMENT: Suite = ['deployment', 'npx', ['vitest', 'run', '--project', 'start', 'deployment.soak']]
const CERTIFICATES: Suite = ['certificates', 'npx', ['vitest', 'run', '--project', 'start', 'certificates.soak']]
const LANGUAGE: Suite = ['language', 'npx', ['vitest', 'run', '--project', 'start', 'fifth-language.soak']]
/** Node reports warnings as errors. */
const OPENAPI: Suite = [
  'openapi',
  'npx',
  [
    '--yes',
    '@redocly/cli@2.77.0',
    'lint',
    '--extends=recommended-strict',
    'docs/contract/openapi.json',
    'docs/operator-openapi.json',
  ],
  () => ({ REDOCLY_TELEMETRY: 'off' }),
]
const CLUSTER = ['processes', 'journeys'].map((part): Suite => {
  return [`cluster-${part}`, 'npx', ['tsx', 'scripts/test-cluster.ts', part]]
})
const JOURNEYS: Suite = ['journeys', 'npx', ['tsx', 'scripts/test-e2e.ts']]

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
/** Leaves out tests that compare the date with the times of files, which are the system's. */
const OF_DATES = [
  ...['--project', 'unit*', '--project', 'component*', '--project', 'backend', '--testNamePattern'],
  '^(?!a folder of pictures that several storefronts share|a picture in one of its widths)',
]
/** Tests and journeys at other times than now, at the size of `npm test`; `--at 2027-02-28T23:55` at that one. */
const CLOCK = (values.at ? [values.at] : TIMES).flatMap((at): Suite[] => [
  [`clock-tests-${at}`, 'npx', ['vitest', 'run', ...OF_DATES], () => clockAt(at)],
  [`clock-journeys-${at}`, 'npx', ['tsx', 'scripts/test-e2e.ts'], () => clockAt(at)],
])

/** The oldest Node that the project supports, and the one that its image has. */
const VERSIONS = ['20.19.0', '24']
const onNode = (version: string) => ['--yes', '--package', `node@${version}`, '--']
const IMAGES = VERSIONS.map((version): Suite => {
  const test = ['vitest', 'run', '--project', 'start', 'dockerfile.soak']
  return [`image-${version}`, 'npx', [...onNode(version), ...test]]
})
const NODES = VERSIONS.flatMap((version): Suite[] => {
  const on = onNode(version)
  return [
    [`node-${version}-tests`, 'npx', [...on, 'vitest', 'run', '--project', '!race'], () => ({})],
    [`node-${version}-journeys`, 'npx', [...on, 'tsx', 'scripts/test-e2e.ts'], () => ({})],
  ]
})

const LANES = [
  [MONEY, MONEY_WALK],
  [
    OPENAPI,
    FIGURES,
    SUPERVISOR,
    HEALTH,
    RACES,
    ...IMAGES,
    DEPLOYMENT,
    CERTIFICATES,
    LANGUAGE,
    JOURNEYS,
    ...CLUSTER,
    ...CLOCK,
    ...NODES,
  ],
]

const isOf = (name: string, part: string) => name === part || name.startsWith(`${part}-`)
const names = LANES.flat().map(([name]) => name)
const unknown = positionals.filter((part) => !names.some((name) => isOf(name, part)))
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}; there are ${names.join(', ')}`)
const isWanted = (suite: Suite) =>
  positionals.length === 0 ? suite !== MONEY_WALK : positionals.some((part) => isOf(suite[0], part))

const failed: string[] = []
async function runInTurn(...suites: Suite[]): Promise<void> {
  for (const [name, command, args, env = () => ({ SOAK: '1' })] of suites) {
    const started = Date.now()
    await run(command, args, { ...env(), SOAK_SEED: seed }).catch(() => failed.push(name))
    process.stdout.write(`${name}: ${Math.round((Date.now() - started) / 1000)} s\n`)
  }
}

// the sequences of money take one core for half an hour, and the races mostly wait
await Promise.all(LANES.map((suites) => runInTurn(...suites.filter(isWanted))))
const result = failed.length > 0 ? `failed: ${failed.join(', ')}` : 'passed'
process.stdout.write(`The full tests ${result}; SOAK_SEED=${seed} repeats it.\n`)
if (failed.length > 0) process.exit(1)
