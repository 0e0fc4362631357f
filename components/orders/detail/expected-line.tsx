import { useLocale, useTranslations } from 'next-intl'
import { useIsHydrated } from '@/components/ui/loading/use-is-hydrated'
import { useNow } from '@/components/ui/loading/use-now'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { expectedTime, minutesUntil } from '@/lib/domain/orders/expected-time'
import { currentStep } from '@/lib/domain/orders/order-progress'
import { awaitedPayment, isHandedOver } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'
import { sentenceMoment } from '@/lib/domain/time/sentence-time'
import type { ZonedTime } from '@/lib/domain/time/time'

/** When the order is expected, and below it what the store is doing and how long that is from now. */
export function ExpectedLine({ order }: { order: Order }) {
  const [t, language] = [useTranslations('orders'), useLocale()]
  const { there } = usePlaceTime()
  const isHydrated = useIsHydrated()
  const now = useNow()
  const expected = expectedTime(order)
  const at = expected && expected.kind !== 'asap' ? expected.at : null
  const moment = (time: ZonedTime) => sentenceMoment(there(time), language, now)
  // the server's clock is not the shopper's
  const minutes = at && isHydrated ? minutesUntil(at, now) : null
  const doing = awaitedPayment(order) || !isHandedOver(order) ? null : DOING[currentStep(order) ?? 'none']
  const below = [doing && t(`notes.${doing}`), minutes && t('in_minutes', { minutes })].filter(Boolean)
  return (
    <>
      {expected && (
        <p className="text-heading font-bold tabular-nums">
          {expected.kind === 'asap' && t('asap')}
          {expected.kind === 'estimated' &&
            t('expected_between', { from: moment(expected.from), to: moment(expected.at) })}
          {expected.kind === 'ready' && t('ready_around', { time: moment(expected.at) })}
          {expected.kind === 'requested' && t('requested_for', { time: moment(expected.at) })}
        </p>
      )}
      {below.length > 0 && <p className="tabular-nums text-ink-soft">{below.join(' · ')}</p>}
    </>
  )
}

type Doing = 'pending' | 'confirmed' | 'preparing' | 'packing'

const DOING: Partial<Record<NonNullable<ReturnType<typeof currentStep>> | 'none', Doing>> = {
  placed: 'pending',
  confirmed: 'confirmed',
  preparing: 'preparing',
  packing: 'packing',
}
