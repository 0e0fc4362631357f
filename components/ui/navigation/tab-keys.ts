import type { KeyboardEvent } from 'react'

/** Left, Right, Home and End go through the enabled tabs of a list, around its ends, and open the one they reach. */
export function moveInTabs(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: list, ctrlKey, metaKey, altKey } = event
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]:enabled')]
  const place = tabs.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[key]
  if (next === undefined || place < 0 || ctrlKey || metaKey || altKey) return
  event.preventDefault()
  const tab = tabs.at(next % tabs.length)
  tab?.focus()
  tab?.click()
}
