'use client'

import { Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface PayBarProps {
  /** what is to be paid, as it is shown; null while unknown */
  amount: string | null
  /** the main button */
  children: ReactNode
}

/** The end of a bill. On a phone the button stays at the foot of the screen, with the amount beside it. */
export function PayBar({ amount, children }: PayBarProps) {
  const t = useTranslations('checkout')
  return (
    <>
      <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="flex items-center gap-4">
          {amount !== null && <span className="text-lg font-bold money lg:hidden">{amount}</span>}
          {children}
        </div>
      </div>
      <p className="flex items-center justify-center gap-2 text-sm text-ink-faint">
        <Lock aria-hidden className="size-4" />
        {t('secure_connection')}
      </p>
    </>
  )
}
