import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormFailure, useFailure } from '@/components/auth/form-failure'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { mailPasswordReset } from '@/lib/browser/account/fetch-account'
import type { TabProps } from './use-customer'

export function MailReset({ customer }: Pick<TabProps, 'customer'>) {
  const t = useTranslations('account')
  const { failure, attempt } = useFailure()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  if (!customer.email) return <p className="text-ink-soft">{t('reset_email_none')}</p>
  const send = async () => {
    setState('sending')
    setState((await attempt(mailPasswordReset())) ? 'sent' : 'idle')
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft wrap-anywhere">{t('reset_email_text', { email: customer.email })}</p>
      <FormFailure code={failure} />
      {state === 'sent' && <Alert tone="success">{t('reset_email_sent')}</Alert>}
      <Button block loading={state === 'sending'} onClick={send}>
        {t('send_reset_email')}
      </Button>
    </div>
  )
}
