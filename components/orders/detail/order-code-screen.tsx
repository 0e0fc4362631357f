import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { keepScreenAwake } from '@/lib/browser/keep-screen-awake'

interface OrderCodeScreenProps {
  /** null for an order whose id is short itself */
  number: string | null
  code: ReactNode
  onClose: () => void
}

/** The code as large as the screen, which stays on meanwhile. */
export function OrderCodeScreen({ number, code, onClose }: OrderCodeScreenProps) {
  const [t, common] = [useTranslations('orders'), useTranslations('common')]
  useEffect(keepScreenAwake, [])
  return (
    <Dialog title={t('code.title')} closeLabel={common('close')} width="full" onClose={onClose}>
      <div className="grid min-h-full content-center justify-items-center gap-4 text-center">
        <div className="w-full max-w-[max(12rem,100dvh-14rem)] overflow-hidden rounded-control">{code}</div>
        {number && (
          <p className="grid">
            <span className="text-ink-soft">{t('code.number')}</span>
            <span className="text-headline font-extrabold tabular-nums">{number}</span>
          </p>
        )}
      </div>
    </Dialog>
  )
}
