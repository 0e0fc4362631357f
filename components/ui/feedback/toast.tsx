'use client'

import { useSyncExternalStore } from 'react'
import { Alert, type Tone } from './alert'

interface Toast {
  id: number
  text: string
  tone: Tone
}

const SHOWN_MS = 6000
const NONE: readonly Toast[] = []
let toasts = NONE
let nextId = 1
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something for six seconds at the foot of the screen; for what already happened, never for a question. */
export function showToast(text: string, tone: Tone = 'success') {
  const id = nextId++
  replace([...toasts, { id, text, tone }])
  setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), SHOWN_MS)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear; once a layout. */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-60 mx-auto grid max-w-md gap-2 sm:bottom-8"
    >
      {shown.map((toast) => (
        <div key={toast.id} className="pointer-events-auto rounded-control shadow-raised">
          <Alert tone={toast.tone}>{toast.text}</Alert>
        </div>
      ))}
    </div>
  )
}
