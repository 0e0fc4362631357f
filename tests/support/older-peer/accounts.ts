import { randomBytes } from 'node:crypto'

export type Address = Record<string, string> & { id: string }

export interface Customer {
  email: string
  password: string
  addresses: Address[]
  defaultAddressId: string
  /** ids by the type of a bookmark */
  bookmarks: Map<number, Set<string>>
}

/** Has told it no name. */
export const CUSTOMER = { email: 'ines@mail.example', password: 'harbour-2009' }

/** Accounts, and their sessions: one for each login. */
export function openAccounts() {
  const accounts: Customer[] = [{ ...CUSTOMER, addresses: [], defaultAddressId: '', bookmarks: new Map() }]
  const sessions = new Map<string, { secret: string; customer: Customer }>()
  return {
    logIn: (email: string, password: string | undefined) => {
      const customer = accounts.find((one) => one.email === email && one.password === password)
      if (!customer) return null
      const [token, secret] = [randomBytes(13).toString('hex'), randomBytes(16).toString('hex')]
      sessions.set(token, { secret, customer })
      return { token, secret }
    },
    logOut: (token: string) => sessions.delete(token),
    /** Null where the session has ended. */
    bySession: (token: string, secret: string): Customer | null => {
      const session = sessions.get(token)
      return session?.secret === secret ? session.customer : null
    },
  }
}
