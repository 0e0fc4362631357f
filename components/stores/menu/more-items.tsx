'use client'

import { Fragment, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { buttonClass } from '@/components/ui/forms/button'
import { interpolate } from '@/components/ui/loading/interpolate'
import type { MenuPart } from '@/lib/browser/stores/menu-part'
import type { Id } from '@/lib/domain/codes/id'
import { MENU_GROWN } from './menu-nav'
import { QuickAdd } from './quick-add'

interface MoreItemsProps {
  gid: Id
  /** the next page of the menu; null on the last one */
  nextHref: string | null
  /** `add` and `less` have `{name}` in place of a dish */
  labels: { more: string; failed: string; add: string; less: string }
  /** links to all pages */
  children: ReactNode
}

/** Loads the next page of a long menu into this one. Without script, or after a failure, its link is followed. */
export function MoreItems({ gid, nextHref, labels, children }: MoreItemsProps) {
  const [parts, setParts] = useState<MenuPart[]>([])
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const last = parts.at(-1)
  const href = last ? last.next : nextHref
  const load = async (event: MouseEvent) => {
    if (!href || state === 'failed' || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (state === 'loading') return
    setState('loading')
    const link = event.currentTarget
    const part = await import('@/lib/browser/stores/menu-part')
      .then(({ loadMenuPart }) => loadMenuPart(href))
      .catch(() => null)
    if (!part) return setState('failed')
    const hadFocus = document.activeElement === link
    flushSync(() => {
      setParts([...parts, part])
      setState('ready')
    })
    // a reload begins with this part, which is all that its document has
    history.replaceState(null, '', href)
    history.scrollRestoration = 'manual'
    document.dispatchEvent(new Event(MENU_GROWN))
    // the link goes with the last part
    if (hadFocus && !part.next) focusHeading(part)
  }
  return (
    <>
      {parts.map(({ href: from, sections, quickDishes }) => (
        <Fragment key={from}>
          <Loaded nodes={sections} />
          {quickDishes.map(({ place, pid, max, name }) => {
            const own = { add: interpolate(labels.add, { name }), less: interpolate(labels.less, { name }) }
            return createPortal(<QuickAdd gid={gid} pid={pid} max={max} labels={own} />, place, `${pid}`)
          })}
        </Fragment>
      ))}
      <p role="status" className="sr-only">
        {last && headingOf(last)?.textContent}
      </p>
      {state === 'failed' && (
        <p role="alert" className="text-center font-semibold text-danger">
          {labels.failed}
        </p>
      )}
      {href && (
        <a
          id="menu-next"
          href={href}
          onClick={load}
          aria-busy={state === 'loading' || undefined}
          className={`${buttonClass({ variant: 'secondary' })} justify-self-center`}
        >
          {labels.more}
        </a>
      )}
      <div id="menu-pages">{last ? <Loaded key={last.href} nodes={last.pages} /> : children}</div>
    </>
  )
}

/** Elements of another document. */
function Loaded({ nodes }: { nodes: Node[] }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes])
  return <div ref={place} className="grid grid-cols-1 gap-8" />
}

const headingOf = ({ sections }: MenuPart) => sections[0]?.querySelector('h2')

function focusHeading(part: MenuPart): void {
  const heading = headingOf(part)
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
