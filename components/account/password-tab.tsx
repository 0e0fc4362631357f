import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PhonePasswordForm } from '@/components/auth/phone-password-form'
import { useSmsAvailability } from '@/components/auth/sms-availability'
import { useOfferedCountry } from '@/components/auth/use-countries'
import { Choice } from '@/components/ui/forms/choice-group'
import { resetPasswordByText } from '@/lib/browser/account/fetch-account'
import { ChangePassword } from './change-password'
import { MailReset } from './mail-reset'
import type { TabProps } from './use-customer'

const WAYS = { change: ChangePassword, text: SmsPassword, email: MailReset } as const
type Way = keyof typeof WAYS

/**
 * A customer with a password changes it, or resets it by text or email; one without sets it by text. Where no text
 * messages can be sent, email takes their place.
 */
export function PasswordTab(tab: TabProps) {
  const t = useTranslations('account')
  const [way, setWay] = useState<Way>('change')
  const hasTexts = useSmsAvailability()
  const ways = (['change', 'text', 'email'] as const).filter((key) => hasTexts || key !== 'text')
  if (!tab.customer.hasPassword)
    return hasTexts ? (
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('set_password_text')}</p>
        <SmsPassword {...tab} />
      </div>
    ) : (
      <MailReset {...tab} />
    )
  const Form = WAYS[way]
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('ways.label')}</legend>
        {ways.map((key) => (
          <Choice
            key={key}
            kind="radio"
            name="password-way"
            label={t(`ways.${key}`)}
            checked={way === key}
            onChoose={() => setWay(key)}
          />
        ))}
      </fieldset>
      <Form {...tab} />
    </div>
  )
}

function SmsPassword({ customer, applyChange, onDone }: TabProps) {
  const [t, auth] = [useTranslations('account'), useTranslations('auth')]
  const { hasPassword, phone } = customer
  const countryCode = useOfferedCountry(customer.countryCode)
  return (
    <PhonePasswordForm
      phone={{ countryCode, phone }}
      passwordLabel={hasPassword ? t('new_password') : auth('password')}
      submitLabel={hasPassword ? t('reset_password') : t('set_password')}
      submit={(form) => applyChange(resetPasswordByText(form))}
      onDone={() => onDone(t('password_reset_success'))}
    />
  )
}
