'use client'

import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { LocationField, type LocationLabels } from './location-field'

interface SearchFormProps {
  action: string
  /** parameters that its URL repeats, as in `Paths` */
  fixed: [string, string][]
  labels: { query: string; search: string; location: LocationLabels }
}

/** Searches by text and location at `/deals/browse`; a plain GET form without script. */
export function SearchForm({ action, fixed, labels }: SearchFormProps) {
  const query = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const initial = new URLSearchParams(location.search).get('query')
    if (query.current && initial && !query.current.value) query.current.value = initial
  }, [])
  const dropEmpty = (event: SubmitEvent<HTMLFormElement>) => {
    for (const field of event.currentTarget.querySelectorAll<HTMLInputElement>('input[name]')) {
      field.value = field.value.trim()
      field.disabled = field.value === ''
      // re-enables the fields after navigating back
      if (field.disabled) setTimeout(() => (field.disabled = false))
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not supported by all browsers in use
    <form role="search" action={action} onSubmit={dropEmpty} className="group/search min-w-0 flex-1">
      <div className="relative flex items-center rounded-full border border-line-strong bg-surface ps-4 pe-1 focus-within:ring-2 focus-within:ring-accent">
        <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
        <input
          ref={query}
          name="query"
          type="search"
          maxLength={100}
          autoComplete="off"
          aria-label={labels.query}
          placeholder={labels.query}
          className="h-11 min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-ink-faint"
        />
        <LocationField labels={labels.location} />
        <button
          type="submit"
          aria-label={labels.search}
          className="grid h-9 place-items-center rounded-full bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong"
        >
          <span className="max-sm:sr-only">{labels.search}</span>
          <Search aria-hidden className="size-4.5 sm:hidden" />
        </button>
      </div>
      {fixed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
