import { requireStore } from '@/backend/operators/access/reach'
import type { CommandContext } from '@/backend/operators/operation/command-context'
import { runOperation } from '@/backend/operators/operation/operation'
import { parseWords } from '@/backend/operators/operation/parse-words'
import { readTypedNumber, readTypedPrice } from '@/backend/operators/operation/typed-amount'
import { CommandError } from '@/backend/platform/errors/command-error'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { changeCoupon, listCoupons } from './coupon-operations'

export const COUPONS_USAGE =
  'npm run cli -- coupons list [--store KEY] | end <code> [--store KEY] | change <code> [--store KEY]' +
  ' [--percent N | --amount AMOUNT] [--min AMOUNT] [--starts TIME] [--ends TIME] [--per-customer N|none] [--limit N|none]' +
  ` [--title-${LANGUAGES.join('|--title-')} TEXT]; without --store one that is valid at every store`

const OPTIONS = {
  store: { type: 'string' },
  percent: { type: 'string' },
  amount: { type: 'string' },
  min: { type: 'string' },
  starts: { type: 'string' },
  ends: { type: 'string' },
  'per-customer': { type: 'string' },
  limit: { type: 'string' },
  'title-en': { type: 'string' },
  'title-zh': { type: 'string' },
  'title-zh-Hant': { type: 'string' },
  'title-jp': { type: 'string' },
} as const

type Options = ReturnType<typeof parseWords<typeof OPTIONS>>['values']

/** `change SPRING --store bakery --percent 20 --ends 2027-03-31T07:00:00Z`, `end SPRING --store bakery`. */
export async function runCouponsCommand(context: CommandContext, words: string[]): Promise<string[]> {
  const { values, positionals } = parseWords(words, OPTIONS, COUPONS_USAGE)
  const [command = 'list', code, ...more] = positionals
  if (command === 'list' && code === undefined) return list(context, values.store)
  if ((command !== 'change' && command !== 'end') || !code || more.length > 0) throw new CommandError(COUPONS_USAGE)
  const change = command === 'end' ? { ends_at: context.now().toISOString() } : await readChange(context, values)
  return [lineOf(await runOperation(changeCoupon, context, { code, store: values.store, ...change }))]
}

async function readChange({ db, actor }: CommandContext, values: Options) {
  const { store, percent, amount, min, starts, ends, limit, 'per-customer': perCustomer } = values
  const currency = store === undefined ? DEFAULT_CURRENCY : (await requireStore(db, actor, store)).currency
  const titles = LANGUAGES.flatMap((language) => {
    const text = values[`title-${language}`]
    return text === undefined ? [] : [[language, text] as const]
  })
  const count = (text: string) => (text === 'none' ? null : readTypedNumber(text))
  return {
    ...(titles.length > 0 && { title: Object.fromEntries(titles) }),
    ...(percent !== undefined && { percent: readTypedNumber(percent) }),
    ...(amount !== undefined && { amount: readTypedPrice(amount, currency) }),
    ...(min !== undefined && { min_subtotal: readTypedPrice(min, currency) }),
    ...(starts !== undefined && { starts_at: starts }),
    ...(ends !== undefined && { ends_at: ends }),
    ...(perCustomer !== undefined && { per_customer_limit: count(perCustomer) }),
    ...(limit !== undefined && { total_limit: count(limit) }),
  }
}

async function list(context: CommandContext, store: string | undefined): Promise<string[]> {
  const { coupons } = await runOperation(listCoupons, context, { store })
  return coupons.length === 0 ? ['no coupons'] : coupons.map(lineOf)
}

type Coupon = Awaited<
  ReturnType<typeof runOperation<typeof listCoupons.request, typeof listCoupons.answer>>
>['coupons'][0]

function lineOf({ store, code, title, percent, amount, currency, used, total_limit: limit, ...one }: Coupon): string {
  const off = percent === null ? `${currency} ${amount} off` : `${percent}% off`
  const uses = `${used}${limit === null ? '' : ` of ${limit}`} used`
  return [store ?? 'every store', code, title, off, `${one.starts_at} to ${one.ends_at}`, uses].join('  ')
}
