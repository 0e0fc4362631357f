import type { TestResult } from './results'

const MAX_ERROR_LENGTH = 1500
// terminal colours, which a log would print as rubbish
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** The failed tests with their errors, for the end of a run, where a log that was cut still shows them. */
export function describeFailures(results: readonly TestResult[]): string {
  return results
    .filter(({ status }) => status === 'failed')
    .map(({ file, title, error = '' }) => {
      return `failed: ${title} (${file})\n${error.replace(COLOURS, '').slice(0, MAX_ERROR_LENGTH)}\n`
    })
    .join('')
}
