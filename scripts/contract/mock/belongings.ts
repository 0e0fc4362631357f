import type { Catalogue } from './catalogue'

const STORE = 7

interface Address {
  id?: number
  is_default?: boolean | number
}
interface BookmarkBody {
  ids: number[]
  type: number
  action: 'add' | 'delete'
}

export function openBelongings({ stores }: Catalogue) {
  const addressesOf = new Map<string, Address[]>()
  const storesOf = new Map<string, number[]>()
  let nextId = 1

  const addresses = (email: string) => addressesOf.get(email) ?? []
  /** The editor's form, or `{is_default, id}` alone. */
  function saveAddress(email: string, body: Address): void {
    const id = body.id ?? nextId++
    const known = addresses(email).find((one) => one.id === id)
    const others = addresses(email).filter((one) => one.id !== id)
    const rest = body.is_default ? others.map((one) => ({ ...one, is_default: 0 })) : others
    addressesOf.set(email, [...rest, { ...known, ...body, id }])
  }
  function deleteAddress(email: string, id: number): void {
    addressesOf.set(
      email,
      addresses(email).filter((one) => one.id !== id),
    )
  }
  function bookmark(email: string, { ids, type, action }: BookmarkBody): void {
    if (type !== STORE) return
    const others = (storesOf.get(email) ?? []).filter((gid) => !ids.includes(gid))
    storesOf.set(email, [...others, ...(action === 'add' ? ids : [])])
  }
  /** Lists without rows are empty objects, as some servers write them. */
  function bookmarks(email: string) {
    const gids = storesOf.get(email) ?? []
    const rows = stores.filter(({ gid }) => gids.includes(gid)).map(({ bookmarked }) => bookmarked)
    return { stores: rows.length > 0 ? rows : {}, products: {} }
  }
  return { addresses, saveAddress, deleteAddress, bookmark, bookmarks }
}
