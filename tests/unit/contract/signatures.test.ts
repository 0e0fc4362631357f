import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAX_TAGS, type PurgeRejection, purgeBody } from '@/lib/contract/purge'
import {
  ADDRESS_SIGNATURE_HEADER,
  isSignedAddress,
  isSignedPurge,
  PURGE_AGE_MS,
  PURGE_SIGNATURE_HEADER,
  signAddress,
  signPurge,
} from '@/lib/contract/signatures'

const page = readFileSync('docs/contract/signatures.md', 'utf8')
const [, SECRET = ''] = /examples use the secret `(.+)`/.exec(page) ?? []
/** The value of a header in an example. */
const headerOf = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(page)?.[1] ?? ''
const [, BODY = ''] = /^(\{"tags".+\})$/m.exec(page) ?? []
const REJECTIONS = {
  no_secret: true,
  too_large: true,
  wrong_signature: true,
  unknown_tags: true,
  not_fresh: true,
} satisfies Record<PurgeRejection, true>

describe('the worked example of an address', () => {
  const address = headerOf('x-forwarded-for')

  test('has the signature that the storefront sends', () => {
    expect(headerOf(ADDRESS_SIGNATURE_HEADER)).toBe(signAddress(address, SECRET))
    expect(page).toContain(`printf 'address ${address}' |\n  openssl dgst -sha256 -hmac '${SECRET}'`)
  })

  test('is that of no other address, and of no other secret', () => {
    const signature = headerOf(ADDRESS_SIGNATURE_HEADER)
    expect(isSignedAddress(address, signature, SECRET)).toBe(true)
    expect(isSignedAddress('203.0.113.8', signature, SECRET)).toBe(false)
    expect(isSignedAddress(address, signature, `${SECRET}.`)).toBe(false)
  })
})

describe('the worked example of a purge', () => {
  test('has the signature that the storefront expects, of a body that it reads', () => {
    expect(headerOf(PURGE_SIGNATURE_HEADER)).toBe(signPurge(BODY, SECRET))
    expect(page).toContain(`printf '%s' '${BODY}' |\n  openssl dgst -sha256 -hmac '${SECRET}'`)
    expect(purgeBody.safeParse(JSON.parse(BODY)).success).toBe(true)
  })

  test('is that of no other body', () => {
    const signature = headerOf(PURGE_SIGNATURE_HEADER)
    expect(isSignedPurge(BODY, signature, SECRET)).toBe(true)
    expect(isSignedPurge(`${BODY} `, signature, SECRET)).toBe(false)
  })

  test('has its age, its number of tags and every reason of a refusal on the page', () => {
    expect(page).toContain(`at most ${PURGE_AGE_MS / 1000} seconds before or after`)
    expect(page).toContain(`At most ${MAX_TAGS} tags`)
    const named = [...page.matchAll(/^\| 4\d\d `(\w+)` \|/gm)].map(([, reason = '']) => reason)
    expect(named.sort()).toEqual(Object.keys(REJECTIONS).sort())
  })
})
