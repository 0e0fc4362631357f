import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Language } from '@/lib/domain/languages/languages'
import { formatMoney } from '@/lib/domain/money/money'
import type { SuggestedList, SuggestionGroup, Suggestions } from '@/lib/domain/search/suggestions'
import { thoseFirst } from '@/lib/domain/those-first'
import { hitText } from '@/lib/i18n/hit-text'
import type { Paths } from '@/lib/paths'

interface Shown {
  text: string
  language: Language
  paths: Paths
  /** the site is that of one store, which no row names */
  isOwn: boolean
}

/** Stores that are found by their own name precede others, as in the answer; of both, open ones come first. */
const byNameAndOpen = (stores: Suggestions['stores']) =>
  thoseFirst(
    thoseFirst(stores, ({ isOpen }) => isOpen !== false),
    ({ hit }) => !hit,
  )

const join = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** As the list below the field shows them, without empty groups; at its end the whole search, which the field is for. */
export async function suggestedList(
  { categories, stores, dishes, deals }: Suggestions,
  { text, language, paths, isOwn }: Shown,
): Promise<SuggestedList> {
  const [t, browse, home] = await Promise.all([
    getTranslations({ locale: language, namespace: 'search' }),
    getTranslations({ locale: language, namespace: 'browse' }),
    getTranslations({ locale: language, namespace: 'home' }),
  ])
  const groups: SuggestionGroup[] = [
    {
      kind: 'categories',
      label: browse('categories'),
      rows: categories.map(({ name, path: [category, category2, category3], count }) => ({
        href: paths.list.browse({ category, category2, category3 }),
        name,
        detail: count === null ? '' : browse('deal_count', { count }),
        picture: null,
      })),
    },
    {
      kind: 'stores',
      label: t('kinds.stores'),
      rows: byNameAndOpen(stores).map(({ gid, name, logo, hit, isOpen }) => ({
        href: paths.store(gid),
        name,
        detail: join(hit && hitText(t, hit, language), isOpen === false && home('closed')),
        picture: logo,
      })),
    },
    {
      kind: 'dishes',
      label: t('kinds.dishes'),
      rows: dishes.map(({ id, name, picture, price, storeName, hit }) => ({
        href: paths.product(id),
        name,
        detail: join(!isOwn && storeName, hit && hitText(t, hit, language), price && formatMoney(price, language)),
        picture,
      })),
    },
    {
      kind: 'deals',
      label: t('kinds.deals'),
      rows: deals.map(({ id, name, picture, dealPrice, storeName }) => ({
        href: paths.deal(id),
        name,
        detail: join(!isOwn && storeName, formatMoney(dealPrice, language)),
        picture,
      })),
    },
  ]
  const found = groups.filter(({ rows }) => rows.length > 0)
  if (found.length === 0) return { groups: [], summary: '' }
  const row = (href: string, name: string) => ({ href, name, detail: '', picture: null })
  const all = [
    ...(isOwn ? [] : [row(paths.list.search({ q: text }), t('all_stores', { query: text }))]),
    row(paths.list.browse({ query: text }), t('all_deals', { query: text })),
  ]
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0)
  return { groups: [...found, { kind: 'all', label: t('all'), rows: all }], summary: t('suggested', { count }) }
}
