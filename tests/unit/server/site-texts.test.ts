import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SHARED_SITE } from '@/lib/domain/site/site'
import { sampleStoreSite } from '@/tests/support/sample-site'

let configuredText: typeof import('@/lib/server/pages/site-texts').configuredText
beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('LINK_TERMS', 'https://legal.example/terms')
  vi.stubEnv('LINK_SERVICE', 'https://legal.example/service')
  configuredText = (await import('@/lib/server/pages/site-texts')).configuredText
})
afterEach(() => vi.unstubAllEnvs())

test("a merchant's own texts take the place of ours on the shared site", () => {
  expect(configuredText(SHARED_SITE, 'terms')).toBe('https://legal.example/terms')
  expect(configuredText(SHARED_SITE, 'help')).toBe('https://legal.example/service')
})

test('what is not configured is a page of ours', () => {
  for (const topic of ['privacy', 'refunds', 'contact'] as const)
    expect(configuredText(SHARED_SITE, topic)).toBeUndefined()
})

test("on a store's own domain none of them speaks for the store", () => {
  for (const topic of ['help', 'terms'] as const) expect(configuredText(sampleStoreSite, topic)).toBeUndefined()
})
