import 'server-only'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { type CodeTable, expectAnswer, toCallFailure } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import { paypalExpress } from '@/lib/contract/paypal-express'
import { toMinor } from '@/lib/domain/money/decimals'
import type { ExpressStart } from '@/lib/domain/payment/provider-config'
import { type Failure, failure, type Result, success } from '@/lib/domain/result'
import { expectCharge, toDueNow } from './charge-mapper'
import { PAY_CODES } from './pay-order-api'

/** Minor units. */
interface ExpressDue {
  orderId: string
  currency: string
  totalDue: number
}

/** Takes no money yet, and can be opened again. */
function toOpeningFailure(error: unknown): Failure {
  const failed = toCallFailure(error)
  return failed.code === 'change_unknown' ? failure('network') : failed
}

/** Codes as in `payOrder`. */
export async function beginExpress(due: ExpressDue, credentials: Credentials): Promise<Result<ExpressStart>> {
  const { orderId: oid, currency } = due
  const data = { action: 1 as const, oid, due_now: toDueNow(due) }
  const call = callForCustomer(paypalExpress, { data }, credentials)
  const answer = await expectCharge(call, due, PAY_CODES, toOpeningFailure)
  if (!answer.ok) return answer
  const prices = answer.value?.price_info
  const minor = (value: number | null | undefined) => toMinor(value ?? 0, currency)
  return success({
    paymentId: answer.value?.paymentID ?? '',
    prices: prices
      ? {
          storeSurcharge: minor(prices.store_surcharge),
          orderSurcharge: minor(prices.order_surcharge),
          subtotal: minor(prices.subtotal),
          storeDiscount: minor(prices.storeDiscount),
          shipping: minor(prices.shipping),
          tax: minor(prices.tax),
          tip: minor(prices.tip),
          total: minor(prices.total),
        }
      : null,
  })
}

const AUTHORIZE_CODES: CodeTable = {
  [RC.paymentConfirming]: 'payment_confirming',
  [RC.paymentReturned]: 'payment_returned',
  [RC.invalidRequest]: 'invalid_request',
  [RC.internalError]: 'internal_server_error',
}

/** Codes also `amount_changed`, `outcome_unknown`. */
export async function authorizeExpress(
  approval: ExpressDue & { paymentId: string; payerId: string },
  credentials: Credentials,
): Promise<Result<null>> {
  const { orderId: oid, paymentId: paymentID, payerId: payerID } = approval
  const data = { action: 2 as const, oid, paymentID, payerID, due_now: toDueNow(approval) }
  const call = callForCustomer(paypalExpress, { data }, credentials)
  const answer = await expectCharge(call, approval, AUTHORIZE_CODES)
  return answer.ok ? success(null) : answer
}

/** The order remains payable. */
export async function cancelExpress(orderId: string, credentials: Credentials): Promise<Result<null>> {
  const call = callForCustomer(paypalExpress, { data: { action: 3, oid: orderId } }, credentials)
  const answer = await expectAnswer(call, AUTHORIZE_CODES, 'payment_failed')
  return answer.ok ? success(null) : answer
}
