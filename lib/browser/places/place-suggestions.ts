import { useEffect, useState } from 'react'
import { isLongEnoughToSearch, type PlaceSuggestion } from '@/lib/domain/places/places'

const DEBOUNCE_MS = 250

/**
 * Place suggestions for a text, fetched once typing pauses; null while there is nothing to show, also after a
 * failure.
 */
export function usePlaceSuggestions(text: string): PlaceSuggestion[] | null {
  const [places, setPlaces] = useState<PlaceSuggestion[] | null>(null)
  useEffect(() => {
    setPlaces(null)
    if (!isLongEnoughToSearch(text)) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        // loaded with the first search, since the header of every public page includes it
        const { searchPlaces } = await import('./fetch-places')
        const found = await searchPlaces(text.trim(), abort.signal)
        if (!abort.signal.aborted) setPlaces(found)
      } catch {
        // the form works without suggestions
      }
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text])
  return places
}
