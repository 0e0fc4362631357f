import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { orderTypeName } from '@/lib/domain/checkout/order-types'
import { toOrderType } from './checkout-state'
import { ChoiceButton } from './choice-button'
import type { CheckoutDialogProps } from './dialog-props'
import { OrderTypeIcon } from './order-type-icon'

export function OrderTypeDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const { offered, state, store } = checkout
  return (
    <Dialog open onClose={onClose} title={t('order_type')} width={400} closeLabel={common('close')}>
      {offered.length === 0 && <p>{t('no_order_type')}</p>}
      <div className="grid gap-3">
        {offered.map((code) => (
          <ChoiceButton key={code} chosen={code === state.shippingMethod} onChoose={() => onChoose(toOrderType(code))}>
            <span className="flex items-center gap-3">
              <OrderTypeIcon code={code} />
              {t(orderTypeName(code, store))}
            </span>
          </ChoiceButton>
        ))}
      </div>
    </Dialog>
  )
}
