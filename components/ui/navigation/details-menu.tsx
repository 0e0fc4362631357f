'use client'

import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

const ENTRIES = 'a[href], button:enabled, input[type=checkbox]:enabled'

/** Up, Down, Home and End, around the ends; Up and Down also open a closed menu. */
function moveInMenu(event: ReactKeyboardEvent<HTMLDetailsElement>): void {
  const { key, currentTarget: menu, ctrlKey, metaKey, altKey } = event
  const [opens, jumps] = [key === 'ArrowDown' || key === 'ArrowUp', key === 'Home' || key === 'End']
  if (ctrlKey || metaKey || altKey || !(opens || (jumps && menu.open))) return
  event.preventDefault()
  menu.open = true
  // what only another width shows is part of the menu too
  const entries = [...menu.querySelectorAll<HTMLElement>(ENTRIES)].filter((entry) => entry.checkVisibility())
  const place = entries.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: place + 1, ArrowUp: Math.max(place, 0) - 1, Home: 0, End: -1 }[key] ?? 0
  entries.at(next % entries.length)?.focus()
}

interface DetailsMenuProps {
  summary: ReactNode
  children: ReactNode
  /** opening one closes the others with this name */
  name: string
  align?: 'start' | 'end'
  /** `chip` in a row of chips */
  look?: keyof typeof LOOKS
}

const LOOKS = {
  bare: 'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 font-medium hover:bg-sunken',
  chip: 'chip',
}

/** Works without script; with script, Escape, outside clicks and losing focus close it. */
export function DetailsMenu({ summary, children, name, align = 'start', look = 'bare' }: DetailsMenuProps) {
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const details = root.current
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      const details = root.current
      if (event.key !== 'Escape' || !details?.open) return
      // a dialog round the menu stays
      event.preventDefault()
      details.open = false
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
  return (
    <details ref={root} name={name} onKeyDown={moveInMenu} className="group relative">
      <summary className={LOOKS[look]}>{summary}</summary>
      <div className={`menu-panel ${align === 'end' ? 'end-0' : 'start-0'}`}>{children}</div>
    </details>
  )
}
