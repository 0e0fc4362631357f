import { lazy, Suspense, useEffect, useState } from 'react'
import { UnclaimedQuestion } from '@/components/addresses/unclaimed-question'
import { CustomerInfo } from '@/components/checkout/contact/customer-info'
import { DeliveryInfo } from '@/components/checkout/fulfilment/delivery-info'
import { FulfilmentInfo } from '@/components/checkout/fulfilment/fulfilment-info'
import { TableInfo } from '@/components/checkout/fulfilment/table-info'
import { VoucherInfo } from '@/components/checkout/fulfilment/voucher-info'
import { NoCart } from '@/components/checkout/outcome/no-cart'
import { OrderPlaced } from '@/components/checkout/outcome/order-placed'
import { PaymentInfo } from '@/components/checkout/payment/payment-info'
import type { CheckoutState } from '@/components/checkout/state/checkout-state'
import { useCheckout } from '@/components/checkout/state/use-checkout'
import { useDraft } from '@/components/checkout/state/use-draft'
import { useFollowedCart } from '@/components/checkout/state/use-followed-cart'
import { Summary } from '@/components/checkout/summary/summary'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { CheckoutStart } from '@/lib/browser/orders/fetch-checkout'
import type { Cart } from '@/lib/domain/cart/cart'
import type { CheckoutDraft } from '@/lib/domain/checkout/checkout-draft.schema'
import { fulfilmentKindOf } from '@/lib/domain/checkout/fulfilment-kind'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Terms } from '@/lib/domain/site/site'
import { typedDigits } from '@/lib/domain/typed-text'
import { CheckoutLoading } from './checkout-loading'
import type { OpenDialog } from './dialog-props'
import { useMainButton } from './use-main-button'

const CheckingDialog = lazy(async () => ({
  default: (await import('@/components/payment-fields/checking-dialog')).CheckingDialog,
}))
const CartGoneDialog = lazy(async () => ({
  default: (await import('@/components/checkout/outcome/cart-gone-dialog')).CartGoneDialog,
}))
const CheckoutDialogs = lazy(async () => ({ default: (await import('./checkout-dialogs')).CheckoutDialogs }))

interface CheckoutFormProps {
  start: CheckoutStart
  cart: Cart | null
  terms: Terms
  onPlaced: () => void
}

/** Begins with the cart of the first render: placing the order clears the stored one. */
export function CheckoutForm({ start, cart, terms, onPlaced }: CheckoutFormProps) {
  const [first] = useState(cart)
  const draft = useDraft(first, start.customer)
  if (!first) return <NoCart gid={start.store.gid} />
  return draft ? (
    <OpenCheckout start={start} cart={first} draft={draft} terms={terms} onPlaced={onPlaced} />
  ) : (
    <CheckoutLoading />
  )
}

interface OpenCheckoutProps extends CheckoutFormProps {
  cart: Cart
  draft: CheckoutDraft
}

function OpenCheckout({ start, cart: first, draft, terms, onPlaced }: OpenCheckoutProps) {
  const { cart, change: cartChange } = useFollowedCart(first)
  const checkout = useCheckout({ start, cart, draft })
  const paths = usePaths()
  const { state, change, isShipped, order, step } = checkout
  const isOrdering = order.isPlacing || order.isChecking || order.placed !== null || order.unpaid !== null
  const placed = order.placed?.payUrl ? null : order.placed
  const isPlaced = placed !== null
  useEffect(() => {
    if (isPlaced) onPlaced()
  }, [isPlaced, onPlaced])
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const choose = (changes: Partial<CheckoutState>) => {
    order.clearFailure()
    change(changes)
    setDialog(null)
  }
  const button = useMainButton(checkout, setDialog)
  return (
    <div className="grid grid-cols-1 items-start gap-3 max-lg:tall:pb-20 lg:grid-cols-[1fr_26rem] lg:gap-8">
      <div className="grid grid-cols-1 gap-3 lg:gap-5">
        {start.customer.unclaimed && <UnclaimedQuestion unclaimed={start.customer.unclaimed} />}
        <FulfilmentInfo checkout={checkout} onChange={choose} onOpen={setDialog} />
        {!isShipped && <CustomerInfo state={state} isDone={checkout.isDone('contact')} onChange={change} />}
        {isShipped && <DeliveryInfo checkout={checkout} onOpen={setDialog} />}
        {state.fulfilmentMethod === FULFILMENT_METHOD.eatin && <TableInfo checkout={checkout} />}
        <PaymentInfo checkout={checkout} onOpen={setDialog} />
        {checkout.digital === 'voucher' && <VoucherInfo store={start.store} />}
      </div>
      <Summary
        checkout={checkout}
        isChangedElsewhere={cartChange === 'changed_elsewhere'}
        onChange={choose}
        button={button}
        terms={terms}
      />
      {dialog && (
        <Suspense>
          <CheckoutDialogs open={dialog} checkout={checkout} onChoose={choose} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {order.isChecking && (
        <Suspense>
          <CheckingDialog sent="order" ordersHref={paths.orders()} />
        </Suspense>
      )}
      {cartChange === 'emptied' && !isOrdering && !checkout.failure && <NoCart gid={start.store.gid} />}
      {cartChange === 'removed_elsewhere' && !isOrdering && (
        <Suspense>
          <CartGoneDialog cart={cart} />
        </Suspense>
      )}
      <OrderPlaced
        canPlace={step === 'place_order'}
        unpaid={order.unpaid && { unpaid: order.unpaid, gid: start.store.gid }}
        placed={
          placed && {
            orderId: placed.orderId,
            facts: {
              store: start.store,
              fulfilmentKind: fulfilmentKindOf(state.fulfilmentMethod, checkout.digital),
              time: checkout.time.slot?.start ?? (checkout.time.takesAsap ? 'asap' : null),
              estimate: checkout.time.estimate,
              clock: Object.values(checkout.time.slots).flat()[0]?.start ?? null,
              address: isShipped ? state.shippingAddress : null,
              tableNumber: typedDigits(state.tableNumber),
            },
          }
        }
      />
    </div>
  )
}
