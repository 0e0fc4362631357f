import { getLocale, getTranslations } from 'next-intl/server'
import { CATEGORY_GROUPS } from '@/lib/domain/codes/catalogue-codes'
import { toBcp47 } from '@/lib/domain/languages/languages'
import type { Point } from '@/lib/domain/places/places'
import { distanceTo } from '@/lib/domain/stores/arrange-stores'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { hitText } from '@/lib/i18n/hit-text'

/** Why a search found a store, and how far it is from the visitor's place; nothing on other lists. */
export async function HitLine({ store, from }: { store: ListedStore; from: Point | undefined }) {
  const [t, language] = await Promise.all([getTranslations('search'), getLocale()])
  const distance = from ? distanceTo(store, from) : null
  const km = distance?.toLocaleString(toBcp47(language), { maximumFractionDigits: distance < 10 ? 1 : 0 })
  const servesFood = store.categories.some((id) => id - (id % 100) === CATEGORY_GROUPS.food_and_drinks)
  const parts = [store.hit && hitText(t, store.hit, language, servesFood), km && t('away', { km })].filter(Boolean)
  return parts.length > 0 && <p className="text-sm font-medium text-ink-soft">{parts.join(' · ')}</p>
}
