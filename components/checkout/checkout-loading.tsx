import { useTranslations } from 'next-intl'
import { Spinner } from '@/components/ui/feedback/spinner'

export function CheckoutLoading() {
  return <Spinner label={useTranslations('common')('loading')} className="mx-auto size-6" />
}
