import type { TestResult } from './results'

const FOLDER = /^tests\/[^/]+/

/** Seconds that the tests of each folder below `tests` took, added up, and how many there are. */
export function durationsByFolder(results: readonly TestResult[]): Map<string, { tests: number; seconds: number }> {
  const folders = new Map<string, { tests: number; seconds: number }>()
  for (const { file, milliseconds } of results) {
    const folder = file.match(FOLDER)?.[0] ?? file
    const { tests, seconds } = folders.get(folder) ?? { tests: 0, seconds: 0 }
    folders.set(folder, { tests: tests + 1, seconds: seconds + milliseconds / 1000 })
  }
  return folders
}

/** The wall time of all suites together, in seconds, above which a run is too slow to be run often. */
export const MAX_SECONDS = 15 * 60
