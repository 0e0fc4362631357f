import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Choice } from '@/components/ui/forms/choice-group'
import { resetForgottenPassword } from '@/lib/browser/account/fetch-account'
import { ForgotByEmail } from './forgot-by-email'
import { PhonePasswordForm } from './phone-password-form'
import { useSmsAvailability } from './sms-availability'
import { useOfferedCountry } from './use-countries'

const WAYS = { email: ForgotByEmail, text: ForgotByText } as const

/** Resets the password of somebody who cannot log in, by an emailed link or a texted code where one can be sent. */
export function ForgotPassword() {
  const t = useTranslations('account')
  const [way, setWay] = useState<keyof typeof WAYS>('email')
  if (!useSmsAvailability()) return <ForgotByEmail />
  const Form = WAYS[way]
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('ways.label')}</legend>
        {(['email', 'text'] as const).map((key) => (
          <Choice
            key={key}
            kind="radio"
            name="forgotten-way"
            label={t(`ways.${key}`)}
            checked={way === key}
            onChoose={() => setWay(key)}
          />
        ))}
      </fieldset>
      <Form />
    </div>
  )
}

function ForgotByText() {
  const t = useTranslations('account')
  const countryCode = useOfferedCountry()
  const [isDone, setDone] = useState(false)
  if (isDone) return <Alert tone="success">{t('password_reset_success')}</Alert>
  return (
    <PhonePasswordForm
      phone={{ countryCode, phone: '' }}
      passwordLabel={t('new_password')}
      submitLabel={t('reset_password')}
      submit={resetForgottenPassword}
      onDone={() => setDone(true)}
    />
  )
}
