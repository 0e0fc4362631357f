import { z } from 'zod'
import { checkCoupon } from '@/backend/catalogue-files/check/check-deals'
import { toColumn } from '@/backend/catalogue-files/format/files'
import { couponsFile } from '@/backend/catalogue-files/format/shop-files'
import { exactMinor, instant, price } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import { readTypedPrice } from '@/backend/operators/operation/typed-amount'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { completeText } from '@/lib/domain/languages/complete-text'
import { addCoupon as add } from './add-coupon'
import { coupon, couponLine, perCustomer, percent, toCoupon, total } from './coupon-answer'
import { limitOf, owner, ownerOf, TITLES, title, titlesOf } from './coupon-fields'

const request = z.object({
  code: couponsFile.shape.code,
  store: owner,
  title: title.refine((texts) => Object.keys(texts).length > 0, 'is needed in one language'),
  percent: percent.optional().describe('off the goods; or:'),
  amount: price.optional().describe('off the goods'),
  min_subtotal: price.default(0).describe('smallest order that it applies to'),
  starts_at: instant.optional().describe('left out: now'),
  ends_at: instant,
  per_customer_limit: perCustomer.default(null),
  total_limit: total.default(null),
})

export const addCoupon = defineOperation({
  name: 'coupons.add',
  about:
    'A new coupon of a store, or, by an operator of all stores, of every store. It is checked like a row of coupons.csv; an import with --replace takes it out unless its files have it.',
  method: 'POST',
  path: '/coupons',
  ability: 'catalogue',
  request,
  answer: coupon,
  audit: ({ code, store, percent: share, amount }) => ({
    subject: store ?? 'every store',
    detail: `coupon ${code}: ${share === undefined ? `amount ${amount}` : `percent ${share}`}`,
  }),
  async run(context, { store, ...wanted }) {
    const { gid, currency } = await ownerOf(context, store)
    const { starts_at: startsAt = context.now().toISOString(), ends_at: endsAt, percent: share, amount = 0 } = wanted
    requireValid({ ...wanted, startsAt, endsAt })
    const row = await add(
      context.db,
      {
        gid,
        code: wanted.code,
        title: completeText(wanted.title),
        kind: share === undefined ? 'amount' : 'percent',
        value: share ?? exactMinor(amount, currency),
        minSubtotal: exactMinor(wanted.min_subtotal, currency),
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        perCustomerLimit: wanted.per_customer_limit,
        totalLimit: wanted.total_limit,
      },
      context.now(),
    )
    return toCoupon(row, store ?? null, currency)
  },
  commands: {
    add: {
      form: [
        '<code>',
        '--store <key>',
        '--percent <n>',
        '--amount <amount>',
        '--min <amount>',
        '--starts <time>',
        '--ends <time>',
        '--per-customer <n|none>',
        '--limit <n|none>',
        ...TITLES,
      ],
      async request(typed, context) {
        const { code, store, percent, amount, min } = typed
        const { currency } = await ownerOf(context, store)
        return {
          code,
          store,
          percent,
          title: titlesOf(typed),
          amount: amount === undefined ? amount : readTypedPrice(amount, currency),
          min_subtotal: min === undefined ? min : readTypedPrice(min, currency),
          starts_at: typed.starts,
          ends_at: typed.ends,
          per_customer_limit: limitOf(typed['per-customer']),
          total_limit: limitOf(typed.limit),
        }
      },
      print: (added) => [couponLine(added)],
    },
  },
})

interface Checked {
  code: string
  percent?: number | undefined
  amount?: number | undefined
  startsAt: string
  endsAt: string
}

/** Throws `invalidRequest` with what an import would refuse. */
function requireValid({ code, percent, amount, startsAt, endsAt }: Checked): void {
  const row = { code, percent, amount: amount?.toString(), startsAt, endsAt }
  const fields = new Set(['percent', 'amount'])
  checkCoupon({ line: 1, row, fields }, { zone: 'UTC', stored: undefined }, (_, __, field, message) => {
    throw new DomainError('invalidRequest', `${toColumn(field)}: ${message}`)
  })
}
