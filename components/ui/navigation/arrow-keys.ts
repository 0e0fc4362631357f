import type { KeyboardEvent } from 'react'

/** Left, Right, Home and End, around the ends. Returns the element that is reached. */
export function moveAmong(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | null {
  const { key, currentTarget: row, ctrlKey, metaKey, altKey } = event
  const items = [...row.querySelectorAll<HTMLElement>(selector)]
  const place = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[key]
  if (next === undefined || place < 0 || ctrlKey || metaKey || altKey) return null
  event.preventDefault()
  const item = items.at(next % items.length) ?? null
  item?.focus()
  return item
}

/** The tab that is reached opens. */
export function moveInTabs(event: KeyboardEvent<HTMLElement>): void {
  moveAmong(event, '[role=tab]:enabled')?.click()
}
