import {
  METHOD_NAMES,
  type MethodsWith,
  PAYMENT_METHODS,
  type PaymentMethodName,
  paymentFacts,
} from '@/lib/domain/codes/payment-method'
import type { Store } from '@/lib/domain/stores/stores'

type List = 'atCheckout' | 'atPayNow'

/** The methods of a list, in display order. */
export function methodsIn<L extends List>(list: L): MethodsWith<Record<L, number>>[] {
  const placeOf = (name: PaymentMethodName) => PAYMENT_METHODS[name][list] ?? 0
  return METHOD_NAMES.filter(
    (name): name is MethodsWith<Record<L, number>> => PAYMENT_METHODS[name][list] !== null,
  ).sort((one, other) => placeOf(one) - placeOf(other))
}

export function isAccepted(accepts: Store['payments'], name: PaymentMethodName): boolean {
  const { flag } = PAYMENT_METHODS[name]
  return flag !== null && accepts[flag]
}

/** Whether a code is valid at checkout; others count as missing. */
export function isMethodAtCheckout(code: number | null): code is number {
  const facts = paymentFacts(code)
  return facts !== null && (facts.atCheckout !== null || facts.flow === 'covered')
}

/** In display order. An amount without goods is paid immediately. */
export function methodsAtCheckout(accepts: Store['payments'], selfCheckout = false): PaymentMethodName[] {
  const isLater = (name: PaymentMethodName) => PAYMENT_METHODS[name].flow === 'at_store'
  return methodsIn('atCheckout').filter((name) => isAccepted(accepts, name) && !(selfCheckout && isLater(name)))
}
