import { getLocale, getTranslations } from 'next-intl/server'
import { StoreMap } from '@/components/maps/store-map'
import { OpeningHours } from '@/components/stores/status/opening-hours'
import { dateNames, statusLabels } from '@/components/stores/status/status-text'
import { Picture } from '@/components/ui/content/picture'
import { ReviewRating } from '@/components/ui/content/review-rating'
import { buttonClass } from '@/components/ui/forms/button'
import type { MapSource } from '@/lib/domain/places/map-source'
import { phoneLink } from '@/lib/domain/places/phone-link'
import { phoneText } from '@/lib/domain/places/phone-text'
import { addressLine } from '@/lib/domain/stores/address-line'
import { specialDates } from '@/lib/domain/stores/opening-calendar'
import { statusFacts } from '@/lib/domain/stores/status-facts'
import type { Store } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'

const DEAL_ZOOM = 11

interface AboutStoreProps {
  store: Store
  paths: Paths
  now: Date
  map: MapSource
  /** false on the store's own page, whose head has its name */
  visit?: boolean
}

/** Map, address, phone, hours and a link to the store. */
export async function AboutStore({ store, paths, now, map, visit = true }: AboutStoreProps) {
  const [t, ofStore, common, language] = await Promise.all([
    getTranslations('deal'),
    getTranslations('store'),
    getTranslations('common'),
    getLocale(),
  ])
  const { lat, lon } = store.address
  const address = addressLine(store.address)
  const { country } = store.address
  const facts = statusFacts(store, now)
  const [phone, phoneHref] = [phoneText(store.phone, country), phoneLink(store.phone, country)]
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-surface shadow-card md:grid-cols-2">
      {lat !== null && lon !== null && (
        <StoreMap
          lat={lat}
          lon={lon}
          zoom={DEAL_ZOOM}
          source={map}
          address={address}
          labels={{
            map: t('map_of', { name: store.name }),
            open: common('open_in_maps'),
            schematic: common('schematic_map'),
          }}
          className="min-h-64"
        />
      )}
      <div className="grid content-start gap-3 p-5">
        {visit && (
          <div className="flex items-center gap-3">
            <Picture src={store.logo} alt="" sizes="56px" className="size-14 shrink-0 rounded-control" />
            <div>
              <h3 className="text-lg">{store.name}</h3>
              <ReviewRating of={store} />
            </div>
          </div>
        )}
        {address && (
          <p className="flex items-start gap-2.5">
            <span aria-hidden className="icon-pin mt-0.5 size-5 text-accent-ink" />
            {address}
          </p>
        )}
        {phoneHref && (
          <a
            href={phoneHref}
            aria-label={t('call', { phone })}
            className="flex min-h-11 items-center gap-2.5 font-semibold hover:underline"
          >
            <span aria-hidden className="icon-phone size-5 text-accent-ink" />
            {phone}
          </a>
        )}
        {store.unreadHours && (
          <p className="flex items-start gap-2.5">
            <span aria-hidden className="icon-clock mt-0.5 size-5 text-accent-ink" />
            <span className="whitespace-pre-line">{store.unreadHours}</span>
          </p>
        )}
        <OpeningHours
          facts={facts}
          labels={{
            ...statusLabels(ofStore, t, language),
            today: t('today_hours', { hours: '{hours}' }),
            allHours: t('all_hours'),
            dates: dateNames(specialDates(facts), language),
          }}
          now={now.getTime()}
        />
        {visit && (
          <a href={paths.store(store.gid)} className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}>
            {t('visit_store')}
          </a>
        )}
      </div>
    </div>
  )
}
