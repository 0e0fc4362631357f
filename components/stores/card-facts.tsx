import { getLocale, getTranslations } from 'next-intl/server'
import { CardStatus } from '@/components/stores/status/card-status'
import { servingFacts } from '@/components/stores/status/serving-facts'
import { MetaList } from '@/components/ui/content/meta-list'
import { toBcp47 } from '@/lib/domain/languages/languages'
import type { Point } from '@/lib/domain/places/places'
import { kmAway } from '@/lib/domain/places/visitor-place'
import type { ListedStore, StoreServing } from '@/lib/domain/stores/stores'

interface CardFactsProps {
  store: ListedStore
  now: Date
  /** the visitor's place, where the server knows it */
  from?: Point | undefined
}

/**
 * How a store takes orders, on its card: its status in its local time, and how it serves; with the distance, or room for
 * it, which the list fills in.
 */
export function CardFacts({ store, now, from }: CardFactsProps) {
  const { lat, lon } = store.address
  return (
    <>
      <div className="card-status">
        <CardStatus store={store} now={now} />
        {lat !== null &&
          lon !== null &&
          (from ? <Distance km={kmAway(from, { lat, lon })} /> : <span data-lat={lat} data-lon={lon} />)}
      </div>
      {store.serving && <ServingLine {...store} serving={store.serving} />}
    </>
  )
}

async function Distance({ km }: { km: number | null }) {
  const [t, language] = await Promise.all([getTranslations('home'), getLocale()])
  return km !== null && <span>{t('away', { km: km.toLocaleString(toBcp47(language)) })}</span>
}

type ServingLineProps = Pick<ListedStore, 'currency' | 'estimates' | 'categories'> & { serving: StoreServing }

/**
 * `25 to 35 min · Delivery from C$2.99 · C$15.00 minimum`. The minutes are hidden once the store takes no more orders for now; lines
 * break only between facts.
 */
async function ServingLine(served: ServingLineProps) {
  const [store, home, common, language] = await Promise.all([
    getTranslations('store'),
    getTranslations('home'),
    getTranslations('common'),
    getLocale(),
  ])
  const { time, facts } = servingFacts(served, { store, home, common, language })
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {time && <span className="inline-block group-has-[[data-serves=false]]:hidden">{time} ·</span>}{' '}
      <MetaList facts={facts} />
    </p>
  )
}
