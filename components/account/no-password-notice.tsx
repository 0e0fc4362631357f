import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { MailReset } from './mail-reset'
import type { TabProps } from './use-customer'

/**
 * For an account without a password where no code can be texted: a link to set one, which proves the customer. Without an
 * address that it could go to, only people can help.
 */
export function NoPasswordNotice({ customer }: Pick<TabProps, 'customer'>) {
  const t = useTranslations('account')
  if (!customer.email || !customer.isEmailConfirmed) return <Alert>{t('proof_none')}</Alert>
  return (
    <div className="grid gap-4">
      <Alert>{t('password_first')}</Alert>
      <MailReset customer={customer} />
    </div>
  )
}
