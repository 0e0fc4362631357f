import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { CONTROL_CLASS, Field, useFieldIds } from '@/components/ui/forms/field'
import { getPlace } from '@/lib/browser/places/fetch-places'
import { usePlaceSuggestions } from '@/lib/browser/places/place-suggestions'
import { type LocationProblem, locationProblem } from '@/lib/domain/places/location-problem'
import type { Place, PlaceSuggestion } from '@/lib/domain/places/places'

interface PlaceSearchProps {
  text: string
  onType: (text: string) => void
  onFound: (place: Place) => void
  problem: LocationProblem
  onProblem: (problem: LocationProblem) => void
}

/** Searches from the sixth character. Typed text has no effect until a suggestion is selected. */
export function PlaceSearch({ text, onType, onFound, problem, onProblem }: PlaceSearchProps) {
  const t = useTranslations('address')
  const id = useId()
  const [query, setQuery] = useState('')
  const found = usePlaceSuggestions(query)
  const field = { label: t('find'), hint: t('find_hint'), error: problem ? t(problem) : undefined }
  const ids = useFieldIds(field, id)
  const choose = async (suggestion: PlaceSuggestion | null) => {
    if (!suggestion) return
    onType(suggestion.label)
    setQuery('')
    const place = await getPlace(suggestion.id)
    onProblem(locationProblem(place))
    if (place) onFound(place)
  }
  return (
    <Field {...field} id={id}>
      <div className="relative">
        <Combobox<PlaceSuggestion | null> value={null} onChange={choose} immediate>
          <ComboboxInput
            {...ids}
            className={CONTROL_CLASS}
            autoComplete="off"
            enterKeyHint="search"
            displayValue={() => text}
            onChange={(event) => {
              onType(event.target.value)
              setQuery(event.target.value)
            }}
          />
          <ComboboxOptions
            modal={false}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-control border border-line bg-surface py-1 shadow-raised empty:hidden"
          >
            {found?.map((suggestion) => (
              <ComboboxOption
                key={suggestion.id}
                value={suggestion}
                className="min-h-11 content-center px-4 py-2 data-focus:bg-sunken"
              >
                {suggestion.label}
              </ComboboxOption>
            ))}
          </ComboboxOptions>
        </Combobox>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {found?.length === 0 ? t('none_found') : ''}
      </p>
    </Field>
  )
}
