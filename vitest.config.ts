import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { vitestResults } from './scripts/reports/results'

const REPORT = process.env.TEST_REPORT
const SEED = process.env.SOAK_SEED ?? `${randomInt(2 ** 31)}`

const support = (file: string) => path.join(import.meta.dirname, 'tests/support', file)
const ALIAS = { '@': import.meta.dirname, 'server-only': support('server-only.ts') }
const COMPONENT_ALIAS = {
  ...ALIAS,
  'next-intl/server': support('server-translations.ts'),
  'next/navigation': support('next-navigation.ts'),
}
const LONG = { testTimeout: 600_000, hookTimeout: 120_000 }
const isSoak = process.env.SOAK === '1'
/** In the soak, tests take as long as their figures need. */
const LIMITS = isSoak ? LONG : { hookTimeout: 60_000 }
const API = { isolate: false, setupFiles: [support('random-seed.ts')] }
const UNIT = { hookTimeout: 60_000, setupFiles: [support('random-seed.ts')] }
const COMPONENT = {
  environment: 'jsdom',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: [support('component.ts')],
}

const printSeed = () => void process.stdout.write(`Random cases: SOAK_SEED=${SEED} repeats them.\n`)
/** Prints the seed before a run, and again after one that failed. */
const seedReporter: Reporter = {
  onInit: printSeed,
  onTestRunEnd: (_modules, _errors, reason) => (reason === 'failed' ? printSeed() : undefined),
}

type Options = NonNullable<TestProjectInlineConfiguration['test']>

function project(name: string, test: Options, alias: Record<string, string> = ALIAS): TestProjectInlineConfiguration {
  const include = [`tests/${name}/**/*.test.{ts,tsx}`]
  // what is slow has no size that fits a quick run
  const exclude = [...(isSoak ? [] : ['**/*.soak.test.{ts,tsx}']), ...(test.exclude ?? [])]
  return {
    resolve: { alias },
    test: {
      name,
      include,
      environment: 'node',
      testTimeout: 20_000,
      env: { SOAK_SEED: SEED, LOG_LEVEL: 'warn' },
      // an empty test proves nothing
      expect: { requireAssertions: true },
      ...test,
      exclude,
    },
  }
}

/** The test files of a folder whose source has these words. */
function filesWith(folder: string, words: string): string[] {
  return readdirSync(path.join(import.meta.dirname, 'tests', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${folder}/${file}`)
    .filter((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8').includes(words))
}

/** Files that share a worker, whose start would be most of their time. */
function shared(options: Options = {}): Options {
  return { ...options, isolate: false, setupFiles: [support('shared-worker.ts'), ...(options.setupFiles ?? [])] }
}

// A module that a file replaces stays replaced in its worker. React's two renderers do not share a worker either.
const mockingUnits = filesWith('unit', 'vi.mock(')
const mockingComponents = filesWith('component', 'vi.mock(')
const serverComponents = filesWith('component', 'renderServer(').filter((file) => !mockingComponents.includes(file))

export default defineConfig({
  test: {
    // some files wait for processes and deadlines
    maxWorkers: os.availableParallelism() + 1,
    reporters: ['default', seedReporter, ...(REPORT ? [vitestResults(REPORT)] : [])],
    projects: [
      project('unit', shared({ ...UNIT, exclude: mockingUnits })),
      project('unit-mocking', { ...UNIT, include: mockingUnits }),
      project(
        'component',
        shared({ ...COMPONENT, exclude: [...mockingComponents, ...serverComponents] }),
        COMPONENT_ALIAS,
      ),
      project('component-server', shared({ ...COMPONENT, include: serverComponents }), COMPONENT_ALIAS),
      project('component-mocking', { ...COMPONENT, include: mockingComponents }, COMPONENT_ALIAS),
      // no file changes what another one imports
      project('backend', { ...API, ...LIMITS, globalSetup: support('postgres.ts') }),
      // a whole cluster for each file; it takes minutes
      project('cluster', { ...LONG, fileParallelism: false, include: isSoak ? ['tests/cluster/**/*.test.ts'] : [] }),
      // starts and kills processes; those of the soak measure times
      project('start', { testTimeout: 60_000, fileParallelism: !isSoak }),
      project('race', { ...API, ...LONG, globalSetup: support('postgres.ts') }),
    ],
  },
})
