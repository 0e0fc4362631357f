import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { setServerTime } from '@/lib/browser/clock'
import { onSignedOut, request } from '@/lib/browser/fetcher/request'
import { onRestored } from '@/lib/browser/on-restored'

/** Pages are cached without it; islands read it from here. */
export interface Session {
  status: 'loading' | 'visitor' | 'customer'
  firstName?: string
  /** the API ended a live session: the forced-logout message must be shown */
  endedElsewhere?: boolean
}

const store = createStore<Session>(() => ({ status: 'loading' }))
let pending: Promise<void> | null = null

function change(next: Session): void {
  store.setState(next, true)
}

export function refreshSession(): Promise<void> {
  pending = fetchSession()
  return pending
}

async function fetchSession(): Promise<void> {
  const answer = await request('GET /api/session')
  setServerTime(answer.ok ? answer.value.now : undefined)
  if (!answer.ok) change({ status: 'visitor' })
  else if (answer.value.signedIn) change({ status: 'customer', firstName: answer.value.firstName })
  else change({ status: 'visitor' })
}

/** Whatever logged the customer out: what was theirs must go. */
export function onCustomerGone(forget: () => void): void {
  store.subscribe((now, before) => {
    if (before.status === 'customer' && now.status !== 'customer') forget()
  })
}

/** Updates the session after a login, without another request. */
export function setCustomer(firstName: string | undefined): void {
  change({ status: 'customer', firstName })
}

export function dismissForcedLogout(): void {
  change({ status: 'visitor' })
}

/**
 * Private documents get session and time (epoch ms) from the server, and are loaded again when they are restored; public ones fetch it
 * when their first island mounts.
 */
export function seedSession(isLoggedIn: boolean, firstName?: string, now?: number): void {
  if (pending) return
  if (now) setServerTime(now)
  pending = Promise.resolve()
  onRestored(() => location.reload())
  change(isLoggedIn ? { status: 'customer', firstName } : { status: 'visitor' })
}

function fetchOnce(): void {
  if (pending) return
  void refreshSession()
  onRestored(() => {
    change({ status: 'loading' })
    void refreshSession()
  })
}

/** Loading until the browser has fetched it. */
export function useSession(): Session {
  useEffect(fetchOnce, [])
  return useStore(store)
}

export function readSession(): Session {
  return store.getState()
}

/** Click handlers that depend on the session await this. */
export async function awaitSession(): Promise<Session> {
  if (readSession().status === 'loading') await (pending ?? refreshSession())
  return readSession()
}

/** A 401 during a live session is a forced logout, reported once. */
onSignedOut(() => {
  if (readSession().status === 'customer') change({ status: 'visitor', endedElsewhere: true })
})
