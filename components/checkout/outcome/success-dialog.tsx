import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { StatusAnimation } from '@/components/ui/feedback/status-animation'
import { Button } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { NextSteps, type PlacedFacts } from './next-steps'

interface SuccessDialogProps {
  orderId: string
  facts: PlacedFacts
}

/** The order exists: when and where it is handed over, what happens next, and links to the store and to the order. */
export function SuccessDialog({ orderId, facts }: SuccessDialogProps) {
  const [t, orders] = [useTranslations('checkout'), useTranslations('orders')]
  const paths = usePaths()
  const short = shortNumber(orderId)
  const toStore = () => location.assign(paths.store(facts.store.gid))
  return (
    <Dialog
      onClose={toStore}
      dismissable={false}
      title={t('order_created_title')}
      width={520}
      scene={<StatusAnimation of="success" />}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Button variant="secondary" size="large" className="flex-1" onClick={toStore}>
            {t('back_to_store')}
          </Button>
          <Button data-autofocus size="large" className="flex-1" onClick={() => location.assign(paths.order(orderId))}>
            {t('go_to_order')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-1 text-center">
          <p className="text-balance text-ink-soft wrap-anywhere">{t('order_created', { order_id: orderId })}</p>
          {short && <p className="font-semibold tabular-nums">{orders('short_number', { number: short })}</p>}
        </div>
        <NextSteps facts={facts} />
      </div>
    </Dialog>
  )
}
