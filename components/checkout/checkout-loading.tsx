import { useTranslations } from 'next-intl'
import { Spinner } from '@/components/ui/loading/spinner'

/** Shown until the store, the cart and what was entered before are there. */
export function CheckoutLoading() {
  return <Spinner label={useTranslations('common')('loading')} className="mx-auto size-6" />
}
