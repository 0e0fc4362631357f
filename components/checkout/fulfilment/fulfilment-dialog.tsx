import { Package, ShoppingBag, Truck, Utensils } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ChoiceButton } from '@/components/checkout/choice-button'
import type { CheckoutDialogProps } from '@/components/checkout/dialog-props'
import { toOrderType } from '@/components/checkout/state/checkout-state'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { orderTypeName } from '@/lib/domain/checkout/fulfilment-methods'
import { SHIPPING_METHOD } from '@/lib/domain/codes/fulfilment-method'

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

const ICONS: Record<number, typeof Truck> = {
  [SHIPPING_METHOD.delivery]: Truck,
  [SHIPPING_METHOD.pickup]: ShoppingBag,
  [SHIPPING_METHOD.eatin]: Utensils,
}

/** What an order type looks like, by its code. */
function OrderTypeIcon({ code }: { code: number }) {
  const Icon = ICONS[code] ?? Package
  return <Icon aria-hidden className="size-5 shrink-0" />
}
