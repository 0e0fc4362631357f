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
  const textOf = (at: NonNullable<typeof expected>) => {
    if (at.kind === 'asap') return t('asap')
    if (at.kind === 'estimated') return t('expected_between', { from: moment(at.from), to: moment(at.at) })
    return t(at.kind === 'ready' ? 'ready_around' : 'requested_for', { time: moment(at.at) })
  }
  // the server's clock is not the shopper's
  const minutes = at && isHydrated ? minutesUntil(at, now) : null
  const step = currentStep(order) ?? 'none'
  const isWaiting = awaitedPayment(order) !== null || !isHandedOver(order)
  const doing = isWaiting ? null : order.preparedAt && PREPARED.has(step) ? 'prepared' : DOING[step]
  const below = [doing && t(`notes.${doing}`), minutes && t('in_minutes', { minutes })].filter(Boolean)
  return (
    <>
      {expected && <p className="text-heading font-bold tabular-nums">{textOf(expected)}</p>}
      {below.length > 0 && <p className="tabular-nums text-ink-soft">{below.join(' · ')}</p>}
    </>
  )
}

type Step = NonNullable<ReturnType<typeof currentStep>> | 'none'
type Doing = 'pending' | 'confirmed' | 'preparing' | 'packing'

const DOING: Partial<Record<Step, Doing>> = {
  placed: 'pending',
  confirmed: 'confirmed',
  preparing: 'preparing',
  packing: 'packing',
}

const PREPARED: ReadonlySet<Step> = new Set(['preparing', 'packing'])
