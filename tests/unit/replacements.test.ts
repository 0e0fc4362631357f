import { expect, test } from 'vitest'
import { findReplacements } from '@/tests/support/expressions/find-expressions'

/** Functions, and texts that nobody outside wrote. */
const SAFE = [
  'backend/catalogue/search/search-terms.ts: simplify',
  'backend/orders/payments/return-url.ts: encodeURIComponent(orderId)',
  'backend/platform/db/baseline.ts: `"{SCRATCH}".`',
  'components/ui/content/picture-sources.ts: `/pictures/{width}/`',
  'lib/domain/places/phone-text.ts: groups',
  'lib/page-cache/document/deferred-hydration.ts: withoutDeferred',
  'lib/page-cache/document/script-policy.ts: hashes',
  'lib/server/routing/failure-words.ts: `<html id="__next_error__" lang="{toBcp47(language)}">`',
  'lib/server/routing/url-spelling.ts: decodeURIComponent',
]

test('no text of others is a replacement, in which $& would stand for what is replaced', () => {
  expect(findReplacements()).toEqual(SAFE)
})
