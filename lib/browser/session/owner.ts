import { storage } from '@/lib/browser/storage/storage'
import type { Customer } from '@/lib/domain/account/customer'

export type OwnerFacts = Pick<Customer, 'email' | 'phone' | 'isEmailConfirmed'>

/** The customer for whom this browser stores something until the logout. */
export interface Owner {
  /** an account by phone has none: its phone */
  email: string
  isProved: boolean
  login: number
}

/** An owner as it was read back, perhaps without the parts that an older version did not store. */
export type KeptOwner = Partial<Record<keyof Owner, unknown>>

const LOGIN_KEY = 'plaza:login'

export function countLogin(): void {
  storage.write(LOGIN_KEY, `${loginCount() + 1}`)
}

export function ownerOf({ email, phone, isEmailConfirmed }: OwnerFacts): Owner {
  return { email: email || phone, isProved: email === '' || isEmailConfirmed, login: loginCount() }
}

/**
 * Whoever proves the address of an account has to log in after it, and may be another person than who has used the
 * account before.
 */
export function isOwnedBy(kept: KeptOwner | null, customer: OwnerFacts): boolean {
  const owner = ownerOf(customer)
  if (kept?.email !== owner.email) return false
  return kept.isProved === true || !owner.isProved || kept.login === owner.login
}

function loginCount(): number {
  return Number(storage.read(LOGIN_KEY)) || 0
}
