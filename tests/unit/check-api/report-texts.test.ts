import { expect, test } from 'vitest'
import { plain, printReport } from '@/scripts/check-api/print-report'
import type { Report } from '@/scripts/check-api/report'
import { reportPage } from '@/scripts/check-api/report-page'

const field = { path: 'hours', meaning: 'When it is open', of: 3, consequence: 'no opening hours' }
const REPORT: Report = {
  url: 'https://api.example.com',
  at: '2026-06-05T19:00:00.000Z',
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
  expect(html).not.toMatch(/<script|https?:\/\/(?!api\.example)/)
})
