import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CUSTOMER_CALLS, type FailingCall, type Outcome, PUBLIC_CALLS } from '@/tests/support/failing-calls'

const WORDS: Record<Outcome, string> = {
  page: 'The page says that it failed',
  part: 'In its place, that it failed',
  absent: 'Nothing in its place',
  same: 'Nothing is missing',
  none: 'That there is none',
}

function lineOf({ path, call, part, sees, ifNotOffered = sees }: FailingCall): string {
  const page = path.replace(/city=osaka&?/, '').replace(/\?$/, '')
  return `| \`${page}\` | \`${call}\` | ${part} | ${WORDS[sees]} | ${ifNotOffered === sees ? 'the same' : WORDS[ifNotOffered]} |`
}

test('the page of failing calls has the table by which journeys are judged', () => {
  const page = readFileSync('docs/when-a-call-fails.md', 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows).toEqual([...PUBLIC_CALLS, ...CUSTOMER_CALLS].map(lineOf))
})
