import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Words that are no part of a name here, and the one to use. In sentences they are English. */
const COINED: Record<string, string> = {
  asked: 'requested',
  dotted: 'metaList',
  flight: 'rscPayload',
  foot: 'footer',
  front: 'pageCache',
  handover: 'fulfilment',
  heart: 'bookmarkButton',
  lean: 'small or strip',
  'menu-type': 'fulfilmentMethod',
  'order-type': 'fulfilmentMethod',
  refusal: 'error or rejection',
  'remote-un': 'an Error class',
  say: 'log',
  'shipping-method': 'fulfilmentMethod',
  'sign-in': 'login',
  'sign-out': 'logout',
  spent: 'ordered or used',
  starter: 'hydration',
  tally: 'counter',
  turner: 'pagination',
  wanted: 'desired',
  wish: 'input',
}

const EXPORTS = /^export (?:default )?(?:async )?(?:function|const|class|interface|type) (\w+)/gm
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)

/** `readOrderType` and `READ_ORDER_TYPE` as `read-order-type`. */
const toWords = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[_.]/g, '-')
    .toLowerCase()

const coinedIn = (name: string) => Object.keys(COINED).filter((word) => `-${toWords(name)}-`.includes(`-${word}-`))

test('files and exports have the words of the glossary', () => {
  const names = files.flatMap((file) => [
    [file, path.basename(file).replace(/\..*/, '')] as const,
    ...[...readFileSync(file, 'utf8').matchAll(EXPORTS)].map(([, name = '']) => [file, name] as const),
  ])
  expect(names.length).toBeGreaterThan(2000)
  const found = names.flatMap(([file, name]) =>
    coinedIn(name).map((word) => `${file}: ${name}, rather ${COINED[word]}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['lean-document', ['lean']],
  ['orderTypeOf', ['order-type']],
  ['READ_FLIGHTS', []],
  ['sendFlight', ['flight']],
  ['cleanText', []],
])('%s has the coined words %j', (name, words) => {
  expect(coinedIn(name)).toEqual(words)
})
