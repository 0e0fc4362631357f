import { afterAll, expect, test } from 'vitest'
import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { KEPT_KEYS } from '@/tests/support/documented-peer/needed-keys'
import { openDocumentedPeer } from '@/tests/support/documented-peer/open-documented-peer'
import { LONG_NUMBERS, WIDE_DIGITS } from '@/tests/support/documented-peer/text-ids'
import { DOTONBORI, KREUZBERG } from '@/tests/support/documented-peer/two-cities'

const PICKUP = 2
const CASH = 1
const STORE = 7

const openings = Promise.all(
  [LONG_NUMBERS, WIDE_DIGITS].map(async (ids) => ({ ids, peer: await openDocumentedPeer({ ids, minimal: true }) })),
)
afterAll(async () => {
  for (const { peer } of await openings) await peer.close()
})

/** The paths of an answer without which its schema still reads it, and what such a path has below it. */
function optionalPaths(call: Call, records: unknown): string[] {
  const shaped = call.unwrap ? call.unwrap(records) : records
  const isRead = (value: unknown) => call.records.safeParse(value).success
  expect([call.name, isRead(shaped)]).toEqual([call.name, true])
  const pathsOf = (value: unknown, path: string[]): string[][] => {
    if (Array.isArray(value)) return pathsOf(value[0], [...path, '0'])
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, one]) => [[...path, key], ...pathsOf(one, [...path, key])])
  }
  const found = pathsOf(shaped, []).filter((path) => isRead(without(shaped, path)))
  return found.map((path) => path.filter((part) => part !== '0').join('.'))
}

function without(value: unknown, path: string[]): unknown {
  const copy = structuredClone(value) as Record<string, unknown>
  const last = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce((one, key) => one[key] as Record<string, unknown>, copy)
  delete holder[last]
  return copy
}

test.each([0, 1])(
  'an API in two cities (%i) sends no key that may be left out, but those that are listed',
  async (at) => {
    const { ids, peer } = (await openings)[at] as Awaited<typeof openings>[number]
    const found = new Map<string, Set<string>>()
    let session = {}
    async function ask(name: string, values: Record<string, unknown> = {}): Promise<Record<string, never>> {
      const call = CALLS.find((one) => one.name === name) as Call
      const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]))
      const query = call.method === 'GET' ? `?${new URLSearchParams(values as Record<string, string>)}` : ''
      const signed = { ...session, path: path + query, method: call.method, data: values }
      const isSigned = call.access === 'customer' || call.access === 'visitor'
      const [address, method, body] = isSigned
        ? [EXECUTE_PATH, 'POST', signed]
        : [path + query, call.method, call.method === 'GET' ? undefined : values]
      const response = await fetch(peer.url + address, { method, body: body && JSON.stringify(body) })
      const answer = await response.json()
      expect([name, answer.RC]).toEqual([name, 200])
      if (answer.records === undefined) return {}
      const optional = found.get(name) ?? new Set()
      for (const path of optionalPaths(call, answer.records)) optional.add(path)
      found.set(name, optional)
      return answer.records
    }
    const gid = `${ids.write(DOTONBORI.gid)}`
    for (const name of ['appconfig', 'sfc', 'gshortcut', 'slst', 'glst', 'psearch']) await ask(name)
    await ask('sdtl2', { gid })
    await ask('sdtl2', { domain: KREUZBERG.domain })
    await ask('cplst2', { gid })
    await ask('gdtl', { pid: `${ids.write(DOTONBORI.deal.id)}` })
    session = await ask('login', { data: peer.customer })
    await ask('bookmark (change)', { data: { type: STORE, ids: [ids.write(DOTONBORI.gid)], action: 'add' } })
    for (const name of ['customerinfo', 'points', 'giftcard', 'gifthistory', 'bookmark', 'customerAddr'])
      await ask(name)
    const items = [{ pid: ids.write(DOTONBORI.dish.pid), qty: 1 }]
    const quote = await ask('ctotal', { data: { gid: ids.write(DOTONBORI.gid), items, shp_mtd: PICKUP } })
    expect(quote).toMatchObject({ g_total: '1980', tax_list: [{ rate: 10, amt: '180', incl: 1 }] })
    const { ord_id: orderId } = await ask('aio', {
      data: { q_id: quote.qid, pay_mtd: CASH, c_fnm: 'Mei', c_tn: '0612345678' },
    })
    expect(await ask('orddtl', { orderId, lan: 'en' })).toMatchObject({
      order_total: '1980',
      total_due: '1980',
      currency: 'JPY',
    })
    await ask('ordlst')
    const sent = [...found].filter(([, paths]) => paths.size > 0).map(([name, paths]) => [name, [...paths].sort()])
    expect(Object.fromEntries(sent)).toEqual(
      Object.fromEntries(Object.entries(KEPT_KEYS).map(([name, paths]) => [name, [...paths].sort()])),
    )
  },
)
