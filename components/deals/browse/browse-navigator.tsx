'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from 'react'

const SLIDER_PAUSE_MS = 400

/** Soft navigations, with `data-pending` meanwhile; without script the links and GET forms work natively. */
export function BrowseNavigator({ children, className }: { children: ReactNode; className: string }) {
  const router = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const [pending, startTransition] = useTransition()
  const go = useEffectEvent((event: Event, url: URL | null) => {
    if (!url) return
    event.preventDefault()
    // a filter keeps the scroll position, a page change scrolls to the top
    const scroll = url.searchParams.has('page')
    startTransition(() => router.push(`${url.pathname}${url.search}`, { scroll }))
  })
  useEffect(() => {
    const listening = new AbortController()
    const listen = (name: string, act: (event: Event) => void) =>
      root.current?.addEventListener(name, act, { signal: listening.signal })
    listen('click', (event) => event instanceof MouseEvent && go(event, linkAddress(event)))
    listen('submit', (event) => go(event, formAddress(event.target)))
    let timer: ReturnType<typeof setTimeout> | undefined
    // the native `change` event: fires when a slider is released, not at every step like React's
    listen('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
      clearTimeout(timer)
      // arrow keys change a slider step by step
      timer = setTimeout(() => target.form?.requestSubmit(), target.type === 'range' ? SLIDER_PAUSE_MS : 0)
    })
    if (isFreshDocument()) for (const form of formsChosenIn(root.current)) form.requestSubmit()
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])
  return (
    <div ref={root} data-pending={pending || undefined} className={`group/browse ${className}`}>
      {children}
    </div>
  )
}

/** Going back restores the values of forms, which must not lead forward again. */
function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming | undefined)[]
  return entry?.type === 'navigate'
}

function formsChosenIn(root: HTMLElement | null): HTMLFormElement[] {
  const menus = [...(root?.querySelectorAll('select') ?? [])]
  return menus
    .filter(({ selectedOptions }) => [...selectedOptions].some((option) => !option.defaultSelected))
    .flatMap(({ form }) => form ?? [])
}

/** null when it should not be intercepted. */
function linkAddress(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const url = new URL(link.href)
  return url.origin === location.origin && url.pathname === location.pathname ? url : null
}

/** The URL of a GET form, without empty and zero fields. */
function formAddress(form: EventTarget | null): URL | null {
  if (!(form instanceof HTMLFormElement)) return null
  const url = new URL(form.action)
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && value !== '0') url.searchParams.set(name, value)
  return url
}
