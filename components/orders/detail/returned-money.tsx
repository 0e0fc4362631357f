import { useLocale, useTranslations } from 'next-intl'
import { cardLabelText } from '@/components/payment-fields/card-label'
import { Alert } from '@/components/ui/feedback/alert'
import { useNow } from '@/components/ui/loading/use-now'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { formatMoney } from '@/lib/domain/money/money'
import { keyed } from '@/lib/domain/orders/keyed'
import type { Order } from '@/lib/domain/orders/orders'
import type { ReturnedPart } from '@/lib/domain/orders/refunds'
import { sentenceDay } from '@/lib/domain/time/sentence-time'

interface ReturnedMoneyProps {
  order: Pick<Order, 'currency' | 'cardLabel'>
  parts: ReturnedPart[]
}

/** How much of a cancelled order went back, to which card and when. */
export function ReturnedMoney({ order, parts }: ReturnedMoneyProps) {
  const [t, payment, language] = [useTranslations('orders'), useTranslations('payment'), useLocale()]
  const { day } = usePlaceTime()
  const now = useNow()
  const card = cardLabelText(order.cardLabel, payment) || 'none'
  return (
    <Alert tone="info">
      {keyed(parts, ({ at }) => at).map(({ key, value: { amount, at } }) => (
        <p key={key}>
          {t('refunds.returned', {
            amount: formatMoney({ amount, currency: order.currency }, language),
            card,
            date: sentenceDay(day(at), language, now),
          })}
        </p>
      ))}
    </Alert>
  )
}
