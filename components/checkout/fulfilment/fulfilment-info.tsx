import { Mail } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ChangeButton } from '@/components/checkout/change-button'
import type { OpenDialog } from '@/components/checkout/dialog-props'
import { Section } from '@/components/checkout/section'
import type { CheckoutState } from '@/components/checkout/state/checkout-state'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { AsapText, SlotTime } from '@/components/checkout/time/time-text'
import { Button } from '@/components/ui/forms/button'
import { fulfilmentName, NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { DeliveryCost, DeliveryMinimum } from './delivery-notes'
import { FulfilmentSwitch } from './fulfilment-switch'

interface FulfilmentInfoProps {
  checkout: Checkout
  onChange: (changes: Partial<CheckoutState>) => void
  onOpen: (dialog: OpenDialog) => void
}

/** Gift cards sent by email, vouchers and amounts without goods have neither method nor time. */
export function FulfilmentInfo({ checkout, onChange, onOpen }: FulfilmentInfoProps) {
  const t = useTranslations('checkout')
  const { state, store, offered, quote, digital } = checkout
  const { slot, slots, takesAsap, estimate, toChoose, hasNoTime } = checkout.time
  if (digital === 'amount' || digital === 'voucher') return null
  const isDone = checkout.isDone('fulfilment')
  // the only one is chosen already, unless another was, which is no longer offered
  const canChoose = offered.length > 1 || (offered.length === 1 && !offered.includes(state.fulfilmentMethod))
  if (digital === 'gift_cards') {
    return (
      <Section title={t('delivery_option')} isDone={isDone}>
        <p className="flex items-center gap-3 font-semibold">
          <Mail aria-hidden className="size-5 text-ink-soft" />
          {t('by_mail')}
        </p>
      </Section>
    )
  }
  const fulfilmentOption = quote?.shippingTypes
    .flatMap((type) => type.methods)
    .find(({ code }) => code === state.fulfilmentOption)
  return (
    <Section title={t('delivery_option')} isDone={isDone}>
      {canChoose ? (
        <FulfilmentSwitch checkout={checkout} onChange={onChange} />
      ) : (
        <p className="font-semibold">
          {t(
            state.fulfilmentMethod === NO_FULFILMENT_METHOD
              ? 'no_order_type'
              : fulfilmentName(state.fulfilmentMethod, { ...store, isParcel: checkout.cart.kind === 'deal' }),
          )}
        </p>
      )}
      <DeliveryCost checkout={checkout} />
      <DeliveryMinimum checkout={checkout} />
      {(quote?.shippingTypes.length ?? 0) > 0 && (
        <p className="mt-3 flex items-center justify-between gap-3 text-ink-soft">
          <span>{fulfilmentOption?.description ?? t('shipping_option')}</span>
          <ChangeButton what="shipping_option" onPress={() => onOpen('fulfilment-option')} />
        </p>
      )}
      <div className="mt-3 flex items-center gap-3 border-t border-line pt-3 sm:mt-4 sm:pt-4">
        <span aria-hidden className="icon-clock size-5 text-ink-soft" />
        <span className="min-w-0 flex-1 font-semibold">
          <span className="block text-sm font-normal text-ink-soft max-sm:sr-only">{t('when')} </span>
          {slot ? (
            <SlotTime time={slot.start} />
          ) : hasNoTime || toChoose || takesAsap === null ? (
            <span>{t(hasNoTime ? 'no_times' : toChoose ? 'time_not_chosen' : 'time_unknown')}</span>
          ) : (
            <AsapText estimate={estimate} />
          )}
        </span>
        {(toChoose || Object.keys(slots).length > 0) && !hasNoTime && (
          <Button
            variant="ghost"
            size="small"
            className="-me-4 min-h-11 underline underline-offset-4"
            onClick={() => onOpen('time')}
          >
            {t('choose_time')}
          </Button>
        )}
      </div>
      <p role="status" className="ps-8 text-sm text-ink-soft empty:hidden">
        {!hasNoTime && toChoose && t(`to_choose_time.${toChoose}`)}
      </p>
    </Section>
  )
}
