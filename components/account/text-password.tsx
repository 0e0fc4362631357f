import { useTranslations } from 'next-intl'
import { offeredCountry } from '@/components/auth/phone-fields'
import { PhonePasswordForm } from '@/components/auth/phone-password-form'
import { resetPasswordByText } from '@/lib/browser/account/account'
import type { TabProps } from './tab-props'

/** Sets or resets the password with a code sent to the account's phone. */
export function TextPassword({ customer, applyChange, onDone }: TabProps) {
  const [t, auth] = [useTranslations('account'), useTranslations('auth')]
  const { hasPassword, countryCode, phone } = customer
  return (
    <PhonePasswordForm
      phone={{ countryCode: offeredCountry(countryCode), phone }}
      passwordLabel={hasPassword ? t('new_password') : auth('password')}
      submitLabel={hasPassword ? t('reset_password') : t('set_password')}
      submit={(form) => applyChange(resetPasswordByText(form))}
      onDone={() => onDone(t('password_reset_success'))}
    />
  )
}
