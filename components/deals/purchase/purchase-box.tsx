import { getLocale, getTranslations } from 'next-intl/server'
import { Price } from '@/components/ui/content/price'
import { weekText } from '@/components/ui/content/week-text'
import { Badge } from '@/components/ui/feedback/badge'
import { type DealBadge, dealBadges } from '@/lib/domain/deals/deal-badges'
import type { Deal } from '@/lib/domain/deals/deals'
import { endsLater } from '@/lib/domain/deals/last-day'
import { discountWords } from '@/lib/domain/money/discount-words'
import { sentenceDay } from '@/lib/domain/time/sentence-time'
import { dayAt } from '@/lib/domain/time/time-zones'
import { DEAL_PURCHASE } from '@/lib/paths'
import { purchaseLabels } from './purchase-labels'
import { PurchaseSelector } from './purchase-selector'

interface PurchaseBoxProps {
  deal: Deal
  calendarHref: string
  timeZone: string | null
  now: Date
}

/** The right column: price, highlight badges and the purchase selector. */
export async function PurchaseBox({ deal, calendarHref, timeZone, now }: PurchaseBoxProps) {
  const [t, common, language, labels] = await Promise.all([
    getTranslations('deal'),
    getTranslations('common'),
    getLocale(),
    purchaseLabels(),
  ])
  const text = (badge: DealBadge) =>
    badge.kind === 'discount'
      ? t('discount_badge', discountWords(badge.percent))
      : t(`${badge.kind}_badge`, { count: badge.count })
  const { gid, groupSaleId, name, limit, stock, endsAt, validDays, useHours, pickup, delivery, optionGroups } = deal
  const times = useHours ? weekText(useHours, t, language) : ''
  return (
    <section
      id={DEAL_PURCHASE}
      aria-label={t('purchase')}
      className="grid scroll-mt-4 gap-5 p-5 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:shadow-card"
    >
      <div className="grid gap-3">
        {/* a phone has it above */}
        <div className="max-lg:hidden">
          <Price price={deal.dealPrice} original={deal.price} originalLabel={common('original_price')} size="large" />
        </div>
        <ul className="flex flex-wrap gap-2">
          {dealBadges(deal).map((badge) => (
            <li key={badge.kind}>
              <Badge tone={badge.kind === 'discount' ? 'deal' : 'neutral'}>{text(badge)}</Badge>
            </li>
          ))}
        </ul>
        {endsAt && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-faint">
            {t('ends_on', { date: sentenceDay(dayAt(endsAt, timeZone), language, now) })}
            {endsLater(endsAt, now) && (
              <a href={calendarHref} className="-my-2 inline-flex min-h-11 items-center text-ink underline">
                {t('add_to_calendar')}
              </a>
            )}
          </p>
        )}
        {validDays !== null && <p className="text-sm text-ink-faint">{t('valid_days', { count: validDays })}</p>}
        {times !== '' && <p className="text-sm text-ink-faint tabular-nums">{t('use_hours', { hours: times })}</p>}
      </div>
      <PurchaseSelector
        offer={{
          gid,
          groupSaleId,
          name,
          unitPrice: deal.dealPrice.amount,
          limit,
          stock,
          endsAt,
          pickup,
          delivery,
          optionGroups,
        }}
        currency={deal.dealPrice.currency}
        labels={labels}
        now={now.getTime()}
      />
    </section>
  )
}
