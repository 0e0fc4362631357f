import fc from 'fast-check'
import type { Call } from '@/lib/contract/define-call'

type Json = unknown
type Tree = Record<string | number, Json>

/** Through text, so that no part is shared: a change within a part that stands a hundred times would multiply. */
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Stands for a list of 5,000 levels, which only the text of a body can hold. */
const DEEP = 'a very deep list'
const nest = (depth: number) => Array.from({ length: depth }).reduce<Json>((inner) => [inner], 'x')
const QUOTES = ["'; drop table orders; --", "' or 1=1 --", '%_\\', '$1', '{{7*7}}', '\\', '"', '`']
const NUMBERS = [0, -0, -1, 1.5, 0.1 + 0.2, 101, 32_768, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308, 5e-324]
const NUMBER_TEXTS = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '0x10',
  '1_000',
  '١٢٣',
  '-1',
  '00',
  '9'.repeat(400),
  '1.',
]
const DATES = [
  '2026-13-45 99:99',
  '0001-01-01 00:00',
  '999999-01-01 00:00',
  '2026-02-30 12:00',
  '2026-06-05',
  '9999-12-31 23:59:59',
  '0000-01-01 00:00',
  '9999-12-31',
]
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '👩‍👩‍👧‍👦',
  'Z̸̧̛͓ỏ̶',
  '\u202eabc',
  '\ufeff',
  '\r\n',
  '%00',
  '../..',
]
const WORDS = ['xx', 'zh_Hant', 'EN', '__proto__', 'constructor', 'javascript:alert(1)', 'http://[', 'null', 'true']
const SIZES = [
  'x'.repeat(201),
  '漢'.repeat(2001),
  '9'.repeat(5000),
  nest(50),
  DEEP,
  Array(101).fill({}),
  Array(3).fill(1),
]
const NO_TEXT = { toString: 'x', valueOf: 'x' }
const SHAPES: Json[] = [
  ...[null, true, false, [], {}, [null], [[]]],
  ...[{ length: 3 }, { length: NO_TEXT, size: NO_TEXT }, NO_TEXT, { constructor: 1 }],
]

/** What a field may hold that it was never meant to. */
const hostile: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(...QUOTES, ...NUMBERS, ...NUMBER_TEXTS, ...DATES, ...TEXTS, ...WORDS, ...SIZES, ...SHAPES),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
)

const change = fc.record({
  at: fc.nat(9999),
  kind: fc.constantFrom('set', 'set', 'set', 'set', 'drop', 'add', 'wrap', 'repeat', 'swap'),
  value: hostile,
})
type Change = { at: number; kind: string; value: Json }

const isTree = (value: Json): value is Tree => typeof value === 'object' && value !== null

function places(tree: Tree, found: [Tree, string][] = [], depth = 0): [Tree, string][] {
  for (const key of Object.keys(tree)) {
    found.push([tree, key])
    const inner = tree[key]
    if (isTree(inner) && depth < 6) places(inner, found, depth + 1)
  }
  return found
}

function apply(root: Tree, { at, kind, value }: Change): void {
  const all = places(root)
  const [parent, key] = all[at % Math.max(1, all.length)] ?? [root, 'added']
  const [other, otherKey] = all[(at * 7) % Math.max(1, all.length)] ?? [root, 'added']
  if (kind === 'drop') delete parent[key]
  else if (kind === 'add') parent[`${key}-${at}`] = copy(value)
  else if (kind === 'wrap') parent[key] = [parent[key]]
  else if (kind === 'repeat') parent[key] = [parent[key], copy(parent[key] ?? null)]
  else if (kind === 'swap') parent[key] = copy(other[otherKey] ?? null)
  else parent[key] = copy(value)
}

export interface RandomRequest {
  call: Call
  request: Tree
}

/** Requests that were valid until one to three of their places changed. */
export function spoilt(examples: RandomRequest[]): fc.Arbitrary<RandomRequest> {
  return fc
    .tuple(fc.constantFrom(...examples), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([{ call, request }, changes]) => {
      const box = { request: copy(request) }
      for (const one of changes) apply(box.request, one)
      return { call, request: box.request }
    })
}

/** An object of any call's shape that is itself no more than a value. */
export const anyBody: fc.Arbitrary<Json> = hostile

export function toBody(value: Json): string {
  return (JSON.stringify(value) ?? '').replaceAll(`"${DEEP}"`, '['.repeat(5000) + ']'.repeat(5000))
}

/** Texts that are nearly JSON. */
export function broken(examples: RandomRequest[]): fc.Arbitrary<{ call: Call; text: string }> {
  const parts = fc.tuple(
    fc.constantFrom(...examples),
    fc.nat(2000),
    fc.constantFrom('cut', 'insert', 'drop', 'double', 'prefix'),
    fc.oneof(
      fc.constantFrom('\u0000', '\ufeff', '\ud800', ',', '}', ']', '"', '\\u', 'NaN', '[[['),
      fc.string({ unit: 'binary' }),
    ),
  )
  return parts.map(([{ call, request }, at, kind, noise]) => {
    const text = toBody(request)
    const cut = at % (text.length + 1)
    const [left, right] = [text.slice(0, cut), text.slice(cut)]
    if (kind === 'cut') return { call, text: left }
    if (kind === 'drop') return { call, text: left + right.slice(1) }
    if (kind === 'double') return { call, text: text + text }
    return { call, text: kind === 'prefix' ? noise + text : left + noise + right }
  })
}

/** A path and query of a call as no client would write them; nothing in them is a valid reason to fail. */
export function oddAddress({ call, request }: RandomRequest, encode: boolean): string {
  const text = (value: Json) => {
    const plain = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    const short = plain.slice(0, 1500)
    return encode ? encodeURIComponent(Buffer.from(short).toString()) : short
  }
  const query = Object.entries(request).map(([key, value]) => `${text(key)}=${text(value)}`)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => text(request[name]) || 'x')
  return call.method === 'GET' && query.length > 0 ? `${path}?${query.join('&')}` : path
}
