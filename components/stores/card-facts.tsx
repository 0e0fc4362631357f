import { getLocale, getTranslations } from 'next-intl/server'
import { servingFacts } from '@/components/stores/status/serving-facts'
import { StatusLine } from '@/components/stores/status/status-line'
import { statusLabels } from '@/components/stores/status/status-text'
import { MetaList } from '@/components/ui/content/meta-list'
import { toBcp47 } from '@/lib/domain/languages/languages'
import type { Point } from '@/lib/domain/places/places'
import { kmAway } from '@/lib/domain/places/visitor-place'
import { listedFacts } from '@/lib/domain/stores/status-facts'
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

/** Kept up to date on screen if the list includes its hours. */
async function CardStatus({ store, now }: CardFactsProps) {
  const [t, deal, home, language] = await Promise.all([
    getTranslations('store'),
    getTranslations('deal'),
    getTranslations('home'),
    getLocale(),
  ])
  const facts = listedFacts(store, now)
  if (facts) return <StatusLine facts={facts} labels={statusLabels(t, deal, language)} now={now.getTime()} />
  if (store.isOpen === null) return null
  return (
    <p
      data-open={store.isOpen}
      data-serves={store.isOpen}
      className={`text-sm font-semibold ${store.isOpen ? 'text-success' : 'text-ink-faint'}`}
    >
      {store.isOpen ? home('open') : home('closed')}
    </p>
  )
}
