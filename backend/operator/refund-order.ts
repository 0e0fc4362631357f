import { randomUUID } from 'node:crypto'
import { refundOrder } from '@/backend/services/orders/refunds/refund-order'
import { formatMoney } from '@/lib/domain/money/money'
import type { CommandContext } from './command-context'
import { readTypedAmount } from './typed-amount'

const KEY = '--key='

/** `<id> 5.00 cold soup`; the same `--key` refunds once, however often. */
export async function refundByCommand({ db, now }: CommandContext, [id = '', amount = '', ...rest]: string[]) {
  const { amount: minor, currency } = await readTypedAmount(db, id, amount)
  const words = rest.join(' ').split(' ')
  const key = words.find((word) => word.startsWith(KEY))?.slice(KEY.length) || randomUUID()
  const reason = words.filter((word) => !word.startsWith(KEY)).join(' ')
  const refundId = await refundOrder(db, id, { key, amount: minor, reason, lines: [] }, now())
  return [`${id}: ${formatMoney({ amount: minor, currency }, 'en')} refunded (${refundId})`]
}
