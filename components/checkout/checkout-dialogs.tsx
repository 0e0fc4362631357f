import { AddressDialog } from '@/components/addresses/address-dialog'
import { NameDialog } from '@/components/checkout/contact/name-dialog'
import { PhoneDialog } from '@/components/checkout/contact/phone-dialog'
import { FulfilmentDialog } from '@/components/checkout/fulfilment/fulfilment-dialog'
import { FulfilmentOptionDialog } from '@/components/checkout/fulfilment/fulfilment-option-dialog'
import { GiftCardDialog } from '@/components/checkout/payment/gift-card-dialog'
import { PointsDialog } from '@/components/checkout/payment/points-dialog'
import type { CheckoutState } from '@/components/checkout/state/checkout-state'
import { TimeDialog } from '@/components/checkout/time/time-dialog'
import { PaymentDialog } from '@/components/payment-fields/payment-dialog'
import { rememberPlace } from '@/lib/browser/places/visitor-place'
import { isTooFar } from '@/lib/domain/checkout/delivery-reach'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { Address } from '@/lib/domain/places/addresses'
import type { CheckoutDialogProps, OpenDialog } from './dialog-props'

const ADDRESS_KEYS = ['shippingAddress', 'billingAddress'] as const
type AddressKey = (typeof ADDRESS_KEYS)[number]

export function CheckoutDialogs({ open, checkout, onChoose, onClose }: CheckoutDialogProps & { open: OpenDialog }) {
  const { state, store, methods, savedCards, hostedCard, isCardOnPayPage } = checkout
  const common = { checkout, onChoose, onClose }
  switch (open) {
    case 'fulfilment':
      return <FulfilmentDialog {...common} />
    case 'time':
      return <TimeDialog {...common} />
    case 'fulfilment-option':
      return <FulfilmentOptionDialog {...common} />
    case 'name':
      return <NameDialog {...common} />
    case 'phone':
      return <PhoneDialog {...common} />
    case 'gift-card':
      return <GiftCardDialog {...common} />
    case 'points':
      return <PointsDialog {...common} />
    case 'payment':
      return (
        <PaymentDialog
          methods={methods}
          selected={state.paymentMethod}
          card={state.card}
          knownCard={checkout.knownCard}
          savedCards={savedCards}
          savedCard={state.savedCard}
          cardEntry={hostedCard ? 'provider' : isCardOnPayPage ? 'page' : 'form'}
          hasGiftCard={state.giftCard !== null}
          onAccept={onChoose}
          onClose={onClose}
        />
      )
    case 'shipping-address':
    case 'billing-address': {
      const key = open === 'shipping-address' ? 'shippingAddress' : 'billingAddress'
      const limitsDelivery = key === 'shippingAddress' && state.fulfilmentMethod === FULFILMENT_METHOD.delivery
      const keysOf = (id: Id | null) => ADDRESS_KEYS.filter((name) => id !== null && isSameId(state[name]?.id, id))
      const set = (keys: AddressKey[], address: Address | null) =>
        Object.fromEntries(keys.map((name) => [name, address])) as Partial<CheckoutState>
      return (
        <AddressDialog
          selectedId={state[key]?.id ?? null}
          onSelect={(address) => {
            if (key === 'shippingAddress') rememberPlace(address)
            onChoose(set([...keysOf(address.id), key], address))
          }}
          onDeleted={(id) => checkout.change(set(keysOf(id), null))}
          isTooFar={limitsDelivery ? (address) => isTooFar(store, address) : undefined}
          onClose={onClose}
        />
      )
    }
    default:
      return null
  }
}
