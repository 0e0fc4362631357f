import type { KeyboardEvent } from 'react'

const ENTRIES = 'a[href], button:enabled, input[type=checkbox]:enabled'

/** Up, Down, Home and End, around the ends; Up and Down also open a closed menu. */
export function moveInMenu(event: KeyboardEvent<HTMLDetailsElement>): void {
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
