import { useTranslations } from 'next-intl'
import { ClosedNotice } from '@/components/payment-fields/closed-notice'
import { ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { PayableOrder } from '@/lib/domain/payment/pay-now'

interface ClosedOrderProps {
  order: PayableOrder
  isOwner: boolean
  /** whether the page says already why it cannot be paid */
  hasNotice: boolean
}

/** Why an order cannot be paid now, and the way on: to the order, for a visitor to the store. */
export function ClosedOrder({ order, isOwner, hasNotice }: ClosedOrderProps) {
  const t = useTranslations('paynow')
  const paths = usePaths()
  const [href, label] = isOwner
    ? [paths.order(order.id), t('go_to_order')]
    : [paths.store(order.gid), t('back_to_store')]
  return (
    <>
      {!hasNotice && <ClosedNotice order={order} />}
      <ButtonLink block href={href}>
        {label}
      </ButtonLink>
    </>
  )
}
