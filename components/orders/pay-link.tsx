import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/forms/button'
import type { OrderRow } from '@/lib/domain/orders/orders'
import { fillGid, fillId } from '@/lib/paths'

interface PayLinkProps {
  row: OrderRow
  /** `{id}` is replaced by the order id, `{gid}` by the store id */
  href: string
}

/** Leads from a list to the payment of an order that waits for it. */
export function PayLink({ row: { id, gid, paymentState }, href }: PayLinkProps) {
  const t = useTranslations('orders')
  if (paymentState !== 'waiting' || gid === null) return null
  return (
    <a href={fillGid(fillId(href, id), gid)} className={buttonClass({ variant: 'soft', size: 'small' })}>
      {t('pay_now')} <span className="sr-only">#{id}</span>
    </a>
  )
}
