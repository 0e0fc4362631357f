import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef } from 'react'
import { useSmsAvailability } from './sms-availability'

/** A link toggles between `account` and `text`. */
export type LoginMode = 'account' | 'text' | 'register' | 'forgot'

/** The form that is shown: without text messages, the way to a first login is `register`. */
export function useShownMode(mode: LoginMode): LoginMode {
  const hasTexts = useSmsAvailability()
  return mode === 'text' && !hasTexts ? 'register' : mode
}

interface LoginTitle {
  title: string
  signsUp: boolean
  /** for the heading, which gets the focus when the mode changes: the link that was pressed is gone by then */
  heading: RefObject<HTMLHeadingElement | null>
}

/** `wantsAccount` also concerns `text`, since a first login creates the account. */
export function useLoginTitle(mode: LoginMode, wantsAccount = false): LoginTitle {
  const [t, account] = [useTranslations('auth'), useTranslations('account')]
  const shown = useShownMode(mode)
  const signsUp = shown === 'register' || (shown === 'text' && wantsAccount)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(shown)
  useEffect(() => {
    if (last.current !== shown) heading.current?.focus()
    last.current = shown
  }, [shown])
  if (shown === 'forgot') return { title: account('reset_password'), signsUp, heading }
  return { title: t(signsUp ? 'sign_up' : shown === 'text' ? 'use_text' : 'log_in'), signsUp, heading }
}
