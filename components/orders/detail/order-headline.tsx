import { useLocale, useTranslations } from 'next-intl'
import { BalancedText } from '@/components/ui/content/balanced-text'
import { useIsHydrated } from '@/components/ui/loading/use-is-hydrated'
import { useNow } from '@/components/ui/loading/use-now'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { expectedTime, minutesUntil } from '@/lib/domain/orders/expected-time'
import { arrivalOf, timeHeadline } from '@/lib/domain/orders/headline'
import { orderStatement } from '@/lib/domain/orders/order-statement'
import type { Order } from '@/lib/domain/orders/orders'

/** When the order arrives or is ready, below what is being done with it; that alone where no time is known. */
export function OrderHeadline({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const statement = orderStatement(order)
  // what the page was loaded with is there at once
  const appears = useIsHydrated() ? 'transition duration-200 starting:translate-y-2 starting:opacity-0' : ''
  const time = useExpectedText(statement === 'notes.prepared' ? null : order)
  // nobody has confirmed a time that is pending
  const away = statement === 'notes.pending' ? null : time?.away
  return (
    <div key={statement} className={`grid gap-1 ${appears}`}>
      {time && (
        <p className="font-semibold tabular-nums text-ink-soft">{[t(statement), away].filter(Boolean).join(' · ')}</p>
      )}
      <p className="text-headline font-extrabold tabular-nums">
        <BalancedText>{time?.text ?? t(statement)}</BalancedText>
      </p>
    </div>
  )
}

/** Null where no time is known; `away` is how long it is from now. */
function useExpectedText(order: Order | null): { text: string; away: string | null } | null {
  const [t, language] = [useTranslations('orders'), useLocale()]
  const { there } = usePlaceTime()
  const isHydrated = useIsHydrated()
  const now = useNow()
  const expected = order && expectedTime(order)
  if (!expected) return null
  const headline = timeHeadline(expected, arrivalOf(order.fulfilmentMethod), { language, now, there })
  if (!headline || expected.kind === 'asap') return { text: t('asap'), away: null }
  // the server's clock is not the shopper's
  const minutes = isHydrated ? minutesUntil(expected.at, now) : null
  return {
    text: t(`headline.${headline.key}`, headline.values),
    away: minutes === null ? null : t('in_minutes', { minutes }),
  }
}
