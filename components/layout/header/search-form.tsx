'use client'

import { type SubmitEvent, useEffect, useRef } from 'react'
import { LocationField, type LocationLabels } from './location-field'

interface SearchFormProps {
  action: string
  /** parameters that its URL repeats, as in `Paths` */
  fixed: [string, string][]
  labels: { query: string; search: string; location: LocationLabels | undefined }
}

/** Searches at `/deals/browse`; a plain GET form without script. */
export function SearchForm({ action, fixed, labels }: SearchFormProps) {
  const query = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const parameters = new URLSearchParams(location.search)
    const initial = parameters.get('query') ?? parameters.get('q')
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
    <form role="search" action={action} onSubmit={dropEmpty} className="min-w-0">
      <div className="search-box">
        <div className="search-field flex-5">
          <span aria-hidden className="icon-search size-5 text-ink-faint max-sm:hidden lg:max-xl:hidden" />
          <input
            ref={query}
            name="query"
            type="search"
            enterKeyHint="search"
            maxLength={100}
            autoComplete="off"
            aria-label={labels.query}
            placeholder={labels.query}
          />
        </div>
        {labels.location && <LocationField labels={labels.location} />}
        <button type="submit" aria-label={labels.search} className="search-button">
          <span className="max-xl:sr-only">{labels.search}</span>
          <span aria-hidden className="icon-search size-5 xl:hidden" />
        </button>
      </div>
      {fixed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
