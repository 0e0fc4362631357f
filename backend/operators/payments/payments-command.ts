import { millisecondsInDay } from 'date-fns/constants'
import { recordChange } from '@/backend/operators/access/audit-log'
import type { CommandContext } from '@/backend/operators/operation/command-context'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import type { Database } from '@/backend/platform/db/database'
import { CommandError } from '@/backend/platform/errors/command-error'
import { formatMoney } from '@/lib/domain/money/money'
import { findPayment, listWaiting, retryPayment, settleUnclaimed } from './waiting-payments'

export const PAYMENTS_USAGE = 'npm run cli -- payments list | show <id> | retry <id> | settle <id> | check [days]'

/** `list`, `show <id>`, `check 2`. */
export async function runPaymentsCommand(context: CommandContext, [command = 'list', id = '']: string[]) {
  const { db, now } = context
  if (command === 'list') return listPayments(db)
  if (command === 'check' && /^\d{0,4}$/.test(id)) return checkDays(context, Number(id || 1))
  if (!id) throw new CommandError(PAYMENTS_USAGE)
  if (command === 'show') return showPayment(db, id)
  if (command === 'retry') {
    const act = { act: 'payments.retry', subject: id }
    const isDone = await recordChange(context, act, (tx) => retryPayment(tx, id, now()), Boolean)
    return [isDone ? `${id}: will be tried at once` : `${id}: nothing to retry`]
  }
  if (command !== 'settle') throw new CommandError(PAYMENTS_USAGE)
  const act = { act: 'payments.settle', subject: id }
  const isSettled = await recordChange(context, act, (tx) => settleUnclaimed(tx, id, now()), Boolean)
  return [`${id}: ${isSettled ? 'is paid out' : 'nothing to settle'}`]
}

async function checkDays({ db, now, provider }: CommandContext, days: number): Promise<string[]> {
  const since = new Date(now().getTime() - days * millisecondsInDay)
  const differences = await checkBooks({ db, provider: await provider() }, since)
  return differences.length > 0 ? differences : ['all books agree']
}

async function listPayments(db: Database): Promise<string[]> {
  const waiting = await listWaiting(db)
  if (waiting.length === 0) return ['nothing is waiting']
  return waiting.map(({ id, kind, state, amount, currency, since, problem }) => {
    const money = formatMoney({ amount, currency }, 'en')
    return [id, kind, state, money, `since ${since.toISOString()}`, problem ?? ''].join('  ').trimEnd()
  })
}

async function showPayment(db: Database, id: string): Promise<string[]> {
  const found = await findPayment(db, id)
  if (!found) throw new CommandError(`${id}: unknown`)
  // personal data of the payer stays hidden
  const { billingAddress, returnUrl, ...attempt } = found.attempt
  return [attempt, ...found.refunds].flatMap((row) => [
    ...Object.entries(row).map(([name, value]) => `${name}: ${value instanceof Date ? value.toISOString() : value}`),
    '',
  ])
}
