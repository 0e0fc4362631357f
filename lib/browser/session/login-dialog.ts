import { createStore, useStore } from 'zustand'

/** What one shared dialog host draws; anybody can ask for it without loading the dialog's code. */
export type SessionDialog =
  | { kind: 'login'; mode: 'account' | 'text'; redirectTo: string | null }
  | { kind: 'logout' }
  | null

const store = createStore<{ dialog: SessionDialog }>(() => ({ dialog: null }))

/** Opens the login dialog. After success it goes to `redirectTo`, or stays. */
export function openLogin(options: { mode?: 'account' | 'text'; redirectTo?: string } = {}): void {
  const { mode = 'account', redirectTo = null } = options
  store.setState({ dialog: { kind: 'login', mode, redirectTo } })
}

/** Asks whether to log out. */
export function openLogout(): void {
  store.setState({ dialog: { kind: 'logout' } })
}

export function closeSessionDialog(): void {
  store.setState({ dialog: null })
}

export function useSessionDialog(): SessionDialog {
  return useStore(store, ({ dialog }) => dialog)
}
