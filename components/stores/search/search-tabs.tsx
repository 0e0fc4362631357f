import { getTranslations } from 'next-intl/server'
import { FOUND_KINDS, type FoundKind } from '@/lib/domain/stores/search-query'
import type { Paths } from '@/lib/paths'

interface SearchTabsProps {
  query: string
  shown: FoundKind
  /** such as `24+` */
  counts: Record<FoundKind, string>
  paths: Paths
}

/** Links, so that they work without script and can be shared. */
export async function SearchTabs({ query, shown, counts, paths }: SearchTabsProps) {
  const t = await getTranslations('home')
  return (
    <nav aria-label={t('found')} className="border-b border-line">
      <ul className="flex gap-6">
        {FOUND_KINDS.map((kind) => (
          <li key={kind}>
            <a
              href={paths.list.search({ q: query, show: kind })}
              aria-current={kind === shown ? 'page' : undefined}
              className="-mb-px flex min-h-12 items-center gap-2 border-b-2 border-transparent font-semibold text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {t(`found_kinds.${kind}`)}
              <span className="rounded-button bg-sunken px-2 py-0.5 text-xs text-ink-soft tabular-nums">
                {counts[kind]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
