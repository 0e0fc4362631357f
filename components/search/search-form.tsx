'use client'

import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { LocationField, type LocationLabels } from './location-field'

const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list')).SuggestionList }))

interface SearchFormProps {
  action: string
  /** the name of the words in its URL */
  name: 'query' | 'q'
  /** the words of the page, where it is rendered for them */
  words?: string
  /** parameters that its URL repeats, as in `Paths` */
  fixed: [string, string][]
  labels: { query: string; hint: string; search: string; location: LocationLabels | undefined }
}

/** The one field for a search, with suggestions; a plain GET form without script. */
export function SearchForm({ action, name, words, fixed, labels }: SearchFormProps) {
  const query = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState<HTMLInputElement | null>(null)
  useEffect(() => {
    const input = query.current
    const parameters = new URLSearchParams(location.search)
    const searched = parameters.get('query') ?? parameters.get('q')
    if (!input) return
    // keeps what has been typed
    if (searched) input.defaultValue = searched
    if (document.activeElement === input) setFocused(input)
  }, [])
  const dropEmpty = (event: SubmitEvent<HTMLFormElement>) => {
    for (const field of event.currentTarget.querySelectorAll<HTMLInputElement>('input[name]')) {
      field.value = field.value.trim()
      field.disabled = field.value === ''
      // re-enables the fields after navigating back
      if (field.disabled) setTimeout(() => (field.disabled = false))
    }
  }
  const city = fixed.find(([key]) => key === 'city')?.[1]
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not supported by all browsers in use
    <form role="search" aria-label={labels.query} action={action} onSubmit={dropEmpty} className="min-w-0">
      <div className="search-box">
        <div className="search-field flex-5">
          <span aria-hidden className="icon-search size-5 text-ink-faint max-sm:hidden lg:max-xl:hidden" />
          <input
            ref={query}
            name={name}
            type="search"
            enterKeyHint="search"
            maxLength={100}
            autoComplete="off"
            defaultValue={words}
            aria-label={labels.query}
            placeholder={labels.hint}
            onFocus={({ currentTarget }) => setFocused(currentTarget)}
          />
        </div>
        {labels.location && <LocationField labels={labels.location} />}
        <button type="submit" aria-label={labels.search} className="search-button">
          <span className="max-xl:sr-only">{labels.search}</span>
          <span aria-hidden className="icon-search size-5 xl:hidden" />
        </button>
        {focused && (
          <Suspense>
            <SuggestionList input={focused} label={labels.query} city={city} />
          </Suspense>
        )}
      </div>
      {fixed.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    </form>
  )
}
