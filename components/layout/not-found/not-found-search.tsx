import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'

/** A plain form for stores and dishes; on a store's own domain, for its deals. */
export async function NotFoundSearch({ site, paths }: { site: Site; paths: Paths }) {
  const [home, header] = await Promise.all([getTranslations('home'), getTranslations('header')])
  const isShared = site.kind === 'shared'
  const action = isShared ? '/' : '/deals/browse'
  const label = isShared ? home('search_label') : header('search_own')
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not supported by all browsers in use
    <form role="search" aria-label={label} action={action} className="w-full max-w-md">
      <div className="search-box flex rounded-button">
        <div className="search-field flex-1">
          <span aria-hidden className="icon-search size-5 text-ink-faint" />
          <input
            name={isShared ? 'q' : 'query'}
            type="search"
            enterKeyHint="search"
            maxLength={100}
            autoComplete="off"
            aria-label={label}
            placeholder={label}
          />
        </div>
        <button
          type="submit"
          className="m-1 min-h-9 rounded-button bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong max-sm:min-h-11"
        >
          {home('search')}
        </button>
      </div>
      {paths.fixed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
