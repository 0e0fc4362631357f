import { getTranslations } from 'next-intl/server'
import { DetailsMenu } from '@/components/ui/navigation/details-menu'
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

/** The order of the stores that were found, and filters by what the API says about them: links, in one row. */
export async function ResultFilters({ search, stores, paths }: ResultFiltersProps) {
  const t = await getTranslations('search')
  const hrefOf = (change: Partial<SearchQuery>) => paths.list.search(searchParams({ ...search, ...change }))
  const { sort = 'best', lat } = search
  const filters = allFilters(search, t).filter(({ isOn, isKnownOf }) => isOn || stores.some(isKnownOf))
  const sorts = STORE_SORTS.filter((one) => one !== 'time' || sort === 'time' || stores.some(hasTime))
  return (
    <div className="flex min-w-0 gap-2">
      <nav aria-label={t('sort_by')} className="shrink-0">
        <DetailsMenu
          name="sort"
          look="chip"
          summary={
            <>
              <span>{t('sorted_by', { name: t(`sorts.${sort}`) })}</span>
              <span aria-hidden className="icon-chevron size-4 group-open:rotate-180" />
            </>
          }
        >
          <ul>
            {sorts.map((one) => (
              <li key={one}>
                <a
                  href={hrefOf({ sort: one === 'best' ? undefined : one })}
                  aria-current={one === sort ? 'true' : undefined}
                  className="menu-item"
                >
                  {t(`sorts.${one}`)}
                </a>
              </li>
            ))}
          </ul>
        </DetailsMenu>
      </nav>
      <nav aria-label={t('filters')} className="min-w-0 flex-1">
        <ul className="scroll-row -m-1 -me-4 gap-2 p-1 pe-4 sm:me-0 sm:flex-wrap sm:pe-0">
          <li className="flex shrink-0 gap-2">
            <NearMe
              href={hrefOf({ sort: 'distance' })}
              isChosen={lat !== undefined}
              labels={{ near: t('near_me'), failed: t('near_me_failed') }}
            />
          </li>
          {filters.map(({ name, isOn, on, off }) => (
            <li key={name} className="shrink-0">
              <a href={hrefOf(isOn ? off : on)} aria-current={isOn ? 'true' : undefined} className="chip">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
