import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

/** The time since the last update; not announced by screen readers. */
export function UpdatedAgo({ at }: { at: number }) {
  const t = useTranslations('orders')
  const [now, setNow] = useState(at)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  return (
    <span aria-live="off" className="text-sm tabular-nums text-ink-faint">
      {t('updated_ago', { seconds: `${seconds}` })}
    </span>
  )
}
