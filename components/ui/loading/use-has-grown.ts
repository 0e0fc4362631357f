import { useState } from 'react'

/** Whether the last change of a number was to a larger one; not from 0, which is also what it is before it is read. */
export function useHasGrown(value: number): boolean {
  const [last, setLast] = useState({ value, hasGrown: false })
  if (last.value !== value) setLast({ value, hasGrown: last.value > 0 && value > last.value })
  return last.hasGrown
}
