import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/content/picture'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import type { Id } from '@/lib/domain/codes/id'
import { listText } from '@/lib/domain/languages/joined-text'
import { formatMoney } from '@/lib/domain/money/money'
import { keyed } from '@/lib/domain/orders/keyed'
import type { OrderOption } from '@/lib/domain/orders/orders'

interface OrderedItem {
  pid: Id
  name: string
  /** empty where it has none */
  picture?: string
  options: readonly string[]
  quantity: number
  unitPrice: number
  amount: number
  /** when a voucher expires: a UTC instant, ISO 8601 */
  validUntil?: string | null
  /** of a voucher that was bought: the page that says how and when it is used */
  termsHref?: string
}

interface OrderedItemsProps {
  items: readonly OrderedItem[]
  currency: string
  /** accessible name */
  label: string
}

/** The items that are paid for, with their prices, in every summary and in an order. Paper has the words alone. */
export function OrderedItems({ items, currency, label }: OrderedItemsProps) {
  const language = useLocale()
  const t = useTranslations('common')
  const time = usePlaceTime()
  const hasPictures = items.some(({ picture }) => picture)
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  return (
    <ul aria-label={label} className="grid gap-4">
      {keyed(items, ({ pid, options }) => `${pid} ${options.join()}`).map(({ key, value: item }) => (
        <li key={key} className="flex items-start gap-3">
          {hasPictures && !item.picture && (
            <span
              aria-hidden
              className="grid size-14 shrink-0 place-items-center rounded-control bg-sunken font-semibold text-ink-soft print:hidden"
            >
              {`${item.quantity}×`}
            </span>
          )}
          {item.picture && (
            <Picture
              src={item.picture}
              alt=""
              sizes="56px"
              className="aspect-square w-14 shrink-0 rounded-control print:hidden"
            />
          )}
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{item.name}</p>
            {item.options.length > 0 && <p className="text-sm text-ink-soft">{listText(item.options, language)}</p>}
            {(item.validUntil || item.termsHref) && (
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                {item.validUntil && t('valid_until', { date: time.day(item.validUntil) })}
                {item.termsHref && (
                  <a
                    href={item.termsHref}
                    className="-my-2 inline-flex min-h-11 items-center text-ink underline print:hidden"
                  >
                    {t('voucher_terms')}
                  </a>
                )}
              </p>
            )}
            <p className="text-sm money text-ink-faint">{`${item.quantity} × ${money(item.unitPrice)}`}</p>
          </div>
          <p className="font-semibold money">{money(item.amount)}</p>
        </li>
      ))}
    </ul>
  )
}

/** What was chosen, in each group and in those that a choice opened. A group without choices is one itself. */
export function optionNames(groups: readonly OrderOption[]): string[] {
  return groups.flatMap(({ name, options: choices }) =>
    choices.length === 0 ? [name] : choices.flatMap((choice) => [choice.name, ...optionNames(choice.options)]),
  )
}
