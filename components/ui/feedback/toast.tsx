'use client'

import { useEffect, useRef } from 'react'
import { createStore, useStore } from 'zustand'
import { Alert, type Tone } from './alert'

interface Toast {
  id: number
  text: string
  tone: Tone
}

const SHOWN_MS = 6000
const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))
let nextId = 1

/** Shows a message for six seconds at the bottom of the screen; for completed actions, never for questions. */
export function showToast(text: string, tone: Tone = 'success') {
  const id = nextId++
  store.setState(({ toasts }) => ({ toasts: [...toasts, { id, text, tone }] }))
  setTimeout(() => store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })), SHOWN_MS)
}

/** Where toasts appear; rendered once per layout. A toast that is shown by an open dialog lies above it, as a popover. */
export function ToastRegion() {
  const { toasts } = useStore(store)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = region
    if (toasts.length === 0 || !current?.showPopover || !document.querySelector('dialog[open]')) return
    current.popover = 'manual'
    current.hidePopover()
    current.showPopover()
  }, [toasts])
  return (
    <div
      ref={region}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-auto bottom-4 z-60 mx-auto grid w-auto max-w-md gap-2 overflow-visible bg-transparent text-ink tall:bottom-[calc(6rem+var(--tab-bar))] sm:tall:bottom-[calc(2rem+var(--tab-bar))]"
    >
      {toasts.map((toast) => (
        <div key={toast.id} className="pointer-events-auto rounded-control shadow-raised">
          <Alert tone={toast.tone}>{toast.text}</Alert>
        </div>
      ))}
    </div>
  )
}
