import { Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'

export type Rejected = 'payment' | 'comment'

interface RejectedDialogProps {
  what: Rejected
  phone: string
  phoneHref: string
  onClose: () => void
}

/** Dialog 1: pay in person. Dialog 2: the store is preparing, call it. */
export function RejectedDialog({ what, phone, phoneHref, onClose }: RejectedDialogProps) {
  const [t, common] = [useTranslations('orders'), useTranslations('common')]
  return (
    <ConfirmDialog title={t('rejected_title')} confirmLabel={common('ok')} onConfirm={onClose}>
      {what === 'payment' ? (
        <p>{t('order_payment_status_error')}</p>
      ) : (
        <div className="grid gap-2">
          <p>{t('order_comment_status_error', { phone })}</p>
          {phoneHref && (
            <a
              href={phoneHref}
              className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-accent-ink hover:underline"
            >
              <Phone aria-hidden className="size-4" />
              {t('call_store', { phone })}
            </a>
          )}
        </div>
      )}
    </ConfirmDialog>
  )
}
