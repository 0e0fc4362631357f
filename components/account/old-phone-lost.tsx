import { useTranslations } from 'next-intl'
import { PasswordFirst } from './password-first'
import type { TabProps } from './tab-props'

/** For a customer who gets no texts at the present phone any more: a password, set by a link, proves them too. */
export function OldPhoneLost({ customer }: Pick<TabProps, 'customer'>) {
  const t = useTranslations('account')
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent-ink">{t('old_phone_lost')}</summary>
      <div className="pt-3">
        <PasswordFirst customer={customer} />
      </div>
    </details>
  )
}
