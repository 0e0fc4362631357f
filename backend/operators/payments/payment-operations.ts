import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import { linesOr } from '@/backend/operators/operation/command'
import { instant } from '@/backend/operators/operation/fields'
import { defineOperation, Recorded } from '@/backend/operators/operation/operation'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { formatMoney } from '@/lib/domain/money/money'
import { findPayment, listWaiting, retryPayment, settleUnclaimed } from './waiting-payments'

const NO_ABILITY = 'no ability covers the payments of all stores'
const byId = z.object({ id: z.string().min(1).max(80) })

export const listPayments = defineOperation({
  name: 'payments.list',
  about: 'Payments and refunds that wait for their provider or for a person, oldest first.',
  commandOnly: NO_ABILITY,
  request: z.object({}),
  answer: z.object({
    waiting: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['attempt', 'refund', 'credit']),
        state: z.string(),
        amount: z.int().describe('minor units'),
        currency: z.string(),
        since: instant,
        problem: z.string().nullable(),
      }),
    ),
  }),
  async run({ db }) {
    const waiting = await listWaiting(db)
    return { waiting: waiting.map(({ since, ...one }) => ({ ...one, since: since.toISOString() })) }
  },
  commands: {
    list: {
      form: [],
      print: ({ waiting }) =>
        linesOr(
          waiting.map(({ id, kind, state, amount, currency, since, problem }) => {
            const money = formatMoney({ amount, currency }, 'en')
            return [id, kind, state, money, `since ${since}`, problem ?? ''].join('  ').trimEnd()
          }),
          'nothing is waiting',
        ),
    },
  },
})

export const showPayment = defineOperation({
  name: 'payments.show',
  about: 'A payment attempt with its refunds, by the id of either.',
  commandOnly: NO_ABILITY,
  request: byId,
  answer: z.object({ rows: z.array(z.record(z.string(), z.unknown())).describe('the attempt, then its refunds') }),
  async run({ db }, { id }) {
    const found = await findPayment(db, id)
    if (!found) throw new DomainError('notFound', `${id}: unknown`)
    // personal data of the payer stays hidden
    const { billingAddress, returnUrl, ...attempt } = found.attempt
    return { rows: [attempt, ...found.refunds] }
  },
  commands: {
    show: {
      form: ['<id>'],
      print: ({ rows }) =>
        rows.flatMap((row) => [
          ...Object.entries(row).map(
            ([name, value]) => `${name}: ${value instanceof Date ? value.toISOString() : value}`,
          ),
          '',
        ]),
    },
  },
})

export const retryPaymentNow = defineOperation({
  name: 'payments.retry',
  about: 'The provider is asked about a payment or a refund at once.',
  commandOnly: NO_ABILITY,
  request: byId,
  answer: z.object({ is_due: z.boolean() }),
  audit: ({ id }) => ({ subject: id }),
  async run({ db, now }, { id }) {
    return (await retryPayment(db, id, now())) ? { is_due: true } : new Recorded({ is_due: false }, null)
  },
  commands: {
    retry: {
      form: ['<id>'],
      print: ({ is_due: isDue }, { id }) => [`${id}: ${isDue ? 'will be tried at once' : 'nothing to retry'}`],
    },
  },
})

export const settleCredit = defineOperation({
  name: 'payments.settle',
  about: 'Store credit that nobody could claim was paid out.',
  commandOnly: NO_ABILITY,
  request: byId,
  answer: z.object({ is_settled: z.boolean() }),
  audit: ({ id }) => ({ subject: id }),
  async run({ db, now }, { id }) {
    return (await settleUnclaimed(db, id, now())) ? { is_settled: true } : new Recorded({ is_settled: false }, null)
  },
  commands: {
    settle: {
      form: ['<id>'],
      print: ({ is_settled: isSettled }, { id }) => [`${id}: ${isSettled ? 'is paid out' : 'nothing to settle'}`],
    },
  },
})

export const checkPayments = defineOperation({
  name: 'payments.check',
  about: 'Compares our books of the last days with those of the payment providers.',
  commandOnly: NO_ABILITY,
  request: z.object({ days: z.int().min(0).max(9999).default(1) }),
  answer: z.object({ differences: z.array(z.string()) }),
  async run({ db, now, provider }, { days }) {
    const since = new Date(now().getTime() - days * millisecondsInDay)
    return { differences: await checkBooks({ db, provider: await provider() }, since) }
  },
  commands: {
    check: {
      form: ['[days]'],
      print: ({ differences }) => linesOr(differences, 'all books agree'),
    },
  },
})
