import { getLocale, getTranslations } from 'next-intl/server'
import { CATEGORY_GROUPS } from '@/lib/domain/codes/catalogue-codes'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { hitText } from '@/lib/i18n/hit-text'

/** Why a search found a store; nothing on other lists. */
export async function HitLine({ store }: { store: ListedStore }) {
  const [t, language] = await Promise.all([getTranslations('search'), getLocale()])
  const servesFood = store.categories.some((id) => id - (id % 100) === CATEGORY_GROUPS.food_and_drinks)
  return store.hit && <p className="text-sm font-medium text-ink-soft">{hitText(t, store.hit, language, servesFood)}</p>
}
