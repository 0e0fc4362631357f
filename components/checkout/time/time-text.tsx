import { useTranslations } from 'next-intl'
import { MetaList } from '@/components/ui/content/meta-list'
import { useNow } from '@/components/ui/loading/use-now'
import type { Estimate } from '@/lib/domain/stores/estimate'
import { dayWord } from '@/lib/domain/time/local-day'
import { formatDayTime, type ZonedTime } from '@/lib/domain/time/time'

/** `As soon as possible · 25 to 35 min` */
export function AsapText({ estimate }: { estimate: Estimate | null }) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  return <MetaList facts={[t('asap'), ...(estimate ? [common('estimate', { ...estimate })] : [])]} />
}

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
