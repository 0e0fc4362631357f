import { getTranslations } from 'next-intl/server'
import type { Amenity } from '@/lib/domain/codes/catalogue-codes'
import { METHOD_NAMES } from '@/lib/domain/codes/payment-method'
import { isAccepted } from '@/lib/domain/payment/payment-methods'
import type { Store } from '@/lib/domain/stores/stores'

/** Whole names, so that the stylesheet has them. */
const ICONS: Record<Amenity, string> = {
  tv: 'icon-tv',
  wifi: 'icon-wifi',
  alcohol: 'icon-alcohol',
  environment: 'icon-environment',
  attire: 'icon-attire',
  noise: 'icon-noise',
  outdoorSeating: 'icon-outdoor-seating',
  kids: 'icon-kids',
  group: 'icon-group',
  businessFriendly: 'icon-business-friendly',
  parking: 'icon-parking',
  bikeParking: 'icon-bike-parking',
}

/** Amenities as icons with their names, and payment methods. */
export async function StoreDetails({ store }: { store: Pick<Store, 'amenities' | 'payments'> }) {
  const [t, payment] = await Promise.all([getTranslations('store'), getTranslations('payment')])
  return (
    <div className="grid gap-6 rounded-card border border-line bg-surface p-5 shadow-card sm:grid-cols-2">
      {store.amenities.length > 0 && (
        <div className="grid content-start gap-3">
          <h3 className="text-base">{t('amenities')}</h3>
          <ul className="grid grid-cols-1 gap-x-4 gap-y-2 min-[24rem]:grid-cols-2">
            {store.amenities.map((name) => (
              <li key={name} className="flex items-center gap-2.5 text-ink-soft">
                <span aria-hidden className={`${ICONS[name]} size-5 text-accent-ink`} />
                {t(`amenity.${name}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid content-start gap-3">
        <h3 className="text-base">{t('payments')}</h3>
        <ul className="flex flex-wrap gap-2">
          {METHOD_NAMES.filter((method) => isAccepted(store.payments, method)).map((method) => (
            <li key={method} className="rounded-full bg-sunken px-3 py-1 text-sm font-medium text-ink-soft">
              {payment(method)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
