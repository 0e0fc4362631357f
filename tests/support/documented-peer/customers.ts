import { randomUUID } from 'node:crypto'
import { WIRE_STORE } from '../wire-store'
import { GID } from './catalogue'

export const CUSTOMER = { email: 'mei@mail.example', password: 'noodles-88' }
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

/** The one customer of a shop, with sessions, addresses and bookmarks. */
export function openCustomers() {
  const tokens = new Set<string>()
  let addresses: Address[] = []
  let stores: number[] = []
  let nextId = 1

  function login({ email, password }: typeof CUSTOMER) {
    if (email !== CUSTOMER.email || password !== CUSTOMER.password) return null
    const token = randomUUID()
    tokens.add(token)
    return { token, secret: 's' }
  }
  function profile() {
    const name = { first_name: 'Mei', last_name: 'Chen', nick_name: '' }
    return { ...name, email: CUSTOMER.email, phone: '6045550123', profile_pic: '', is_password_set: 1 }
  }
  /** The editor's form, or `{is_default, id}` alone. */
  function saveAddress(body: Address): void {
    const id = body.id ?? nextId++
    const known = addresses.find((one) => one.id === id)
    const others = addresses.filter((one) => one.id !== id)
    const rest = body.is_default ? others.map((one) => ({ ...one, is_default: 0 })) : others
    addresses = [...rest, { ...known, ...body, id }]
  }
  function deleteAddress(id: number): void {
    addresses = addresses.filter((one) => one.id !== id)
  }
  function bookmark({ ids, type, action }: BookmarkBody): void {
    if (type === STORE) stores = [...stores.filter((gid) => !ids.includes(gid)), ...(action === 'add' ? ids : [])]
  }
  /** Lists without rows are empty objects, as some servers write them. */
  function bookmarks() {
    const { logo, nm, rnk } = WIRE_STORE
    const rows = stores.map(() => ({ gid: GID, logo, nm, rnk, adr: '500 Granville St' }))
    return { stores: rows.length > 0 ? rows : {}, products: {} }
  }
  return {
    login,
    profile,
    saveAddress,
    deleteAddress,
    bookmark,
    bookmarks,
    addresses: () => addresses,
    knows: (token: string) => tokens.has(token),
    logout: (token: string) => tokens.delete(token),
  }
}
