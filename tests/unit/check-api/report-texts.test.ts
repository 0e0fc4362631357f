import { expect, test } from 'vitest'
import { plain, printReport } from '@/scripts/check-api/print-report'
import { exitCode, type Report } from '@/scripts/check-api/report'
import { reportPage } from '@/scripts/check-api/report-page'

const field = { path: 'hours', meaning: 'When it is open', of: 3, consequence: 'no opening hours' }
const REPORT: Report = {
  url: 'https://api.example.com',
  at: '2026-06-05T19:00:00.000Z',
  faults: [
    {
      ...{ name: 'times not in UTC', cases: ['the new order is 8 hours old', 'a <slot> is over'], count: 4 },
      ...{
        compares: 'The order with the clock',
        sees: 'an order that is hours old',
        contract: 'docs/contract/formats.md#times',
      },
    },
  ],
  pages: [{ page: 'Store', path: '/store/5', state: 'in part', missing: ['menu: RC 400'] }],
  features: [{ name: 'search deals', state: 'limited', detail: '<b>nonsense</b> & "words"' }],
  calls: [
    {
      ...{ name: 'sdtl2', method: 'GET', path: '/api/v8/sdtl2', times: 1, median: 20, slowest: 20 },
      ...{ codes: { '200': 1 }, errors: { ECONNRESET: 2 }, missingAdditions: [], unread: ['colour'] },
      missing: [{ ...field, count: 2, reason: null }],
      odd: [{ ...field, path: 'tz', count: 1, reason: 'unknown zone' }],
    },
  ],
}

test('lines of a terminal', () => {
  expect(printReport(REPORT, plain).split('\n')).toEqual([
    'https://api.example.com',
    '',
    'Faults',
    '  times not in UTC: an order that is hours old (docs/contract/formats.md#times)',
    '    the new order is 8 hours old',
    '    a <slot> is over',
    '    and 2 more',
    '',
    'Pages',
    '  in part    Store         /store/5 · menu: RC 400',
    '',
    'Features',
    '  limited    search deals  <b>nonsense</b> & "words"',
    '',
    'Calls',
    '  sdtl2  1 time, 20 ms (slowest 20)  RC 200, ECONNRESET × 2',
    '    odd      tz (When it is open; 1 of 3: unknown zone): no opening hours',
    '    missing  hours (When it is open; 2 of 3): no opening hours',
    '    unread   colour',
    '',
  ])
})

test('a page whose texts are no HTML of an API', () => {
  const html = reportPage(REPORT)
  expect(html).toContain('<td>&lt;b&gt;nonsense&lt;/b&gt; &amp; &quot;words&quot;</td>')
  expect(html).toContain('<details open><summary>sdtl2: 1 time, 20 ms (slowest 20); RC 200: 1, ECONNRESET</summary>')
  expect(html).toContain(
    '<td>missing</td><td>hours</td><td>When it is open</td><td>2 of 3</td><td>no opening hours</td>',
  )
  expect(html).toContain('<td>the new order is 8 hours old; a &lt;slot&gt; is over; and 2 more</td>')
  expect(html).not.toMatch(/<script|https?:\/\/(?!api\.example)/)
})

test('an exit code is 0 where all is well, 1 for a fault or a page that fails, 2 where no page can be shown', () => {
  const [page] = REPORT.pages
  const withPages = (...states: Report['pages'][number]['state'][]) =>
    states.flatMap((state) => (page ? [{ ...page, state }] : []))
  const faultless = { ...REPORT, faults: [] }
  expect(exitCode({ ...faultless, pages: withPages('works', 'in part', 'not tried') })).toBe(0)
  expect(exitCode({ ...REPORT, pages: withPages('works') })).toBe(1)
  expect(exitCode({ ...faultless, pages: withPages('works', 'fails') })).toBe(1)
  expect(exitCode({ ...faultless, pages: withPages('fails', 'not tried') })).toBe(2)
})
