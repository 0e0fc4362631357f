import { getTranslations } from 'next-intl/server'
import {
  SERVICES,
  type SearchQuery,
  STORE_SORTS,
  type StoreFilters,
  searchParams,
} from '@/lib/domain/stores/search-query'
import type { ListedStore } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { NearMe } from './near-me'

type Translate = Awaited<ReturnType<typeof getTranslations<'search'>>>

interface Filter {
  name: string
  isOn: boolean
  on: StoreFilters
  off: StoreFilters
  /** whether the API says it of a store */
  isKnownOf: (store: ListedStore) => boolean
}

const hasTime = ({ estimates }: ListedStore) => Object.keys(estimates).length > 0

function allFilters({ open, way, soon }: SearchQuery, t: Translate): Filter[] {
  return [
    {
      name: t('filter.open'),
      isOn: open === 1,
      on: { open: 1 },
      off: { open: undefined },
      isKnownOf: ({ isOpen }) => isOpen !== null,
    },
    ...SERVICES.map((service) => ({
      name: t(`filter.${service}`),
      isOn: way === service,
      on: { way: service },
      off: { way: undefined },
      isKnownOf: ({ serving }: ListedStore) => serving?.services[service] === true,
    })),
    { name: t('filter.soon'), isOn: soon === 1, on: { soon: 1 }, off: { soon: undefined }, isKnownOf: hasTime },
  ]
}

/** The filters of a search that are on, each with what takes it away. */
export function filtersOf(search: SearchQuery, t: Translate): Filter[] {
  return allFilters(search, t).filter(({ isOn }) => isOn)
}

interface ResultFiltersProps {
  search: SearchQuery
  /** before they are filtered */
  stores: readonly ListedStore[]
  paths: Paths
}

/** Filters and orders of the stores that were found, as links: those that the API says something about. */
export async function ResultFilters({ search, stores, paths }: ResultFiltersProps) {
  const t = await getTranslations('search')
  const hrefOf = (change: Partial<SearchQuery>) => paths.list.search(searchParams({ ...search, ...change }))
  const { sort = 'best', lat } = search
  const filters = allFilters(search, t).filter(({ isOn, isKnownOf }) => isOn || stores.some(isKnownOf))
  const sorts = STORE_SORTS.filter((one) => one !== 'time' || sort === 'time' || stores.some(hasTime))
  return (
    <div className="grid grid-cols-1 gap-3">
      <nav aria-label={t('filters')}>
        <ul className={ROW}>
          {filters.map(({ name, isOn, on, off }) => (
            <Chip key={name} name={name} href={hrefOf(isOn ? off : on)} isOn={isOn} />
          ))}
        </ul>
      </nav>
      <nav aria-label={t('sort_by')}>
        <ul className={ROW}>
          {sorts.map((one) => (
            <Chip
              key={one}
              name={t(`sorts.${one}`)}
              href={hrefOf({ sort: one === 'best' ? undefined : one })}
              isOn={one === sort}
            />
          ))}
          <li className="flex shrink-0 gap-2">
            <NearMe
              href={hrefOf({ sort: 'distance' })}
              isChosen={lat !== undefined}
              labels={{ near: t('near_me'), failed: t('near_me_failed') }}
            />
          </li>
        </ul>
      </nav>
    </div>
  )
}

const ROW = 'scroll-row -mx-4 gap-2 px-4 sm:mx-0 sm:flex-wrap sm:px-0'

function Chip({ name, href, isOn }: { name: string; href: string; isOn: boolean }) {
  return (
    <li className="shrink-0">
      <a href={href} aria-current={isOn ? 'true' : undefined} className="chip">
        {name}
      </a>
    </li>
  )
}
