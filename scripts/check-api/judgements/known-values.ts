import { COUPON_REASONS } from '@/lib/domain/checkout/quote'
import { GIFT_CARD_ENTRY } from '@/lib/domain/codes/account-codes'
import { LINE_KIND, STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { FULFILMENT_METHOD, NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { PAYER_STATES, PAYMENT_STATES } from '@/lib/domain/codes/payment-state'
import { REFUND_TARGETS } from '@/lib/domain/orders/refunds'
import { isAbsent, walkRecords } from '@/scripts/check-api/walk-records'
import type { Judgements } from './judgement'

const METHODS = [NO_FULFILMENT_METHOD, ...Object.values(FULFILMENT_METHOD)]
const LINES = Object.values(LINE_KIND)

/** By the call, and the path in its records. */
const KNOWN: Record<string, Record<string, readonly (number | string)[]>> = {
  sdtl2: { kind: Object.values(STORE_TYPE) },
  cplst2: { '*.products.*.pt': LINES },
  ctotal: { shp_mtd: METHODS, 'items.*.pt': LINES, cpn_reason: COUPON_REASONS },
  ordlst: {
    'orders.*.st': Object.values(ORDER_STATUS),
    'orders.*.shp_mtd': METHODS,
    'orders.*.payment_state': PAYMENT_STATES,
  },
  orddtl: {
    status: Object.values(ORDER_STATUS),
    payment_state: PAYER_STATES,
    payment_method: Object.values(PAYMENT_METHOD),
    shipping_method: METHODS,
    'refunds.*.to': REFUND_TARGETS,
  },
  gifthistory: { '*.type': Object.values(GIFT_CARD_ENTRY) },
  appconfig: { card_entry: ['hosted'], 'payment_providers.*.name': ['stripe', 'paypal'] },
}

export const VALUE_JUDGEMENTS = {
  'unknown statuses, methods or types': {
    compares: 'Numbers and words that stand for something, with those of the contract',
    sees: '“unknown” in the place of a status, and nothing that depends on it',
    contract: 'formats.md#numbers',
    judge: ({ calls }) =>
      [...calls.values()].flatMap(({ call, records }) => {
        const known = KNOWN[call.name] ?? {}
        const odd = records
          .flatMap((one) => walkRecords(call.records, one))
          .filter(({ path, value }) => known[path] && !isAbsent(value) && !isOneOf(known[path], value))
        return [...new Set(odd.map(({ path, value }) => `${call.name}: ${path} is ${JSON.stringify(value)}`))]
      }),
  },
} satisfies Judgements

/** A number may be text. */
const isOneOf = (known: readonly (number | string)[], value: unknown) =>
  known.some((one) => `${one}` === `${value}`.trim())
