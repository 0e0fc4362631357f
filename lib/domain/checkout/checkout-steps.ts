import { isPersonName } from '@/lib/domain/account/person-name'
import { FULFILMENT_METHOD, isFulfilmentMethod, isSentToAddress } from '@/lib/domain/codes/fulfilment-method'
import {
  fieldsOfMethod,
  isFieldRequired,
  isFieldValid,
  ORDER_FIELD_NAMES,
  type OrderFieldStep,
  type OrderFieldValues,
  ruleOf,
} from '@/lib/domain/codes/order-fields'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { isMethodAtCheckout } from '@/lib/domain/payment/payment-methods'

export interface CheckoutProgress extends OrderFieldValues {
  firstName: string
  hasValidPhone: boolean
  fulfilmentMethod: number
  hasFulfilmentOptions: boolean
  fulfilmentOption: string
  hasShippingAddress: boolean
  requireTableNumber: boolean
  paymentMethod: number | null
  hasValidCard: boolean
  requireBillingAddress: boolean
  hasBillingAddress: boolean
  /** an amount without goods and gift cards alone are not shipped, although their code is 5 */
  shipsNothing: boolean
  /** whether the current choices are priced: `failed` may come at another try, `rejected` only by another choice */
  price: 'ready' | 'failed' | 'rejected'
  needsTime: boolean
}

export type CheckoutStep =
  | 'please_input_first_name'
  | 'please_input_phone_number'
  | 'please_input_shipping_method'
  | 'please_input_sub_shipping_method'
  | 'please_input_shipping_addresss'
  | 'please_input_payment_method'
  | 'please_input_valid_credit_card'
  | 'please_input_billing_address'
  | OrderFieldStep
  | 'retry_price'
  | 'see_rejection'
  | 'choose_time'
  | 'place_order'

export function isShippedToAddress(fulfilmentMethod: number, shipsNothing = false): boolean {
  return isSentToAddress(fulfilmentMethod) && !(fulfilmentMethod === FULFILMENT_METHOD.freeShipping && shipsNothing)
}

/** The steps in the order in which the main button leads to them. */
function stepsOf(state: CheckoutProgress): [step: CheckoutStep, isUnmet: boolean][] {
  const shipped = isShippedToAddress(state.fulfilmentMethod, state.shipsNothing)
  const paysByCard = state.paymentMethod === PAYMENT_METHOD.credit_card
  return [
    ['please_input_first_name', !shipped && !isPersonName(state.firstName)],
    ['please_input_phone_number', !shipped && !state.hasValidPhone],
    ['please_input_shipping_method', !isFulfilmentMethod(state.fulfilmentMethod)],
    ['please_input_sub_shipping_method', state.hasFulfilmentOptions && !state.fulfilmentOption],
    ['please_input_shipping_addresss', shipped && !state.hasShippingAddress],
    ...fieldSteps(state, true),
    ['please_input_payment_method', !isMethodAtCheckout(state.paymentMethod)],
    ['please_input_valid_credit_card', paysByCard && !state.hasValidCard],
    ['please_input_billing_address', paysByCard && state.requireBillingAddress && !state.hasBillingAddress],
    ...fieldSteps(state, false),
    ['retry_price', state.price === 'failed'],
    ['see_rejection', state.price === 'rejected'],
    ['choose_time', state.needsTime],
  ]
}

/** The steps of fields that a store can require, or of the others. */
function fieldSteps(state: CheckoutProgress, canRequire: boolean): [step: CheckoutStep, isUnmet: boolean][] {
  return fieldsOfMethod(state.fulfilmentMethod).flatMap((field) => {
    const { step, requiredBy } = ruleOf(field)
    if (!step || canRequire !== (requiredBy !== undefined)) return []
    return [[step, !isFieldValid(field, state[field], isFieldRequired(field, state))]]
  })
}

export function firstUnmetStep(state: CheckoutProgress): CheckoutStep {
  return stepsOf(state).find(([, isUnmet]) => isUnmet)?.[0] ?? 'place_order'
}

const STEPS_OF = {
  fulfilment: ['please_input_shipping_method', 'please_input_sub_shipping_method', 'choose_time'],
  contact: ['please_input_first_name', 'please_input_phone_number'],
  delivery: ['please_input_shipping_addresss'],
  table: ORDER_FIELD_NAMES.flatMap((field) => (ruleOf(field).section === 'table' ? (ruleOf(field).step ?? []) : [])),
  payment: ['please_input_payment_method', 'please_input_valid_credit_card', 'please_input_billing_address'],
} satisfies Record<string, CheckoutStep[]>

export type CheckoutSection = keyof typeof STEPS_OF

export function isSectionDone(section: CheckoutSection, state: CheckoutProgress): boolean {
  const steps: readonly CheckoutStep[] = STEPS_OF[section]
  return stepsOf(state).every(([step, isUnmet]) => !isUnmet || !steps.includes(step))
}
