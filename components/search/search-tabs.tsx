import { getTranslations } from 'next-intl/server'
import { FOUND_KINDS, type FoundKind } from '@/lib/domain/stores/search-query'

interface SearchTabsProps {
  hrefs: Record<FoundKind, string>
  shown: FoundKind
  /** such as `24+`; without one, nobody has counted */
  counts: Partial<Record<FoundKind, string>>
}

/** The results of a search by what they are, the same on every page that has some: links, so that they can be shared. */
export async function SearchTabs({ hrefs, shown, counts }: SearchTabsProps) {
  const [t, home] = await Promise.all([getTranslations('search'), getTranslations('home')])
  return (
    <nav aria-label={home('found')} className="border-b border-line">
      <ul className="scroll-row -mx-4 -mb-px gap-4 px-4 whitespace-nowrap sm:mx-0 sm:gap-6 sm:px-0">
        {FOUND_KINDS.map((kind) => (
          <li key={kind}>
            <a
              href={hrefs[kind]}
              aria-current={kind === shown ? 'page' : undefined}
              className="flex min-h-12 items-center gap-2 border-b-2 border-transparent -outline-offset-2 font-semibold text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {t(`kinds.${kind}`)}
              {counts[kind] && (
                <span className="rounded-button bg-sunken px-2 py-0.5 text-xs text-ink-soft tabular-nums">
                  {counts[kind]}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
