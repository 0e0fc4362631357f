import { z } from 'zod'
import { requireStore } from '@/backend/operators/access/reach'
import { linesOr } from '@/backend/operators/operation/command'
import { couponCode, exactMinor, instant, price, storeKey } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import { readTypedPrice } from '@/backend/operators/operation/typed-amount'
import { coupon, couponLine, perCustomer, percent, toCoupon, total } from './coupon-answer'
import { limitOf, owner, ownerOf, TITLES, title, titlesOf } from './coupon-fields'
import { changeCoupon as change, listCoupons as list } from './store-coupons'

export const listCoupons = defineOperation({
  name: 'coupons.list',
  about: 'Coupons of a store, or of all in reach with those that are valid at every store.',
  method: 'GET',
  path: '/coupons',
  ability: 'catalogue',
  request: z.object({ store: storeKey.optional() }),
  answer: z.object({ coupons: z.array(coupon) }),
  async run({ db, actor }, { store }) {
    const gid = store === undefined ? null : (await requireStore(db, actor, store)).gid
    const rows = await list(db, actor, gid)
    return { coupons: rows.map(({ coupon: one, store: of }) => toCoupon(one, of?.key ?? null, of?.currency)) }
  },
  commands: {
    list: {
      form: ['--store <key>'],
      print: ({ coupons }) => linesOr(coupons.map(couponLine), 'no coupons'),
    },
  },
})

export const changeCoupon = defineOperation({
  name: 'coupons.change',
  about:
    'What a coupon takes off, and when. What is left out stays; placed orders keep theirs; a later import sets what its files say. One of every store is changed by an operator of all stores.',
  method: 'POST',
  path: '/coupons/{code}',
  ability: 'catalogue',
  request: z
    .object({
      code: couponCode,
      store: owner,
      title: title.optional(),
      percent: percent.optional(),
      amount: price.optional().describe('in place of a percentage'),
      min_subtotal: price.optional(),
      starts_at: instant.optional(),
      ends_at: instant.optional().describe('now: it ends'),
      per_customer_limit: perCustomer.optional().describe('null: none'),
      total_limit: total.optional().describe('null: none; not more than its uses: it is used up'),
    })
    .refine(({ code: _, store: __, ...changes }) => Object.keys(changes).length > 0, {
      path: ['code'],
      message: 'needs something to change',
    })
    .refine(({ percent: share, amount }) => share === undefined || amount === undefined, {
      path: ['amount'],
      message: 'or percent can be given, not both',
    }),
  answer: coupon,
  audit: ({ code: name, store, title: _, ...changes }) => ({
    subject: store ?? 'every store',
    detail: `coupon ${name}: ${describe(changes)}`.slice(0, 200),
  }),
  async run(context, { code, store, ...wanted }) {
    const { gid, currency } = await ownerOf(context, store)
    const minor = (amount: number) => exactMinor(amount, currency)
    const set = {
      ...(wanted.title && { title: wanted.title }),
      ...(wanted.percent !== undefined && { kind: 'percent' as const, value: wanted.percent }),
      ...(wanted.amount !== undefined && { kind: 'amount' as const, value: minor(wanted.amount) }),
      ...(wanted.min_subtotal !== undefined && { minSubtotal: minor(wanted.min_subtotal) }),
      ...(wanted.starts_at && { startsAt: new Date(wanted.starts_at) }),
      ...(wanted.ends_at && { endsAt: new Date(wanted.ends_at) }),
      ...(wanted.per_customer_limit !== undefined && { perCustomerLimit: wanted.per_customer_limit }),
      ...(wanted.total_limit !== undefined && { totalLimit: wanted.total_limit }),
    }
    return toCoupon(await change(context.db, { code, gid }, set, context.now()), store ?? null, currency)
  },
  commands: {
    end: {
      about: 'A coupon is valid no more.',
      form: ['<code>', '--store <key>'],
      request: (typed, { now }) => ({ ...typed, ends_at: now().toISOString() }),
      print: (changed) => [couponLine(changed)],
    },
    change: {
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
      print: (changed) => [couponLine(changed)],
    },
  },
})

function describe(changes: Record<string, unknown>): string {
  const words = Object.entries(changes).map(([name, value]) => `${name} ${value ?? 'none'}`)
  return words.join(', ') || 'title'
}
