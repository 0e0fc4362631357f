import { Megaphone, TicketPercent } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import type { Store } from '@/lib/domain/stores/stores'
import { sentenceDay } from '@/lib/domain/time/sentence-time'
import { dayAt } from '@/lib/domain/time/time-zones'

/** The store's announcements and active coupons. */
export async function StoreNotices({ store, now }: { store: Store; now: Date }) {
  const [t, language] = await Promise.all([getTranslations('store'), getLocale()])
  const { announcements, coupons, timeZone } = store
  return (
    <>
      {announcements.length > 0 && (
        <section aria-label={t('announcements')} className="flex gap-3 rounded-card bg-accent-soft p-4 text-accent-ink">
          <Megaphone aria-hidden className="mt-0.5 size-5 shrink-0" />
          <ul className="grid gap-1">
            {announcements.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {coupons.length > 0 && (
        <section aria-labelledby="coupons" className="grid gap-2">
          <h2 id="coupons" className="flex flex-wrap items-baseline gap-x-3 text-base">
            {t('coupons')}
            <span className="text-sm font-normal tracking-normal text-ink-faint">{t('coupon_hint')}</span>
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard */}
          <ul tabIndex={0} className="scroll-row -mx-4 gap-2.5 rounded-card px-4 sm:mx-0 sm:px-0">
            {coupons.map((coupon) => (
              <li
                key={coupon.code}
                className="flex shrink-0 items-center gap-3 rounded-card border border-dashed border-line-strong bg-surface px-4 py-2.5"
              >
                <TicketPercent aria-hidden className="size-5 shrink-0 text-accent-ink" />
                <span>
                  <b className="block font-semibold">{coupon.name}</b>
                  <span className="block text-sm text-ink-soft">
                    <code className="font-sans font-semibold tracking-wide select-all">{coupon.code}</code>
                    {coupon.endsAt &&
                      ` · ${t('coupon_until', { date: sentenceDay(dayAt(coupon.endsAt, timeZone), language, now) })}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
