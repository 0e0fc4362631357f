import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { onSignedOut, request } from '@/lib/browser/api/request'

/** Who looks at the page. Pages are cached without it; islands fill it in from here. */
export interface Session {
  status: 'loading' | 'visitor' | 'customer'
  firstName?: string
  /** the API ended a session that was live here: the forced-logout message is due */
  endedElsewhere?: boolean
}

const store = createStore<Session>(() => ({ status: 'loading' }))
let asking: Promise<void> | null = null

function change(next: Session): void {
  store.setState(next, true)
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

/** A private document knows from the server; a public one asks when its first island is on screen. */
export function seedSession(signedIn: boolean, firstName?: string): void {
  if (asking) return
  asking = Promise.resolve()
  change(signedIn ? { status: 'customer', firstName } : { status: 'visitor' })
}

function askOnce(): void {
  if (!asking) void refreshSession()
}

/** Loading until the browser knows who looks at the page. */
export function useSession(): Session {
  useEffect(askOnce, [])
  return useStore(store)
}

export function readSession(): Session {
  return store.getState()
}

/** Who this is, once the server has answered: what a press decides by it waits for that. */
export async function knownSession(): Promise<Session> {
  if (readSession().status === 'loading') await (asking ?? refreshSession())
  return readSession()
}

/** A 401 while somebody was signed in is a forced logout, told once. */
onSignedOut(() => {
  if (readSession().status === 'customer') change({ status: 'visitor', endedElsewhere: true })
})
