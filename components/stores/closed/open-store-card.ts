import { getTranslations } from 'next-intl/server'
import { servingFacts } from '@/components/stores/status/serving-facts'
import { statusLabels, statusText } from '@/components/stores/status/status-text'
import type { Language } from '@/lib/domain/languages/languages'
import type { OpenStore } from '@/lib/domain/stores/like-store'
import { listedFacts } from '@/lib/domain/stores/status-facts'
import { storeStatus } from '@/lib/domain/stores/store-status'
import type { ListedStore } from '@/lib/domain/stores/stores'

interface Shown {
  href: string
  language: Language
  now: Date
}

/** What the card of an open store says, in the page's language. */
export async function openStoreCard(store: ListedStore, { href, language, now }: Shown): Promise<OpenStore> {
  const locale = language
  const [t, deal, home, common] = await Promise.all([
    getTranslations({ locale, namespace: 'store' }),
    getTranslations({ locale, namespace: 'deal' }),
    getTranslations({ locale, namespace: 'home' }),
    getTranslations({ locale, namespace: 'common' }),
  ])
  const { name, logo, serving, address } = store
  const facts = listedFacts(store, now)
  const status = facts ? statusText(storeStatus(facts, now), statusLabels(t, deal, language)) : ''
  const served = serving && servingFacts({ ...store, serving }, { store: t, home, common, language })
  return {
    href,
    name,
    logo,
    status: status || home('open'),
    facts: served ? [...(served.time ? [served.time] : []), ...served.facts].join(' · ') : '',
    lat: address.lat,
    lon: address.lon,
  }
}
