import { Check, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { orderProgress, type ProgressStage } from '@/lib/domain/orders/order-progress'
import type { Order } from '@/lib/domain/orders/orders'

const BAR: Record<ProgressStage['state'], string> = {
  done: 'bg-accent',
  current: 'bg-accent-soft ring-2 ring-inset ring-accent',
  waiting: 'border border-line-strong',
  error: 'bg-danger',
}
const LABEL: Record<ProgressStage['state'], string> = {
  done: 'text-ink-soft',
  current: 'font-bold text-ink',
  waiting: 'text-ink-faint',
  error: 'font-bold text-danger',
}

/** The documented stages; what is finer stands above them. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const stages = orderProgress(order)
  if (stages.length === 0) return null
  return (
    <ol aria-label={t('steps.label')} className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-1.5">
      {stages.map(({ stage, state }) => (
        <li
          key={stage}
          aria-current={state === 'current' || state === 'error' ? 'step' : undefined}
          className="flex flex-col gap-1.5"
        >
          <span aria-hidden className={`h-2 rounded-full transition-colors duration-200 ${BAR[state]}`} />
          <span className={`flex items-start gap-1 text-sm ${LABEL[state]}`}>
            {state === 'done' && <Check aria-hidden className="mt-0.5 size-4 shrink-0" />}
            {state === 'error' && <X aria-hidden className="mt-0.5 size-4 shrink-0" />}
            <span>{t(`steps.${stage}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
