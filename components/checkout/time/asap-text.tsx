import { useTranslations } from 'next-intl'
import type { Estimate } from '@/lib/domain/stores/estimate'

/** `As soon as possible · 25 to 35 min` */
export function AsapText({ estimate }: { estimate: Estimate | null }) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  return <span>{estimate ? `${t('asap')} · ${common('estimate', { ...estimate })}` : t('asap')}</span>
}
