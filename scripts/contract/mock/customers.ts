import type { NewId } from './catalogue'

export const CUSTOMER = { email: 'mei@mail.example', password: 'noodles-88' }
export const TEXTED_CODE = '246810'
/** of every session */
export const SECRET = 's'

const OK = 200
const REFUSED = { code: 483, password: 403, taken: 409, unknown: 484 }

interface Profile {
  email: string
  first_name: string
  last_name: string
  nick_name: string
  phone: string
}
interface Account {
  profile: Profile
  password: string
}
/** The code of a phone opens an account at its first use. */
interface Login {
  email: string
  password?: string
  vc?: string
}
interface NewPassword {
  email?: string
  phone?: string
  vc?: string
  password?: string
}

/** Each write answers its code. */
export function openCustomers(newId: NewId) {
  const accounts: Account[] = []
  const sessions = new Map<string, Account>()
  open(CUSTOMER.email, CUSTOMER.password, { first_name: 'Mei', last_name: 'Chen', phone: '6045550123' })

  function open(email: string, password: string, known: Partial<Profile> = {}): Account {
    const account = { profile: { email, first_name: '', last_name: '', nick_name: '', phone: '', ...known }, password }
    accounts.push(account)
    return account
  }
  function begin(account: Account) {
    const token = newId('token')
    sessions.set(token, account)
    return { token, secret: SECRET }
  }
  /** `name`: an email, a phone, or a phone as the documents write it in place of an email, before an @. */
  function find(name = ''): Account | undefined {
    const phone = phoneOf(name)
    return accounts.find(({ profile }) => profile.email === name || (phone !== '' && profile.phone === phone))
  }

  function login({ email, password, vc }: Login) {
    const account = find(email)
    if (vc) return vc === TEXTED_CODE ? begin(account ?? open('', '', { phone: phoneOf(email) })) : REFUSED.code
    return account && account.password === password ? begin(account) : REFUSED.password
  }
  function register({ email, password, first_name }: { email: string; password: string; first_name?: string }) {
    if (find(email)) return REFUSED.taken
    return begin(open(email, password, first_name ? { first_name } : {}))
  }
  /** A request by email sends a link; the code of a phone sets the password. */
  function forgetPassword({ phone, vc, password }: NewPassword) {
    if (!phone) return OK
    const account = find(phone)
    if (!account) return REFUSED.unknown
    if (vc !== TEXTED_CODE) return REFUSED.code
    account.password = password ?? ''
    return OK
  }
  function changePassword(token: string, { op, password }: { op: string; password: string }) {
    const account = sessions.get(token)
    if (!account || account.password !== op) return REFUSED.password
    account.password = password
    return OK
  }
  function changePhone(token: string, { phone, vc }: { phone: string; vc: string }) {
    return vc === TEXTED_CODE ? change(token, { phone }) : REFUSED.code
  }
  function change(token: string, changes: Partial<Profile>) {
    Object.assign(sessions.get(token)?.profile ?? {}, changes)
    return OK
  }
  return {
    login,
    register,
    forgetPassword,
    changePassword,
    changePhone,
    change,
    profile: (token: string) => ({ ...sessions.get(token)?.profile, profile_pic: '', is_password_set: 1 }),
    emailOf: (token: string) => sessions.get(token)?.profile.email ?? '',
    has: (name: string) => find(name) !== undefined,
    knows: (token: string) => sessions.has(token),
    logout: (token: string) => sessions.delete(token),
  }
}

const phoneOf = (name: string): string => /^(\d+)(@|$)/.exec(name)?.[1] ?? ''
