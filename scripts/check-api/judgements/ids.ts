import { id } from '@/lib/contract/ids'
import { type Id, idText, isId, isSameId } from '@/lib/domain/codes/id'
import { isAbsent, unwrapped, walkRecords } from '@/scripts/check-api/walk-records'
import type { Evidence, Judgements } from './judgement'

export const ID_JUDGEMENTS = {
  'one id for two things': {
    compares: 'The ids of the products of several stores, of deals in a cart, and of the stores of a list',
    sees: 'a link, a bookmark or a line of a cart that leads to something else',
    contract: 'README.md#words-with-two-names',
    judge: (evidence) => [...sharedIds(inCarts(evidence)), ...sharedIds(listedStores(evidence))],
  },

  'ids that are none': {
    compares: 'The form of every id: a number above 2^53 is rounded by what reads JSON, before anybody can see it',
    sees: 'nothing in the place of what has it, or a page that is missing',
    contract: 'formats.md#ids',
    judge: ({ calls }) =>
      [...calls.values()].flatMap(({ call, records }) => {
        const odd = records
          .flatMap((one) => walkRecords(call.records, one))
          .filter(({ schema, value }) => schema.def === ID && !isAbsent(value) && !isId(value))
        const first = odd.filter(({ path }, at) => odd.findIndex((other) => other.path === path) === at)
        return first.map(({ path, value }) => `${call.name}: ${path} is ${reasonOf(value)}`)
      }),
  },
} satisfies Judgements

const ID = unwrapped(id).def

function reasonOf(value: unknown): string {
  if (typeof value === 'number' && value > Number.MAX_SAFE_INTEGER) return `the rounded number ${value}`
  return JSON.stringify(value).slice(0, 80)
}

interface Named {
  id: Id
  /** what it is, and whose */
  owner: string
}

/** Products and group sales share their ids. */
function inCarts({ samples }: Evidence): Named[] {
  const products = samples.stores.flatMap(({ gid, products: own }) =>
    own.map((product) => ({ id: product.id, owner: `a product of store ${gid}` })),
  )
  const deals = samples.deals.flatMap(({ deal }) =>
    deal.ok ? [{ id: deal.value.groupSaleId, owner: `the cart’s id of deal ${deal.value.id}` }] : [],
  )
  return [...products, ...deals]
}

function listedStores({ shop }: Evidence): Named[] {
  return shop.stores.ok ? shop.stores.value.map(({ gid, name }) => ({ id: gid, owner: `the store “${name}”` })) : []
}

function sharedIds(named: readonly Named[]): string[] {
  const first = new Map<string, Named>()
  return named.flatMap((one) => {
    const known = first.get(idText(one.id))
    if (known && isSameId(known.id, one.id) && known.owner !== one.owner)
      return [`${one.id} is ${known.owner} and ${one.owner}`]
    first.set(idText(one.id), one)
    return []
  })
}
