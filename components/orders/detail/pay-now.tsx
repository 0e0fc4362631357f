import { useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/forms/button'
import { useIsHydrated } from '@/components/ui/loading/use-is-hydrated'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { timeNow } from '@/lib/browser/clock'
import { holdRemaining, isPaymentRejected, remainingTime } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'

interface PayNowProps {
  order: Order
  /** the current order; null when it cannot be read */
  onRefresh: () => Promise<Order | null>
  /** called when the store has accepted it in the meantime */
  onRejected: () => void
}

/** A click first checks whether the store is still waiting for the order. */
export function PayNow({ order, onRefresh, onRejected }: PayNowProps) {
  const t = useTranslations('orders')
  const href = usePaths().payNow(order.id, order.gid)
  const [busy, setBusy] = useState(false)
  const pay = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const now = (await onRefresh()) ?? order
    setBusy(false)
    if (isPaymentRejected(now)) onRejected()
    else location.assign(href)
  }
  const left = useCountdown(order)
  const { form, days, hours, minutes, seconds } = remainingTime(left)
  const x = t(`remaining.${form}`, { days: `${days}`, hours: `${hours}`, minutes: `${minutes}`, seconds: `${seconds}` })
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-warning-soft p-4 sm:p-5">
      <p role="timer" aria-live="off" className="font-semibold tabular-nums">
        {left > 0 ? t('held_for', { x }) : t('not_paid')}
      </p>
      <ButtonLink href={href} aria-busy={busy || undefined} onClick={pay}>
        {t('pay_now')}
      </ButtonLink>
    </div>
  )
}

/** Milliseconds; 0 during server rendering, since its clock is not the shopper's. */
function useCountdown(order: Order): number {
  const [now, setNow] = useState(() => new Date(timeNow()))
  const left = holdRemaining(order, now)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(new Date(timeNow())), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return useIsHydrated() ? left : 0
}
