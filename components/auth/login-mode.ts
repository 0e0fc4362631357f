import { useTranslations } from 'next-intl'
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

/** What a login dialog is titled; `wantsAccount`: by text message too, since a first login creates the account. */
export function useLoginTitle(mode: LoginMode, wantsAccount = false): { title: string; signsUp: boolean } {
  const [t, account] = [useTranslations('auth'), useTranslations('account')]
  const shown = useShownMode(mode)
  const signsUp = shown === 'register' || (shown === 'text' && wantsAccount)
  if (shown === 'forgot') return { title: account('reset_password'), signsUp }
  return { title: t(signsUp ? 'sign_up' : 'log_in'), signsUp }
}
