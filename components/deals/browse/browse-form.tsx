import type { ReactNode } from 'react'
import type { BrowseFilters } from '@/lib/domain/deals/deal-filters'
import type { Paths } from '@/lib/paths'

interface BrowseFormProps {
  paths: Paths
  filters: BrowseFilters
  asks: keyof BrowseFilters
  submitLabel: string
  children: ReactNode
}

/** A GET form that preserves the other filters; its button is for pages without script. */
export function BrowseForm({ paths, filters, asks, submitLabel, children }: BrowseFormProps) {
  const [action, search] = paths.list.browse({ ...filters, [asks]: undefined, page: undefined }).split('?')
  return (
    <form method="get" action={action} className="contents">
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="submit" className="hidden min-h-9 rounded-full border border-line-strong px-4 noscript:block">
        {submitLabel}
      </button>
    </form>
  )
}
