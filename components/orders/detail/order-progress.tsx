import { Check, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { BalancedText } from '@/components/ui/content/balanced-text'
import { orderProgress, type ProgressStep } from '@/lib/domain/orders/order-progress'
import { awaitedPayment } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'

const BAR: Record<ProgressStep['state'], string> = {
  done: 'bg-accent',
  current: 'bg-accent-soft ring-2 ring-inset ring-accent',
  waiting: 'bg-sunken',
  error: 'bg-danger',
}
const LABEL: Record<ProgressStep['state'], string> = {
  done: 'text-ink-soft',
  current: 'font-bold text-ink',
  waiting: 'text-ink-faint',
  error: 'font-bold text-danger',
}

/** The documented stage stands above the first of its steps. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const awaited = awaitedPayment(order)
  const steps = orderProgress(order)
  if (steps.length === 0) return null
  const nameOf = (key: ProgressStep['key']) => t(key === 'cancelled' ? 'steps.cancelled' : `progress.${key}`)
  return (
    <ol aria-label={t('steps.label')} className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-1.5">
      {steps.map(({ key, stage, state }, index) => {
        const isCurrent = state === 'current' || state === 'error'
        const isFirst = steps[index - 1]?.stage !== stage
        return (
          <li key={key} aria-current={isCurrent ? 'step' : undefined} className="flex flex-col gap-1.5">
            {key !== 'cancelled' && (
              <span className={isFirst ? 'text-xs whitespace-nowrap text-ink-faint sm:text-sm' : 'sr-only'}>
                {`${t(`steps.${stage}`)} `}
              </span>
            )}
            <span aria-hidden className={`mt-auto h-2 rounded-full ${BAR[state]}`} />
            <span className={`flex min-h-8 items-start gap-1 text-xs sm:text-sm ${LABEL[state]}`}>
              {state === 'done' && <Check aria-hidden className="mt-0.5 size-4 shrink-0 max-sm:hidden" />}
              {state === 'error' && <X aria-hidden className="mt-0.5 size-4 shrink-0" />}
              <BalancedText>{isCurrent && awaited ? t(`payment_states.${awaited}`) : nameOf(key)}</BalancedText>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
