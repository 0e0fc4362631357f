import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { onSignedOut, request } from '@/lib/browser/api/request'

/** The current visitor. Pages are cached without it; islands read it from here. */
export interface Session {
  status: 'loading' | 'visitor' | 'customer'
  firstName?: string
  /** the API ended a live session: the forced-logout message must be shown */
  endedElsewhere?: boolean
}

const store = createStore<Session>(() => ({ status: 'loading' }))
let asking: Promise<void> | null = null

function change(next: Session): void {
  store.setState(next, true)
}

/** Fetches the session from the server. */
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

/** Updates the session after a login, without another request. */
export function setCustomer(firstName: string | undefined): void {
  change({ status: 'customer', firstName })
}

/** Dismisses the forced-logout message. */
export function dismissForcedLogout(): void {
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

/** The session once the server has responded; click handlers that depend on it await this. */
export async function awaitSession(): Promise<Session> {
  if (readSession().status === 'loading') await (asking ?? refreshSession())
  return readSession()
}

/** A 401 during a live session is a forced logout, reported once. */
onSignedOut(() => {
  if (readSession().status === 'customer') change({ status: 'visitor', endedElsewhere: true })
})
