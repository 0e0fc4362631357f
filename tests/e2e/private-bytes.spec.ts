import { BYPASSES, formsOf } from './support/bypasses'
import { type KnownShopper, knowShopper } from './support/known-shopper'
import { privatePages, readableHandlers } from './support/private-addresses'
import { ask, NOODLE, type RawAnswer } from './support/raw'
import { expect, test } from './support/test'

/** Handlers that look at no session: texts of the screens, menus, reviews, days of deals, and the health of the server. */
const IMPERSONAL = /^\/api\/(messages|menu|open-stores|reviews|calendar|healthz)(\/|$|\?)/
const AT_ONCE = 20

let ada: KnownShopper
let bo: KnownShopper
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  ada = await knowShopper()
  bo = await knowShopper()
})

interface Asked {
  address: string
  headers: Record<string, string>
}

/** Asks for all of them, some at once; what `wrong` says of an answer is told with its address. */
async function findWrong(asked: Asked[], wrong: (answer: RawAnswer, address: string) => string | null) {
  const left = [...asked]
  const found: string[] = []
  const line = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const answer = await askFor(one)
      const what = wrong(answer, one.address)
      if (what !== null) found.push(`${answer.status} ${one.address} ${JSON.stringify(one.headers)}: ${what}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
  return found
}

/** What is asked for by the router's headers has an address of its own, which Next names first. */
async function askFor({ address, headers }: Asked): Promise<RawAnswer> {
  const answer = await ask(address, 'localhost', headers)
  const to = answer.headers.location
  return answer.status === 307 && to?.includes('_rsc') ? ask(to, 'localhost', headers) : answer
}

const byAllMeans = (addresses: string[]): Asked[] =>
  addresses.flatMap((address) => [{}, ...BYPASSES].map((headers) => ({ address, headers })))

/** What a response reveals about a shopper, beyond its URL. */
function told({ text, headers }: RawAnswer, of: KnownShopper, address: string): string[] {
  const all = `${text}${JSON.stringify(headers)}`
  return of.canaries.filter((canary) => !address.includes(canary) && all.includes(canary))
}

function isPrivate({ headers }: RawAnswer): boolean {
  const kept = headers['cache-control'] ?? ''
  return /\bprivate\b/.test(kept) && /\bno-store\b/.test(kept)
}

test('a response to a customer is their own, and never cached', async () => {
  const seen = new Set<string>()
  for (const path of [...privatePages(ada).map(({ address }) => address), ...readableHandlers(ada)]) {
    const answer = await ask(path, 'localhost', { cookie: ada.cookie })
    if (!IMPERSONAL.test(path)) expect([path, isPrivate(answer)]).toEqual([path, true])
    for (const canary of told(answer, ada, '')) if (answer.status === 200) seen.add(canary)
  }
  // the canaries do appear where they are allowed
  expect([...seen].sort()).toEqual([...ada.canaries].sort())
})

test('a visitor who requests the same URLs, with any headers, learns nothing', async () => {
  const handlers = readableHandlers(ada)
  expect(handlers.length).toBeGreaterThan(17)
  const asked = byAllMeans([...privatePages(ada).map(({ address }) => address), ...handlers])
  const wrong = await findWrong(asked, (answer, address) => {
    const leaked = told(answer, ada, address)
    if (leaked.length > 0) return `told ${leaked}`
    return isPrivate(answer) || IMPERSONAL.test(address) ? null : `kept: ${answer.headers['cache-control']}`
  })
  expect(wrong).toEqual([])
  const plain = await Promise.all(handlers.map(async (path) => ({ path, status: (await ask(path)).status })))
  const open = plain.filter(({ status }) => status === 200).map(({ path }) => path.replace(/\?.*/, ''))
  const everybodys = [
    '/api/places',
    '/api/places/at',
    '/api/paynow',
    '/api/session',
    '/api/messages/en/common',
    '/api/healthz',
  ]
  const named = [
    `/api/menu/en/${ada.gid}`,
    // what could be an id is asked for, and found nowhere
    `/api/menu/en/${ada.gid}/x`,
    `/api/reviews/en/${ada.gid}/1`,
    `/api/open-stores/en/${ada.gid}`,
    `/api/places/${ada.orderId}`,
  ]
  expect(open.sort()).toEqual([...everybodys, ...named].sort())
})

test('customer pages have no other URL: internal paths and other spellings do not work', async () => {
  const internal = privatePages(ada).map((page) => page.internal)
  const elsewhere = internal.map((address) => ({ address: address.replace('shared', NOODLE), headers: {} }))
  const there = await findWrong([...byAllMeans(internal), ...elsewhere], ({ status }) =>
    status === 404 ? null : 'is there',
  )
  expect(there).toEqual([])
  const forms = privatePages(ada).flatMap(({ address }) => formsOf(address))
  const asked = (cookie: string) => forms.map((address) => ({ address, headers: { cookie } }))
  const wrong = await findWrong([...asked(''), ...asked(ada.cookie)], (answer, address) => {
    const leaked = told(answer, ada, address)
    return leaked.length === 0 || isPrivate(answer) ? null : `told ${leaked}`
  })
  expect(wrong).toEqual([])
})

test('two customers at once, 50 requests each: neither receives a byte of the other', async () => {
  const fifty = (who: KnownShopper) => {
    const all = [...readableHandlers(who), ...privatePages(who).map(({ address }) => address)]
    return Array.from({ length: 50 }, (_, at) => ({ who, path: all[at % all.length] ?? '/' }))
  }
  const [hers, his] = [fifty(ada), fifty(bo)]
  const asked = hers.flatMap((one, at) => [one, his[at] ?? one])
  const answers = await Promise.all(
    asked.map(async ({ who, path }) => ({ who, path, answer: await ask(path, 'localhost', { cookie: who.cookie }) })),
  )
  expect(answers).toHaveLength(100)
  for (const { who, path, answer } of answers) {
    expect([path, told(answer, who === ada ? bo : ada, '')]).toEqual([path, []])
    if (!IMPERSONAL.test(path)) expect([path, isPrivate(answer)]).toEqual([path, true])
    if (/^\/(account|checkout|deals|paypal|api\/(account|session|addresses)$)/.test(path))
      expect([path, answer.text.includes(who.name)]).toEqual([path, true])
  }
})
