import type { MethodsWith, PAYMENT_METHODS } from '@/lib/domain/codes/payment-method'
import { field } from './field'
import { flag } from './wire'

/** What a store accepts beside points, which have a place in `pflg` alone. */
type MoneyFlag = (typeof PAYMENT_METHODS)[MethodsWith<{ flow: 'card' | 'redirect' | 'at_store' }>]['flag']

/** The keys of `sdtl2` that say what a store accepts, each with what `docs/contract` says of it, and an example. */
const KEYS = {
  alipay: ['accept_alipay', 'Alipay', true],
  cash: ['accept_cash', 'cash', true],
  creditCard: ['accept_creditcard', 'credit cards', true],
  paypalExpress: ['accept_express', 'PayPal, the express payment', false],
  payLater: ['accept_paylater', 'orders that are paid later', false],
  wechat: ['accept_wechat', 'WeChat Pay', true],
  unionPay: ['accept_union_pay', 'UnionPay', false],
  unionPayExpress: ['accept_union_pay_express', 'UnionPay Express', false],
} as const satisfies Record<MoneyFlag, readonly [key: `accept_${string}`, thing: string, example: boolean]>

const FLAGS = Object.keys(KEYS) as MoneyFlag[]
type AcceptKey = (typeof KEYS)[MoneyFlag][0]
const acceptField = flag.nullish()

function byFlag<T>(toValue: (name: MoneyFlag) => T): Record<MoneyFlag, T> {
  return Object.fromEntries(FLAGS.map((name) => [name, toValue(name)])) as Record<MoneyFlag, T>
}

function byKey<T>(toValue: (name: MoneyFlag) => T): Record<AcceptKey, T> {
  return Object.fromEntries(FLAGS.map((name) => [KEYS[name][0], toValue(name)])) as Record<AcceptKey, T>
}

export const ACCEPT_FIELDS = byKey((name) => {
  const [, thing, example] = KEYS[name]
  return acceptField.meta(field(`Takes ${thing}`, example, 'not offered'))
})

/** As in “takes cash”. */
export const ACCEPTED_THINGS = byFlag((name): string => KEYS[name][1])

/** A store that was stored before a method was added says nothing of it. */
export function writeAccepted(payments: Partial<Record<MoneyFlag, boolean>>): Record<AcceptKey, boolean> {
  return byKey((name) => payments[name] ?? false)
}

export function readAccepted(row: { [Key in AcceptKey]?: boolean | null | undefined }): Record<MoneyFlag, boolean> {
  return byFlag((name) => row[KEYS[name][0]] ?? false)
}
