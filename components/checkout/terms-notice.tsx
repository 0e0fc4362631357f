import { useTranslations } from 'next-intl'
import type { CheckoutLinks } from './checkout-links'

export function TermsNotice({ links }: { links: CheckoutLinks }) {
  const t = useTranslations('checkout')
  const shown = [
    { href: links.terms, label: t('terms') },
    { href: links.privacy, label: t('privacy') },
  ].filter((link) => link.href)
  return (
    <p className="text-sm text-ink-soft">
      {t('terms_notice')}{' '}
      {shown.map((link) => (
        <a key={link.label} href={link.href} className="me-3 font-semibold text-accent-ink underline">
          {link.label}
        </a>
      ))}
    </p>
  )
}
