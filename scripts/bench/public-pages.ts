/** A menu of typical length. */
const STORE = 1001
/** Stores of the demo, some of which have a till. */
const GIDS = Array.from({ length: 30 }, (_, n) => 1001 + n)
/** The place of self-checkout among a store's flags. */
const SELF_CHECKOUT = 22
const SHARED = '?lan=en&city=vancouver'

async function readRecords(address: string) {
  return (await (await fetch(address)).json()).records
}

async function findTill(api: string): Promise<number> {
  for (const gid of GIDS) {
    const store = await readRecords(`${api}/api/v8/sdtl2?lan=en&gid=${gid}`)
    if (store?.kflg.split(',')[SELF_CHECKOUT] === '1') return gid
  }
  throw new Error('no store with self-checkout')
}

export async function publicPages(api: string) {
  const { list } = await readRecords(`${api}/api/v7/glst?lan=en&limit=1`)
  const [first] = await readRecords(`${api}/api/v7/cplst2?lan=en&gid=${STORE}`)
  return {
    home: `/${SHARED}`,
    landing: `/deals${SHARED}`,
    browse: `/deals/browse${SHARED}`,
    detail: `/deals/details/${list[0].id}`,
    store: `/store/${STORE}`,
    product: `/product/${first.products[0].pid}`,
    keypad: `/pay/${await findTill(api)}`,
    login: '/login',
  }
}

type Name = keyof Awaited<ReturnType<typeof publicPages>>

export function namedPages(usual: Name[]): Name[] {
  const names = process.argv.slice(2) as Name[]
  return names.length > 0 ? names : usual
}
