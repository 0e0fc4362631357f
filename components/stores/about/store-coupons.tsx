import { getLocale, getTranslations } from 'next-intl/server'
import type { Store } from '@/lib/domain/stores/stores'
import { sentenceDay } from '@/lib/domain/time/sentence-time'
import { dayAt } from '@/lib/domain/time/time-zones'

/** The store's active coupons in one row, which scrolls where it has no room. */
export async function StoreCoupons({ store, now }: { store: Pick<Store, 'coupons' | 'timeZone'>; now: Date }) {
  const [t, language] = await Promise.all([getTranslations('store'), getLocale()])
  const { coupons, timeZone } = store
  if (coupons.length === 0) return null
  return (
    <section
      aria-labelledby="coupons"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard
      tabIndex={0}
      className="scroll-row -mx-4 items-center gap-3 rounded-control px-4 text-sm whitespace-nowrap sm:mx-0 sm:px-0"
    >
      <h2 id="coupons" className="shrink-0 text-sm">
        {t('coupons')}
      </h2>
      <ul className="flex shrink-0 gap-2">
        {coupons.map(({ code, name, endsAt }) => (
          <li
            key={code}
            className="flex h-9 items-center gap-2 rounded-control border border-dashed border-line-strong px-3"
          >
            <span aria-hidden className="icon-deals size-4 text-accent-ink" />
            <b className="font-semibold">{name}</b>
            <span className="text-ink-soft">
              <span className="font-semibold tracking-wide select-all">{code}</span>
              {endsAt && ` · ${t('coupon_until', { date: sentenceDay(dayAt(endsAt, timeZone), language, now) })}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="shrink-0 text-ink-faint">{t('coupon_hint')}</p>
    </section>
  )
}
