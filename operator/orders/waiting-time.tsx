import { differenceInMinutes } from 'date-fns'
import { useTranslations } from 'next-intl'
import { useNow } from '@/components/ui/loading/use-now'

/** After this time a customer is told that nobody has accepted the order. */
const LATE_MINUTES = 10

/** How long a new order waits. */
export function WaitingTime({ since }: { since: string }) {
  const t = useTranslations('operator')
  const minutes = Math.max(0, differenceInMinutes(useNow(), new Date(since)))
  return (
    <span className={minutes >= LATE_MINUTES ? 'font-semibold text-danger' : 'text-ink-soft'}>
      {t('waits', { minutes })}
    </span>
  )
}
