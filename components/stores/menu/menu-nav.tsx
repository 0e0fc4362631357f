'use client'

import { useEffect, useRef, useState } from 'react'
import { type Id, isSameId } from '@/lib/domain/codes/id'

/** Event of the document: it has more sections now. */
export const MENU_GROWN = 'plaza:menu-grown'

interface MenuNavProps {
  label: string
  /** `href` leads to its heading, on this page or another one */
  sections: { id: Id; name: string; href: string }[]
}

const sectionId = (id: Id) => `section-${id}`

/** Sticky links to the menu's sections; the one in view is current. */
export function MenuNav({ label, sections }: MenuNavProps) {
  // before it is known which one is in view
  const first = sections.find(({ href }) => href.startsWith('#'))?.id
  const [current, setCurrent] = useState(first)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const visible = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { id } = target
          if (isIntersecting) visible.add(id)
          else visible.delete(id)
        }
        setCurrent(sections.findLast(({ id }) => visible.has(sectionId(id)))?.id ?? first)
      },
      // everything above the reading line, however far, so that a jump across the whole menu is noticed too
      { rootMargin: '1000000px 0px -70% 0px' },
    )
    const observe = () => {
      for (const { id } of sections) {
        const section = document.getElementById(sectionId(id))
        if (section) observer.observe(section)
      }
    }
    observe()
    document.addEventListener(MENU_GROWN, observe)
    return () => {
      observer.disconnect()
      document.removeEventListener(MENU_GROWN, observe)
    }
  }, [sections, first])
  useEffect(() => {
    const link = list.current?.children[sections.findIndex(({ id }) => isSameId(id, current))]
    if (list.current && link instanceof HTMLElement)
      list.current.scrollTo?.({ left: link.offsetLeft - 48, behavior: 'smooth' })
  }, [current, sections])
  return (
    <nav
      aria-label={label}
      className="top-(--header) z-20 tall:sticky -mx-4 border-b border-line bg-canvas px-4 sm:mx-0 sm:-mb-4 sm:px-0"
    >
      <ul ref={list} className="scroll-row relative gap-1 py-2">
        {sections.map(({ id, name, href }) => (
          <li key={id} className="shrink-0">
            <a
              href={href}
              aria-current={isSameId(id, current) ? 'true' : undefined}
              className="flex min-h-10 items-center rounded-full px-4 font-semibold whitespace-nowrap text-ink-soft hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-canvas"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
