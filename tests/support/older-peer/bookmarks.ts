import { type Calls, signed } from './calls'
import { PRODUCTS, STORES } from './catalogue'
import { DONE, found } from './wire'

const [STORE, PRODUCT] = [7, 6]

interface Change {
  data: { ids: number[]; type: number; action: 'add' | 'delete' }
}

/** Of a store no more than its name, of a product also its price; deals are remembered, and listed nowhere. */
export const bookmarkCalls: Calls = {
  'GET /api/rest/v7/bookmark': signed(({ bookmarks }) => {
    const idsOf = (type: number) => [...(bookmarks.get(type) ?? [])]
    const stores = idsOf(STORE).map((gid) => ({
      gid,
      nm: STORES[gid]?.nm,
      logo: '',
      rnk: '',
      adr: STORES[gid]?.street,
    }))
    const products = PRODUCTS.filter(({ pid }) => idsOf(PRODUCT).includes(pid))
    return found({
      stores,
      products: products.map(({ pid, nm, pc }) => ({ pid, nm, pc, iurl: null, rat: '', gid: '' })),
    })
  }),
  'POST /api/rest/v7/bookmark': signed(({ bookmarks }, { body }) => {
    const { ids, type, action } = (body as Change).data
    const known = bookmarks.get(type) ?? new Set<string>()
    for (const id of ids) action === 'delete' ? known.delete(`${id}`) : known.add(`${id}`)
    bookmarks.set(type, known)
    return DONE
  }),
}
