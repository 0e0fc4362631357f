import { AddressDialog } from '@/components/addresses/address-dialog'
import { PaymentDialog } from '@/components/payment-fields/payment-dialog'
import type { Address } from '@/lib/domain/places/addresses'
import type { CheckoutState } from './checkout-state'
import type { CheckoutDialogProps } from './dialog-props'
import { GiftCardDialog } from './gift-card-dialog'
import { NameDialog } from './name-dialog'
import { OrderTypeDialog } from './order-type-dialog'
import { PhoneDialog } from './phone-dialog'
import { PointsDialog } from './points-dialog'
import { SubMethodDialog } from './sub-method-dialog'
import { TimeDialog } from './time-dialog'

export type OpenDialog =
  | 'order-type'
  | 'time'
  | 'sub-method'
  | 'shipping-address'
  | 'billing-address'
  | 'name'
  | 'phone'
  | 'gift-card'
  | 'points'
  | 'payment'
  | null

const ADDRESS_KEYS = ['shippingAddress', 'billingAddress'] as const
type AddressKey = (typeof ADDRESS_KEYS)[number]

/** Renders the open dialog; a selection closes it. */
export function CheckoutDialogs({ open, checkout, onChoose, onClose }: CheckoutDialogProps & { open: OpenDialog }) {
  const { state, methods, hostedCard } = checkout
  const common = { checkout, onChoose, onClose }
  switch (open) {
    case 'order-type':
      return <OrderTypeDialog {...common} />
    case 'time':
      return <TimeDialog {...common} />
    case 'sub-method':
      return <SubMethodDialog {...common} />
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
          isHosted={hostedCard !== undefined}
          hasGiftCard={state.giftCard !== null}
          onAccept={(paymentMethod, card) => onChoose({ paymentMethod, card })}
          onClose={onClose}
        />
      )
    case 'shipping-address':
    case 'billing-address': {
      const key = open === 'shipping-address' ? 'shippingAddress' : 'billingAddress'
      const keysOf = (id: number | null) => ADDRESS_KEYS.filter((name) => id !== null && state[name]?.id === id)
      const set = (keys: AddressKey[], address: Address | null) =>
        Object.fromEntries(keys.map((name) => [name, address])) as Partial<CheckoutState>
      return (
        <AddressDialog
          selectedId={state[key]?.id ?? null}
          onSelect={(address) => onChoose(set([...keysOf(address.id), key], address))}
          onDeleted={(id) => checkout.change(set(keysOf(id), null))}
          onClose={onClose}
        />
      )
    }
    default:
      return null
  }
}
