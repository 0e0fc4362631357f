import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { ButtonLink } from '@/components/ui/forms/button'
import { Spinner } from '@/components/ui/loading/spinner'

interface CheckingDialogProps {
  /** an order may be paid in cash */
  sent: 'order' | 'payment'
  ordersHref?: string | undefined
}

/** Nobody knows whether it went through: it is not sent again before that is known. */
export function CheckingDialog({ sent, ordersHref }: CheckingDialogProps) {
  const t = useTranslations('paynow')
  return (
    <Dialog
      onClose={() => undefined}
      dismissable={false}
      title={t(sent === 'order' ? 'checking_order_title' : 'checking_title')}
      width={400}
      footer={
        ordersHref && (
          <ButtonLink variant="secondary" block href={ordersHref}>
            {t('see_orders')}
          </ButtonLink>
        )
      }
    >
      <div className="grid justify-items-center gap-4 text-center">
        <Spinner className="size-6" />
        <p role="status" className="text-balance text-ink-soft">
          {t(sent === 'order' ? 'checking_order' : 'checking')}
        </p>
      </div>
    </Dialog>
  )
}
