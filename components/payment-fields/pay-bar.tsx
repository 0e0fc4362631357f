import { Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'

interface PayBarProps {
  label: string
  /** formatted */
  amount: string
  isPaying: boolean
  children: ReactNode
}

/** The button at the end of a bill, which stays in sight; with the amount where the bill may be out of sight. */
export function PayBar({ label, amount, isPaying, children }: PayBarProps) {
  const t = useTranslations('checkout')
  const isSlow = useSlow(isPaying)
  return (
    <>
      <p className="flex items-center justify-center gap-2 text-sm text-ink-faint lg:order-last">
        <Lock aria-hidden className="size-4" />
        {t('secure_connection')}
      </p>
      <div className="z-20 bg-surface max-lg:border-t max-lg:border-line max-lg:tall:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:tall:sticky lg:tall:fade-above lg:-bottom-5 lg:-mx-5 lg:-mb-5 lg:rounded-b-card lg:px-5 lg:pb-5">
        <p role="status" className="mx-auto mb-3 max-w-2xl text-sm text-ink-soft empty:hidden">
          {isSlow && t('still_working')}
        </p>
        <div className="mx-auto flex max-w-2xl items-center gap-4">
          <p className="grid shrink-0 leading-tight lg:hidden">
            <span className="text-sm text-ink-soft">{label}</span>
            <span className="text-lg font-bold money">{amount}</span>
          </p>
          {children}
        </div>
      </div>
    </>
  )
}

const SLOW_MS = 5000

function useSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderWay])
  return isSlow
}
