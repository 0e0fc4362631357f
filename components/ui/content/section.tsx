import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  id?: string
  more?: { href: string; label: string }
  /** shown without scrolling */
  isFirst?: boolean
  children: ReactNode
}

/** A titled section of a page, with a link to the full list. */
export function Section({ title, id, more, isFirst, children }: SectionProps) {
  const heading = <h2 className="text-heading">{title}</h2>
  return (
    <section id={id} className={`grid grid-cols-1 gap-3 sm:gap-5 ${isFirst ? '' : 'below-fold'}`}>
      {more ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          {heading}
          <a
            href={more.href}
            className="inline-flex min-h-8 items-center gap-1 font-semibold text-accent-ink hover:underline"
          >
            {more.label}
            <ArrowRight aria-hidden className="size-4" />
          </a>
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}
