import { useTranslations } from 'next-intl'
import type { CheckoutLinks } from '@/components/checkout/checkout-links'
import type { UnpaidOrder } from '@/components/checkout/state/use-place-order'
import { ResultDialog } from '@/components/payment-fields/result-dialog'
import { fillId } from '@/lib/paths'

/** The card was refused by the provider's form: the order waits to be paid in another way. */
export function UnpaidDialog({ unpaid, links }: { unpaid: UnpaidOrder; links: CheckoutLinks }) {
  const [t, paynow, errors] = [useTranslations('checkout'), useTranslations('paynow'), useTranslations('errors')]
  return (
    <ResultDialog
      title={paynow('error_title')}
      okLabel={paynow('pay_now')}
      onOk={() => location.assign(fillId(links.payNow, unpaid.orderId))}
      cancelLabel={t('go_to_order')}
      onCancel={() => location.assign(fillId(links.order, unpaid.orderId))}
    >
      {errors(unpaid.reason)}. {t('order_waits')}
    </ResultDialog>
  )
}
