import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { resetForgottenPassword } from '@/lib/browser/account/account'
import { PhonePasswordForm } from './phone-password-form'

/** Sets a new password with a code sent to the phone that is entered. */
export function ForgotByText() {
  const t = useTranslations('account')
  const [isDone, setDone] = useState(false)
  if (isDone) return <Alert tone="success">{t('password_reset_success')}</Alert>
  return (
    <PhonePasswordForm
      phone={{ countryCode: 'CA', phone: '' }}
      passwordLabel={t('new_password')}
      submitLabel={t('reset_password')}
      submit={resetForgottenPassword}
      onDone={() => setDone(true)}
    />
  )
}
