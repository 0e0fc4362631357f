import { afterEach, expect, test, vi } from 'vitest'
import { SHARED_SITE } from '@/lib/domain/site/site'
import { serveFakeApi } from '@/tests/support/fake-api'
import { sampleStoreSite } from '@/tests/support/sample-site'
import { WIRE_STORE } from '@/tests/support/wire-store'

const api = await serveFakeApi()
afterEach(() => vi.unstubAllEnvs())

async function contactOf(variables: Record<string, string>, site: typeof SHARED_SITE) {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { supportContact } = await import('@/lib/server/pages/read-support-contact')
  return supportContact(site, 'en')
}

test('the shared site is reached as configured; hours that cannot be read stay a text', async () => {
  const given = { SUPPORT_EMAIL: 'help@plaza.example', SUPPORT_PHONE: '+16045550100', SUPPORT_HOURS: 'Mon 9:00-17:00' }
  const contact = await contactOf(given, SHARED_SITE)
  expect(contact).toMatchObject({ email: 'help@plaza.example', phoneHref: 'tel:+16045550100', hoursText: '' })
  expect(contact.hours?.map((day) => day.length)).toEqual([1, 0, 0, 0, 0, 0, 0])
  const unread = await contactOf({ ...given, SUPPORT_HOURS: 'When the light is on' }, SHARED_SITE)
  expect([unread.hours, unread.hoursText]).toEqual([null, 'When the light is on'])
})

test('production that configures none has none, a demo has its own', async () => {
  const secret = 'x'.repeat(32)
  const production = {
    ...{ PLAZA_MODE: 'production', SITE_ORIGIN: 'https://plaza.example', SHARED_HOSTS: 'plaza.example' },
    ...{ SESSION_SECRET: secret, PURGE_SECRET: secret },
  }
  const none = { email: '', phone: '', phoneHref: '', hours: null, hoursText: '' }
  expect(await contactOf(production, SHARED_SITE)).toEqual(none)
  vi.unstubAllEnvs()
  expect((await contactOf({ COMMERCE_API_URL: api.url }, SHARED_SITE)).email).toBe('support@plaza.test')
})

test('on an own domain it is the store that is reached, by its phone and in its hours', async () => {
  api.answerWith({ RC: 200, records: WIRE_STORE })
  const contact = await contactOf({ COMMERCE_API_URL: api.url, SUPPORT_EMAIL: 'help@plaza.example' }, sampleStoreSite)
  expect(contact).toMatchObject({ email: '', phone: '604-555-0100', phoneHref: 'tel:+16045550100' })
  expect(contact.hours).toHaveLength(7)
})
