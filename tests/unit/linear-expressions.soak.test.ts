import type { IncomingMessage } from 'node:http'
import { check } from 'recheck'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { toSearchQuery } from '@/backend/catalogue/search/search-terms'
import { toLoginAddress } from '@/lib/domain/account/login-address'
import { phoneLink } from '@/lib/domain/places/phone-link'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'
import { readTypedPostalCode } from '@/lib/domain/places/typed-postal-code'
import { readPayLink } from '@/lib/domain/self-checkout/pay-link'
import { toDocumentRequest } from '@/lib/page-cache/cache/cache-key'
import { encodingFor } from '@/lib/page-cache/cache/encodings'
import { createRouteNames, toPattern } from '@/lib/page-cache/telemetry/route-names'
import { pictureUrl } from '@/lib/server/routing/picture-address'
import { preferredLanguage } from '@/lib/server/site/preferences'
import { config } from '@/middleware'
import { type Expression, findExpressions } from '@/tests/support/expressions/find-expressions'

const { found, made } = findExpressions()

/** Those of Next's routes, of the middleware, and of the schemas that read what visitors send. */
const OTHERS: Expression[] = [
  ...['/api/[...path]', '/api/orders/[id]/comments', '/icon/[size]/[...key]'].map((name) => ({
    file: 'lib/page-cache/telemetry/route-names.ts',
    source: toPattern(name).source,
    flags: '',
  })),
  { file: 'middleware.ts', source: `^${config.matcher}$`, flags: '' },
  { file: 'zod', source: z.regexes.email.source, flags: '' },
]
const expressions = [
  ...new Map([...found, ...OTHERS].map((each) => [`${each.source}/${each.flags}`, each] as const)).values(),
]

const SIZES = [300, 3000, 30_000]
/** Ten times what a linear one takes for the longest; a quadratic one takes a second. */
const SLOW_MS = 50

/** Whether the text that the check has found really is slow; its own clock is wrong on a busy machine. */
function isSlow({ source, flags }: Expression, { pumps, suffix }: { pumps: Pump[]; suffix: string }): boolean {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''))
  return SIZES.some((letters) => {
    const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(letters / pumps.length / pump.length)).join('')
    return Math.min(...[1, 2, 3].map(() => millisecondsOf(() => expression.test(text + suffix)))) > SLOW_MS
  })
}

interface Pump {
  prefix: string
  pump: string
}

function millisecondsOf(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

/** Why an expression takes more than linear time for some text, if it does; or that nobody can tell. */
async function faultOf(expression: Expression): Promise<string[]> {
  const { file, source, flags } = expression
  // nothing repeats without a limit
  if (!/[*+]|\{\d+,\}/.test(source)) return []
  const result = await check(source, flags, { timeout: null, randomSeed: 1 })
  if (result.status === 'safe') return []
  const name = `${file} /${source}/${flags}`
  if (result.status === 'unknown') return [`${name} unknown`]
  const { complexity, attack } = result
  const isFault = complexity.type === 'exponential' || isSlow(expression, attack)
  return isFault ? [`${name} ${complexity.summary}: ${attack.pattern}`] : []
}

test(`each of ${expressions.length} expressions of the product takes linear time, whatever text it meets`, async () => {
  expect(expressions.length).toBeGreaterThan(200)
  const faults: string[] = []
  for (const each of expressions) faults.push(...(await faultOf(each)))
  expect(faults).toEqual([])
}, 600_000)

test('an expression that is made of text is one of those that are checked by what it becomes', () => {
  expect(made.map(({ file }) => file)).toEqual(['lib/page-cache/telemetry/route-names.ts'])
})

test('the check finds an expression of quadratic and one of exponential time', async () => {
  const [quadratic, exponential] = ['q=0\\.\\d*[1-9]\\d*x', '^(a+)+$'].map((source) =>
    faultOf({ file: 'planted.ts', source, flags: '' }),
  )
  expect(await quadratic).toEqual([expect.stringContaining('planted.ts')])
  expect(await exponential).toEqual([expect.stringContaining('exponential')])
})

/** What reads a visitor's text with more than one expression, or by a library. */
const READERS: Record<string, (text: string) => unknown> = {
  'the encoding': encodingFor,
  'the language': (text) => preferredLanguage(undefined, text, 'en'),
  'the name of a route': createRouteNames(['/api/[...path]', '/api/orders/[id]']),
  'a login address': (text) => toLoginAddress(text, 'shop.test'),
  'a phone': (text) => readTypedPhone('CA', text),
  'a phone that dials': (text) => phoneLink(text, 'CA'),
  'a postal code': (text) => readTypedPostalCode('US', text),
  'the URL of a page': (text) => toDocumentRequest(requestOf({ url: `/deals/browse?query=${text}&page=${text}` })),
  'the path of a page': (text) => toDocumentRequest(requestOf({ url: `/pay/7/amt/${text}` })),
  'the cookies of a page': (text) => toDocumentRequest(requestOf({ url: '/', cookie: `lan=${text}` })),
  'the URL of a picture': (text) => pictureUrl(`/pictures/640/${text}`),
  'a pay link': (text) => readPayLink(`/pay/7/amt/${text}`),
  'words of a search': (text) => toSearchQuery(text),
}
function requestOf({ url, cookie = '' }: { url: string; cookie?: string }): IncomingMessage {
  return { url, headers: { host: 'localhost', cookie } } as IncomingMessage
}

const UNITS = [
  '1',
  ' ',
  ',',
  ';',
  'a',
  '.',
  '@.',
  '/',
  'br;',
  'br,',
  'en,',
  'q=',
  '-',
  '/amt/1',
  '%',
  'zh-',
  '*;q=0.1,',
]

/** Milliseconds for a unit so many times, after a start that would be read, and before an end that would not. */
function timeFor(read: (text: string) => unknown, unit: string, letters: number): number {
  const text = `br;q=0.${unit.repeat(letters / unit.length)}\u0000x`
  return millisecondsOf(() => read(text))
}

test.each(Object.entries(READERS))('%s is read from 50,000 hostile letters in a few milliseconds', (_, read) => {
  for (const unit of UNITS) {
    const best = Math.min(...Array.from({ length: 10 }, () => timeFor(read, unit, 50_000)))
    expect(best, unit).toBeLessThan(20)
  }
})
