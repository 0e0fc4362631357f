import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { CALLS } from '@/lib/contract/calls'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { ADDRESS_SIGNATURE_HEADER, isSignedAddress } from '@/lib/contract/signatures'
import { isSharedRead } from '@/scripts/contract/deadline-of'
import { type Received, serveFakeApi } from '@/tests/support/fake-api'
import { loadRemoteCalls } from '@/tests/support/remote-calls'

const ADDRESS = '203.0.113.7'
const SECRET = 'plaza-example-secret-of-32-letters'
const page = readFileSync('docs/contract/signatures.md', 'utf8')
const [, list = ''] = /answers are for everybody: (.+)\./.exec(page) ?? []
const withoutAddress = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

vi.stubEnv('PURGE_SECRET', SECRET)
const api = await serveFakeApi()
/** The names of calls that came with a signed address, and without any. */
const names = { signed: new Set<string>(), none: new Set<string>() }

function nameOf({ method, path, body }: Received): string {
  const sent = path === EXECUTE_PATH ? (body as { method: string; path: string }) : { method, path }
  const { pathname } = new URL(sent.path, api.url)
  const isSent = (call: (typeof CALLS)[number]) =>
    call.method === sent.method && pathname.match(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return CALLS.find(isSent)?.name ?? pathname
}

beforeAll(async () => {
  const { onBehalfOf } = await import('@/lib/commerce-client/transport/shopper')
  api.answerWith((received: Received) => {
    const { 'x-forwarded-for': address, [ADDRESS_SIGNATURE_HEADER]: signature } = api.lastHeaders()
    if (address === undefined) names.none.add(nameOf(received))
    else if (isSignedAddress(`${address}`, `${signature}`, SECRET)) names.signed.add(nameOf(received))
    return { RC: 404 }
  })
  for (const call of Object.values(await loadRemoteCalls())) {
    await onBehalfOf({ language: 'en', address: ADDRESS }, call).catch(() => undefined)
  }
})

test('the calls without the address of a shopper are those of the page', () => {
  expect([...names.none].sort()).toEqual(withoutAddress)
})

test('every other call has it, signed', () => {
  const made = CALLS.filter(({ when }) => !when.startsWith('Never')).map(({ name }) => name)
  expect([...names.signed].sort()).toEqual(made.filter((name) => !withoutAddress.includes(name)).sort())
})

test('those without it are the public reads, which have a limit of their own', () => {
  const shared = CALLS.filter((call) => isSharedRead(call) && !call.when.startsWith('Never')).map(({ name }) => name)
  expect(shared.sort()).toEqual(withoutAddress)
})
