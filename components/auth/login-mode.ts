import { useTextMessages } from './text-messages'

/**
 * A link toggles between `account` and `text`; `register` creates an account with a password, `forgot` resets a
 * forgotten one.
 */
export type LoginMode = 'account' | 'text' | 'register' | 'forgot'

/** The form that is shown: without text messages, the way to a first login is `register`. */
export function useShownMode(mode: LoginMode): LoginMode {
  const hasTexts = useTextMessages()
  return mode === 'text' && !hasTexts ? 'register' : mode
}
