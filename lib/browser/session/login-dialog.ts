import { createStore, useStore } from 'zustand'

/** What somebody logs in for: to buy a deal of this name, to pay an amount, to save a bookmark, or to see a page. */
export type LoginPurpose = { kind: 'buy'; name: string } | { kind: 'pay' | 'save' | 'see' } | null

/** The dialog shown by the shared host; any component can open it without loading the dialog's code. */
export type SessionDialog =
  | { kind: 'login'; mode: 'account' | 'text'; redirectTo: string | null; purpose: LoginPurpose }
  | { kind: 'logout' }
  | null

const store = createStore<{ dialog: SessionDialog }>(() => ({ dialog: null }))

interface LoginOptions {
  mode?: 'account' | 'text'
  redirectTo?: string
  purpose?: LoginPurpose
}

/** Opens the login dialog. On success it goes to `redirectTo`, or stays on the page. */
export function openLogin({ mode = 'account', redirectTo, purpose = null }: LoginOptions = {}): void {
  store.setState({ dialog: { kind: 'login', mode, redirectTo: redirectTo ?? null, purpose } })
}

export function openLogout(): void {
  store.setState({ dialog: { kind: 'logout' } })
}

export function closeSessionDialog(): void {
  store.setState({ dialog: null })
}

export function useSessionDialog(): SessionDialog {
  return useStore(store, ({ dialog }) => dialog)
}
