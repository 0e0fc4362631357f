import { ArrowRight, Search } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Paths } from '@/lib/paths'

interface StoreSearchProps {
  paths: Paths
  query?: string
}

/** A plain form to `/?q=`, which a desktop has in its bar. */
export async function StoreSearch({ paths, query = '' }: StoreSearchProps) {
  const t = await getTranslations('home')
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not supported by all browsers in use
    <form role="search" aria-label={t('search_label')} action="/" className="max-w-2xl lg:hidden">
      <div className="flex items-center gap-2 rounded-full border border-line-strong bg-surface p-1 ps-5 shadow-card focus-within:ring-2 focus-within:ring-accent">
        <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
        <input
          name="q"
          type="search"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          aria-label={t('search_label')}
          placeholder={t('search_label')}
          className="min-h-11 w-0 flex-1 bg-transparent px-1 outline-none placeholder:text-ink-faint"
        />
        <button
          type="submit"
          aria-label={t('search')}
          className="inline-flex min-h-11 items-center justify-center rounded-full bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong sm:px-6"
        >
          <span className="max-sm:sr-only">{t('search')}</span>
          <ArrowRight aria-hidden className="size-5 sm:hidden" />
        </button>
      </div>
      {paths.fixed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
