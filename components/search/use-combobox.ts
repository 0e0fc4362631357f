import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

interface ComboboxList {
  /** its elements are `${id}-0` and so on */
  id: string
  /** the addresses of its rows; empty: closed */
  hrefs: readonly string[]
  /** what has been typed, and empty once the list is left */
  onText: (text: string) => void
}

const ATTRIBUTES = ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant']

/**
 * Makes a combobox of a field that is on the page, with its text and the focus. Returns the place of the active row, -1
 * for none. Ignores keys during IME composition.
 */
export function useCombobox(input: HTMLInputElement, { id, hrefs, onText }: ComboboxList): number {
  const [active, setActive] = useState(-1)
  const isOpen = hrefs.length > 0
  const write = useEffectEvent((text: string) => {
    onText(text)
    setActive(-1)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !isOpen) return
    const last = hrefs.length - 1
    if (event.key === 'ArrowDown') setActive(active >= last ? -1 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active < 0 ? last : active - 1)
    else if (event.key === 'Escape') write('')
    else if (event.key === 'Enter' && hrefs[active]) location.assign(hrefs[active])
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const listen = (name: string, act: (event: Event) => void) => input.addEventListener(name, act, { signal })
    listen('input', (event) => !('isComposing' in event && event.isComposing) && write(input.value))
    listen('compositionend', () => write(input.value))
    listen('keydown', (event) => event instanceof KeyboardEvent && onKeyDown(event))
    listen('blur', () => write(''))
    // a page that is gone back to
    addEventListener('pagehide', () => write(''), { signal })
    // typed before this code has come
    if (document.activeElement === input && input.value !== input.defaultValue) write(input.value)
    return () => {
      listening.abort()
      for (const name of ATTRIBUTES) input.removeAttribute(name)
    }
  }, [input])
  // together with the list that it tells of
  useLayoutEffect(() => {
    const current = isOpen && active >= 0 ? `${id}-${active}` : ''
    const values = ['combobox', 'list', id, `${isOpen}`, current]
    ATTRIBUTES.forEach((name, at) => {
      if (values[at]) input.setAttribute(name, values[at])
      else input.removeAttribute(name)
    })
    if (current) document.getElementById(current)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, isOpen, active])
  return active
}
