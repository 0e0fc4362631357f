import { useTranslations } from 'next-intl'
import { QrCode } from '@/components/ui/content/qr-code'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { shortNumber } from '@/lib/domain/orders/short-number'

/** The order's id as a code, which the store scans, with the number that is read out. */
export function OrderCodeDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const [t, common] = [useTranslations('orders'), useTranslations('common')]
  const short = shortNumber(orderId)
  return (
    <Dialog title={t('code_title')} closeLabel={common('close')} width={400} onClose={onClose}>
      <div className="grid justify-items-center gap-4 text-center">
        <QrCode text={orderId} className="size-64 rounded-control" />
        {short && <p className="text-title font-bold tabular-nums">{t('short_number', { number: short })}</p>}
        <p className="text-ink-soft">{t('code_hint')}</p>
      </div>
    </Dialog>
  )
}
