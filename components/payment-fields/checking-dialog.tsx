import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Spinner } from '@/components/ui/feedback/spinner'
import { ButtonLink } from '@/components/ui/forms/button'

/** Shown while nobody knows whether a payment went through: nothing can be paid before that is found out. */
export function CheckingDialog({ ordersHref }: { ordersHref?: string | undefined }) {
  const t = useTranslations('paynow')
  return (
    <Dialog
      onClose={() => undefined}
      dismissable={false}
      title={t('checking_title')}
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
          {t('checking')}
        </p>
      </div>
    </Dialog>
  )
}
