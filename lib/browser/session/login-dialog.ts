import { createStore, useStore } from 'zustand'

/** The dialog shown by the shared host; any component can open it without loading the dialog's code. */
export type SessionDialog =
  | { kind: 'login'; mode: 'account' | 'text'; redirectTo: string | null }
  | { kind: 'logout' }
  | null

const store = createStore<{ dialog: SessionDialog }>(() => ({ dialog: null }))

/** Opens the login dialog. On success it goes to `redirectTo`, or stays on the page. */
export function openLogin(options: { mode?: 'account' | 'text'; redirectTo?: string } = {}): void {
  const { mode = 'account', redirectTo = null } = options
  store.setState({ dialog: { kind: 'login', mode, redirectTo } })
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
