import { millisecondsInDay } from 'date-fns/constants'
import type { Database } from '@/backend/db/database'
import type { Deps } from '@/backend/deps'
import { checkBooks } from '@/backend/services/ledger/check-books'
import { formatMoney } from '@/lib/domain/money/money'
import { listDeadJobs, retryJob } from './dead-jobs'
import { REFUND_USAGE, refundCommand } from './refund-command'
import { findPayment, listWaiting, retryPayment, settleUnclaimed } from './waiting-payments'

const USAGE = `npm run cli -- payments list | show <id> | retry <id> | settle <id> | check [days]\nnpm run cli -- jobs list | retry <id>\n${REFUND_USAGE}`

/** A command such as `payments retry <id>`; returns its lines. */
export async function runCommand(
  { db, provider, now: clock }: Pick<Deps, 'db' | 'provider' | 'now'>,
  [tool, command = 'list', ...words]: string[],
): Promise<string[]> {
  const now = clock()
  const [id = ''] = words
  if (tool === 'orders' && command === 'refund') return [await refundCommand(db, words, now)]
  if (tool === 'payments' && command === 'list') return listPayments(db)
  if (tool === 'payments' && command === 'show') return showPayment(db, id)
  if (tool === 'payments' && command === 'retry') return [answer(id, await retryPayment(db, id, now))]
  if (tool === 'payments' && command === 'settle') {
    return [`${id}: ${(await settleUnclaimed(db, id, now)) ? 'is paid out' : 'nothing to settle'}`]
  }
  if (tool === 'payments' && command === 'check' && /^\d{0,4}$/.test(id)) {
    const differences = await checkBooks(
      { db, provider },
      new Date(now.getTime() - Number(id || 1) * millisecondsInDay),
    )
    return differences.length > 0 ? differences : ['all books agree']
  }
  if (tool === 'jobs' && command === 'list') return listJobs(db)
  if (tool === 'jobs' && command === 'retry' && /^\d{1,9}$/.test(id))
    return [answer(id, await retryJob(db, Number(id), now))]
  return USAGE.split('\n')
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
  if (!found) return [`${id}: unknown`]
  // a person's address is no business of this list
  const { billingAddress, returnUrl, ...attempt } = found.attempt
  return [attempt, ...found.refunds].flatMap((row) => [
    ...Object.entries(row).map(([name, value]) => `${name}: ${value instanceof Date ? value.toISOString() : value}`),
    '',
  ])
}

async function listJobs(db: Database): Promise<string[]> {
  const dead = await listDeadJobs(db)
  if (dead.length === 0) return ['no job is dead']
  return dead.map(
    ({ id, kind, attempts, deadAt }) => `${id}  ${kind}  ${attempts} attempts  dead since ${deadAt?.toISOString()}`,
  )
}

function answer(id: string, isDone: boolean): string {
  return isDone ? `${id}: will be tried at once` : `${id}: nothing to retry`
}
