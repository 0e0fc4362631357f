import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'

const LONGEST_PRESS_MS = 600

let isPressed = false
if (typeof document !== 'undefined') {
  const follow = (type: string, pressed: boolean) =>
    document.addEventListener(
      type,
      () => {
        isPressed = pressed
      },
      { capture: true, passive: true },
    )
  follow('pointerdown', true)
  for (const end of ['pointerup', 'pointercancel']) follow(end, false)
}

/**
 * The control names `id` as its description. Whoever leaves a field by pressing a button must hit it: an error would
 * move it from under the pointer, and is shown once the press has ended.
 */
export function FieldError({ id, children }: { id: string; children: string }) {
  const [isShown, setShown] = useState(!isPressed)
  useEffect(() => {
    if (isShown) return
    // the click follows the end of the press
    const show = () => setTimeout(() => setShown(true))
    // an end that no listener hears, of an element that is gone
    const latest = setTimeout(show, LONGEST_PRESS_MS)
    const ends = ['pointerup', 'pointercancel'] as const
    for (const end of ends) document.addEventListener(end, show)
    return () => {
      clearTimeout(latest)
      for (const end of ends) document.removeEventListener(end, show)
    }
  }, [isShown])
  if (!isShown) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="sentence-case">{children}</span>
    </p>
  )
}
