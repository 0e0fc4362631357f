'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

interface Entry {
  /** without one the entry is disabled */
  href?: string
  label: string
}

interface AccountNavProps {
  label: string
  assetsLabel: string
  main: Entry[]
  assets: Entry[]
}

/** The sidebar; on a phone a row that scrolls sideways. The current page is marked and scrolled into view. */
export function AccountNav({ label, assetsLabel, main, assets }: AccountNavProps) {
  const here = usePathname()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const center = () => {
      const link = list.current?.querySelector<HTMLElement>('[aria-current]')
      if (list.current && link)
        list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.clientWidth) / 2
    }
    center()
    // typefaces change the widths of the entries
    document.fonts?.ready.then(center)
  }, [])
  return (
    <nav aria-label={label} className="-mx-4 lg:mx-0 print:hidden">
      <ul ref={list} className="scroll-row relative scroll-px-4 gap-1 px-4 lg:tall:sticky lg:top-24 lg:grid lg:px-0">
        <Entries entries={main} here={here} />
        <li className="hidden px-4 pt-5 pb-1 text-sm font-semibold text-ink-faint lg:block">{assetsLabel}</li>
        <Entries entries={assets} here={here} />
      </ul>
    </nav>
  )
}

const LINK =
  'flex min-h-11 items-center rounded-full px-4 font-medium whitespace-nowrap lg:rounded-control text-ink-soft hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent-ink'

function Entries({ entries, here }: { entries: Entry[]; here: string }) {
  return entries.map(({ href, label }) => (
    <li key={label} className="shrink-0 snap-start has-aria-[current]:snap-center">
      {href ? (
        <a href={href} aria-current={isHere(href, here) ? 'page' : undefined} className={LINK}>
          {label}
        </a>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: a disabled link, as it must look and be announced
        <a role="link" aria-disabled="true" className={`${LINK} opacity-60`}>
          {label}
        </a>
      )}
    </li>
  ))
}

/**
 * A list is also marked on the pages of its entries; the account only on its own page. On the server the path starts
 * with internal segments, so only its end is compared.
 */
function isHere(href: string, here: string): boolean {
  const path = href.split('?')[0] ?? href
  return here.endsWith(path) || (path !== '/account' && here.includes(`${path}/`))
}
