'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormFailure, useFailure } from '@/components/auth/form-failure'
import { Alert } from '@/components/ui/feedback/alert'
import { Button, ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { confirmEmail } from '@/lib/browser/account/fetch-account'
import { useCustomer } from './use-customer'

/** Confirms the email with the token in the URL, on request: programs that check mail open links too. */
export function ConfirmEmail() {
  const t = useTranslations('account')
  const paths = usePaths()
  const { applyChange } = useCustomer()
  const { failure, attempt } = useFailure()
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const confirm = async () => {
    setState('sending')
    const token = new URLSearchParams(location.search).get('token') ?? ''
    setState((await attempt(applyChange(confirmEmail({ token })))) ? 'done' : 'idle')
  }
  return (
    <div className="grid max-w-md gap-5">
      <h1 className="text-title font-extrabold sentence-case">{t('confirm_email')}</h1>
      <FormFailure code={failure} />
      {state === 'done' ? (
        <Alert tone="success">{t('email_updated')}</Alert>
      ) : (
        <>
          <p className="text-ink-soft">{t('confirm_email_text')}</p>
          <Button loading={state === 'sending'} onClick={confirm}>
            {t('confirm_email')}
          </Button>
        </>
      )}
      <ButtonLink variant="ghost" href={paths.account()}>
        {t('title')}
      </ButtonLink>
    </div>
  )
}
