import { useTranslations } from 'next-intl'
import { useNow } from '@/components/ui/loading/use-now'
import { dayWord } from '@/lib/domain/time/day-word'
import { formatDayTime, type ZonedTime } from '@/lib/domain/time/time'

/** `Today 2026-11-20 07:30pm` */
export function SlotTime({ time }: { time: ZonedTime }) {
  const t = useTranslations('checkout')
  const word = dayWord(time, useNow())
  return (
    <span key={word}>
      {word && <span>{t(word)} </span>}
      <span className="inline-block tabular-nums">{formatDayTime(time)}</span>
    </span>
  )
}
