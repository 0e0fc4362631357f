import { type KeyboardEvent, useId, useState } from 'react'
import { usePlaceSuggestions } from '@/lib/browser/places/place-suggestions'
import type { PlaceSuggestion } from '@/lib/domain/places/places'

export interface LocationLabels {
  label: string
  none: string
}

/** Sets `lat` and `lon` of the form. Ignores keys during IME composition. */
export function LocationField({ labels }: { labels: LocationLabels }) {
  const id = useId()
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<{ lat: number; lon: number } | null>(null)
  const [active, setActive] = useState(-1)
  const places = usePlaceSuggestions(query)
  const isOpen = places !== null && places.length > 0

  const write = (value: string, composing: boolean) => {
    setText(value)
    setChosen(null)
    setActive(-1)
    if (!composing) setQuery(value)
  }
  const choose = async (place: PlaceSuggestion) => {
    setText(place.label)
    setQuery('')
    const { choosePlace } = await import('@/lib/browser/places/choose-place')
    setChosen(await choosePlace(place.id))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !places) return
    const last = places.length - 1
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1)
    else if (event.key === 'Escape') setQuery('')
    else if (event.key === 'Enter' && places[active]) void choose(places[active])
    else return
    event.preventDefault()
  }
  return (
    <div className="search-field flex-3 border-s max-sm:max-w-26 max-sm:flex-none max-sm:focus-within:max-w-none max-sm:focus-within:flex-5 sm:ps-3">
      <span aria-hidden className="icon-pin size-5 text-ink-faint max-sm:hidden lg:max-xl:hidden" />
      <input
        role="combobox"
        aria-label={labels.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && isOpen ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder={labels.label}
        value={text}
        onChange={(event) =>
          write(event.target.value, 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true)
        }
        onCompositionEnd={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setQuery('')}
      />
      {chosen && (
        <>
          <input type="hidden" name="lat" value={chosen.lat} />
          <input type="hidden" name="lon" value={chosen.lon} />
        </>
      )}
      {isOpen && (
        <div id={`${id}-list`} role="listbox" aria-label={labels.label} className="suggestions">
          {places.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
            <div
              key={place.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => void choose(place)}
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunken aria-selected:bg-sunken"
            >
              {place.label}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {places?.length === 0 ? labels.none : ''}
      </span>
    </div>
  )
}
