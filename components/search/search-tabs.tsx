import { getTranslations } from 'next-intl/server'
import { FOUND_KINDS } from '@/lib/domain/stores/search-query'

const TABS = ['all', ...FOUND_KINDS] as const
type SearchTab = (typeof TABS)[number]

interface SearchTabsProps {
  hrefs: Record<SearchTab, string>
  shown: SearchTab
  /** such as `24+`; without one, nobody has counted */
  counts: Partial<Record<SearchTab, string>>
}

/** The results of a search, all or of one kind, the same on every page that has some: links, so that they can be shared. */
export async function SearchTabs({ hrefs, shown, counts }: SearchTabsProps) {
  const [t, home] = await Promise.all([getTranslations('search'), getTranslations('home')])
  return (
    <nav aria-label={home('found')} className="border-b border-line">
      <ul className="scroll-row -mx-4 -mb-px gap-4 px-4 whitespace-nowrap sm:mx-0 sm:gap-6 sm:px-0">
        {TABS.map((tab) => (
          <li key={tab}>
            <a
              href={hrefs[tab]}
              aria-current={tab === shown ? 'page' : undefined}
              className="flex min-h-12 items-center gap-2 border-b-2 border-transparent -outline-offset-2 font-semibold text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {t(`kinds.${tab}`)}
              {counts[tab] && (
                <span className="rounded-button bg-sunken px-2 py-0.5 text-xs text-ink-soft tabular-nums">
                  {counts[tab]}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
