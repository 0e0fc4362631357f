import type { SQL } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { rememberDevice } from '@/backend/customers/accounts/device-marks'
import { openSession, siteOf, type Tokens } from '@/backend/customers/sessions/open-session'

export interface LoginPlace {
  domain: string | undefined
  /** the marks that earlier logins gave this browser */
  deviceMark: string | undefined
}

export type LoggedIn = Tokens & { deviceMark: string }

/** Throws `forbidden` if `proof` is no longer true of the customer's row, which may have changed since the check. */
export async function logIn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customerId: number,
  { domain, deviceMark }: LoginPlace,
  proof?: SQL,
): Promise<LoggedIn> {
  const tokens = await openSession(db, customerId, await siteOf(db, domain), now(), proof)
  return { ...tokens, deviceMark: await rememberDevice(db, customerId, deviceMark, now()) }
}
