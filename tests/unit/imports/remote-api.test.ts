import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'
import { listOrders } from '@/lib/contract/orders'
import { COMMENT } from '@/scripts/imports/read-imports'

const CONTRACT = 'lib/contract'
const STOREFRONT = /^(app|components|launch|lib)\/.*\.tsx?$|^(middleware|instrumentation)\.ts$/

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => STOREFRONT.test(file) && existsSync(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8').replace(COMMENT, '') }))
/** Files of the storefront whose code has it. */
const filesWith = (pattern: RegExp) => sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file)
const outside = (files: string[], folder: string) => files.filter((file) => !file.startsWith(`${folder}/`))

describe('a commerce API of anybody', () => {
  test('nothing but the launcher, which starts ours, may import from it', () => {
    expect(outside(filesWith(/\bbackend\//), 'launch')).toEqual([])
    expect(filesWith(/'@\/backend\//)).toEqual([
      'launch/build-operator-page.ts',
      'launch/configuration.ts',
      'launch/product.ts',
    ])
  })

  test('its address is used for calls and pictures, and to allow payment pages, alone', () => {
    expect(outside(filesWith(/\bCOMMERCE_API_URL\b/), 'launch').sort()).toEqual([
      'lib/commerce-client/transport/customer-call.ts',
      'lib/commerce-client/transport/forwarded-headers.ts',
      'lib/commerce-client/transport/picture-url.ts',
      'lib/commerce-client/transport/public-read.ts',
      'lib/env.ts',
      'lib/server/payment/pay-url.ts',
      'lib/server/pictures/remote-picture.ts',
    ])
  })

  test('its paths are those of the contract, which alone names them', () => {
    expect(outside(filesWith(/\/api\/(rest\/)?v\d|\/api\/execute/), CONTRACT)).toEqual([])
    expect(outside(filesWith(/\/(dev|sandbox|docs|openapi)\b[^'"`\s]*['"`]/), 'launch')).toEqual([])
    expect(outside(filesWith(/\bdefineCall\(/), CONTRACT)).toEqual([])
    expect(outside(filesWith(/\b(callForCustomer|readPublic)\(/), 'lib/commerce-client')).toEqual([])
  })

  test('every call that the contract defines is in its list', async () => {
    const modules = readdirSync(CONTRACT).map((file) => import(`@/lib/contract/${path.basename(file, '.ts')}.ts`))
    const defined = (await Promise.all(modules)).flatMap((one) => Object.values(one).filter(isCall))
    expect(new Set(defined)).toEqual(new Set(CALLS))
  })

  test('no code asks whether it is the demo', () => {
    expect(filesWith(/\bPLAZA_MODE\b/).filter((file) => !/^(launch\/|lib\/env(-values)?\.ts$)/.test(file))).toEqual([])
  })
})

/** Checked by the compiler: an unused `@ts-expect-error` is an error. */
test('a path or a key that is not in the contract does not compile', () => {
  const calls = (call: typeof callForCustomer) => [
    call(listOrders, { page: 1, limit: 5 }),
    // @ts-expect-error a key that the call does not have
    call(listOrders, { page: 1, since: '2026-11-20' }),
    // @ts-expect-error a path in place of a call
    call('/api/rest/v7/ordlst', { page: 1 }),
  ]
  expect(calls).toHaveLength(1)
})

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
