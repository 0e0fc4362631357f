import type { Outcome } from '@/scripts/check-api/attempt'
import { absent, limited, works } from '@/scripts/check-api/findings'
import type { Feature, Finding } from '@/scripts/check-api/report'
import type { Trial } from './trial'

/** What the order shows that was sent twice. */
export function firstFeatures({ placed, again, order, row, link, cancelled, quote }: Trial): Feature[] {
  if (!placed.ok) return [{ name: 'checkout', ...absent(placed.reason) }]
  const { orderId } = placed.value
  const left = `order ${orderId} is left for you to remove`
  const findings: Record<string, Finding> = {
    checkout: works(`order ${orderId}`),
    'the same checkout again': repeated(orderId, again),
    order: order?.ok ? sameTotal(order.value.orderTotal, quote.grandTotal) : absent(reasonOf(order)),
    'history after the order':
      row?.ok && row.value ? works('it is listed') : limited('the new order is not on its first page'),
    'pay-now link': link?.ok ? works('without a login') : absent(reasonOf(link)),
    cancelling: cancelled?.ok ? works(`${orderId} is cancelled`) : absent(`${reasonOf(cancelled)}: ${left}`),
  }
  return Object.entries(findings).map(([name, finding]) => ({ name, ...finding }))
}

function repeated(orderId: string, again: Trial['again']): Finding {
  if (!again?.ok)
    return limited(`no order: ${reasonOf(again)}; after a lost answer the order is looked for in the history`)
  if (again.value.orderId === orderId) return works('the same order')
  return limited(`a second order, ${again.value.orderId}: a lost answer makes two orders`)
}

function sameTotal(ordered: number, quoted: number): Finding {
  if (ordered === quoted) return works('at the quoted total')
  return limited(`its total is ${ordered} minor units, where ${quoted} were quoted`)
}

const reasonOf = (outcome: Outcome<unknown> | null) => (outcome && !outcome.ok ? outcome.reason : 'not tried')
