import { useSyncExternalStore } from 'react'

/** What one shared dialog host draws; anybody can ask for it without loading the dialog's code. */
export type SessionDialog =
  | { kind: 'login'; mode: 'account' | 'text'; redirectTo: string | null }
  | { kind: 'logout' }
  | null

let current: SessionDialog = null
const listeners = new Set<() => void>()

function change(next: SessionDialog): void {
  current = next
  for (const listener of listeners) listener()
}

/** Opens the login dialog. After success it goes to `redirectTo`, or stays. */
export function openLogin(options: { mode?: 'account' | 'text'; redirectTo?: string } = {}): void {
  change({ kind: 'login', mode: options.mode ?? 'account', redirectTo: options.redirectTo ?? null })
}

/** Asks whether to log out. */
export function openLogout(): void {
  change({ kind: 'logout' })
}

export function closeSessionDialog(): void {
  change(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSessionDialog(): SessionDialog {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}
