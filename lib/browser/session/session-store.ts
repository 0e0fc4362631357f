import { useSyncExternalStore } from 'react'
import { onSignedOut, request } from '@/lib/browser/api/request'

/** Who looks at the page. Pages are cached without it; islands fill it in from here. */
export interface Session {
  status: 'loading' | 'visitor' | 'customer'
  firstName?: string
  /** the API ended a session that was live here: the forced-logout message is due */
  endedElsewhere?: boolean
}

let session: Session = { status: 'loading' }
let asking: Promise<void> | null = null
const listeners = new Set<() => void>()

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** Asks the server who this is. */
export function refreshSession(): Promise<void> {
  asking = ask()
  return asking
}

async function ask(): Promise<void> {
  const answer = await request('GET /api/session')
  if (!answer.ok) change({ status: 'visitor' })
  else if (answer.value.signedIn) change({ status: 'customer', firstName: answer.value.firstName })
  else change({ status: 'visitor' })
}

/** After a login, without another request. */
export function setCustomer(firstName: string | undefined): void {
  change({ status: 'customer', firstName })
}

/** The forced-logout message was read. */
export function acknowledgeEnd(): void {
  change({ status: 'visitor' })
}

/** A private document knows from the server; a public one asks when its first island is drawn. */
export function seedSession(signedIn: boolean, firstName?: string): void {
  if (asking) return
  asking = Promise.resolve()
  session = signedIn ? { status: 'customer', firstName } : { status: 'visitor' }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!asking) void refreshSession()
  return () => listeners.delete(listener)
}

const LOADING: Session = { status: 'loading' }

export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => LOADING)
}

export function readSession(): Session {
  return session
}

/** Who this is, once the server has answered: what a press decides by it waits for that. */
export async function knownSession(): Promise<Session> {
  if (session.status === 'loading') await (asking ?? refreshSession())
  return session
}

/** A 401 while somebody was signed in is a forced logout, told once. */
onSignedOut(() => {
  if (session.status === 'customer') change({ status: 'visitor', endedElsewhere: true })
})
