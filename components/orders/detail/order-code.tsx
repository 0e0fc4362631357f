import { Maximize } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { useIsOffline } from '@/components/ui/loading/use-is-offline'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { OrderCodeScreen } from './order-code-screen'

interface OrderCodeProps {
  orderId: string
  /** its QR code, drawn on the server */
  code: ReactNode
}

/** What is shown to the store: the number that is read out, and the code that is scanned. It needs no connection. */
export function OrderCode({ orderId, code }: OrderCodeProps) {
  const t = useTranslations('orders')
  const [isFull, setFull] = useState(false)
  const isOffline = useIsOffline()
  const number = shortNumber(orderId)
  return (
    <section
      aria-labelledby="order-code"
      className="grid items-center gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-4 shadow-card max-sm:justify-items-center max-sm:text-center sm:grid-cols-[14rem_1fr] sm:p-6 print:break-inside-avoid print:grid-cols-[8rem_1fr] print:justify-items-start print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3 print:text-start print:shadow-none"
    >
      <div className="grid gap-2 sm:col-start-2 sm:self-end print:col-start-2 print:self-center">
        <h2 id="order-code" className="text-heading">
          {t('code.title')}
        </h2>
        <p className="grid">
          <span className="text-sm text-ink-faint">{t(number ? 'code.number' : 'order')}</span>
          <span className="text-headline font-extrabold break-all tabular-nums">{number ?? `#${orderId}`}</span>
        </p>
      </div>
      <div className="w-full max-w-72 overflow-hidden rounded-control sm:col-start-1 sm:row-span-2 sm:row-start-1 print:col-start-1 print:row-start-1">
        {code}
      </div>
      <div className="grid gap-3 sm:col-start-2 sm:self-start print:hidden">
        <p className="text-ink-soft">{t('code.hint')}</p>
        {isOffline && (
          <p role="status" className="font-semibold">
            {t('code.offline')}
          </p>
        )}
        <Button variant="secondary" className="justify-self-center sm:justify-self-start" onClick={() => setFull(true)}>
          <Maximize aria-hidden className="size-4" />
          {t('code.full_screen')}
        </Button>
      </div>
      {isFull && <OrderCodeScreen number={number} code={code} onClose={() => setFull(false)} />}
    </section>
  )
}
