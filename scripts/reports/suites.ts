/** Where a test run leaves its reports. */
export const REPORTS = '.reports'

export interface Suite {
  name: string
  /** the JSON report in `REPORTS`; `TEST_REPORT` names it to the runner */
  report: string
  /** what `npx` runs */
  args: string[]
}

export const SUITES: readonly Suite[] = [
  {
    name: 'unit, component, API and start',
    report: 'vitest.json',
    args: ['vitest', 'run', '--project', '!race'],
  },
  { name: 'races', report: 'race.json', args: ['tsx', 'scripts/test-race.ts'] },
  { name: 'journeys', report: 'e2e.json', args: ['tsx', 'scripts/test-e2e.ts'] },
]
