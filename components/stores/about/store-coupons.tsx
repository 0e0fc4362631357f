import { getLocale, getTranslations } from 'next-intl/server'
import type { Store } from '@/lib/domain/stores/stores'
import { sentenceDay } from '@/lib/domain/time/sentence-time'
import { dayAt } from '@/lib/domain/time/time-zones'

/** A button with the number of active coupons, which opens a sheet with them; without script too. */
export async function StoreCoupons({ store, now }: { store: Pick<Store, 'coupons' | 'timeZone'>; now: Date }) {
  const [t, common, language] = await Promise.all([getTranslations('store'), getTranslations('common'), getLocale()])
  const { coupons, timeZone } = store
  if (coupons.length === 0) return null
  return (
    <>
      <button type="button" popoverTarget="coupons" className="coupon-button">
        <span aria-hidden className="icon-deals size-4" />
        {t('coupon_count', { count: coupons.length })}
      </button>
      <section id="coupons" popover="auto" data-sheet aria-labelledby="coupons-title" className="coupon-sheet">
        <div className="flex items-center justify-between gap-3">
          <h2 id="coupons-title" className="text-heading">
            {t('coupons')}
          </h2>
          <button
            type="button"
            popoverTarget="coupons"
            popoverTargetAction="hide"
            className="min-h-11 rounded-control px-3 font-semibold text-accent-ink hover:bg-sunken"
          >
            {common('close')}
          </button>
        </div>
        <ul className="coupon-list">
          {coupons.map(({ code, name, endsAt }) => (
            <li key={code}>
              <b>{name}</b>
              <span>
                <span>{code}</span>
                {endsAt && ` · ${t('coupon_until', { date: sentenceDay(dayAt(endsAt, timeZone), language, now) })}`}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">{t('coupon_hint')}</p>
      </section>
    </>
  )
}
