import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { OrderRow } from '@/lib/domain/orders/orders'

export function PayLink({ row: { id, gid, paymentState } }: { row: OrderRow }) {
  const paths = usePaths()
  const t = useTranslations('orders')
  if (paymentState !== 'waiting' || gid === null) return null
  return (
    <a href={paths.payNow(id, gid)} className={buttonClass({ size: 'small' })}>
      {t('pay_now')} <span className="sr-only">{`#${id}`}</span>
    </a>
  )
}
