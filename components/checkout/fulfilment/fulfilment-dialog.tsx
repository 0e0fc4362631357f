import { Package, ShoppingBag, Truck, Utensils } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ChoiceButton } from '@/components/checkout/choice-button'
import type { CheckoutDialogProps } from '@/components/checkout/dialog-props'
import { withFulfilmentMethod } from '@/components/checkout/state/checkout-state'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { FULFILMENT_METHOD, fulfilmentName } from '@/lib/domain/codes/fulfilment-method'
import { DeliveryMinimum } from './delivery-notes'

export function FulfilmentDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const { offered, state, store } = checkout
  return (
    <Dialog onClose={onClose} title={t('order_type')} width={400} closeLabel={common('close')}>
      {offered.length === 0 && (
        <>
          <p>{t('no_order_type')}</p>
          <DeliveryMinimum checkout={checkout} />
        </>
      )}
      <div className="grid gap-3">
        {offered.map((code) => (
          <ChoiceButton
            key={code}
            chosen={code === state.fulfilmentMethod}
            onChoose={() => onChoose(withFulfilmentMethod(code))}
          >
            <span className="flex items-center gap-3">
              <FulfilmentIcon code={code} />
              {t(fulfilmentName(code, { ...store, isParcel: checkout.cart.kind === 'deal' }))}
            </span>
          </ChoiceButton>
        ))}
      </div>
    </Dialog>
  )
}

const ICONS: Record<number, typeof Truck> = {
  [FULFILMENT_METHOD.delivery]: Truck,
  [FULFILMENT_METHOD.pickup]: ShoppingBag,
  [FULFILMENT_METHOD.eatin]: Utensils,
}

function FulfilmentIcon({ code }: { code: number }) {
  const Icon = ICONS[code] ?? Package
  return <Icon aria-hidden className="size-5 shrink-0" />
}
