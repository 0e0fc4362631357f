'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { fillIn } from '@/components/ui/loading/fill-in'

export interface PagedListLabels {
  previous: string
  next: string
  /** with `{page}` and `{count}` */
  pageOf: string
}

interface PagedListProps {
  items: ReactNode[]
  pageSize: number
  labels: PagedListLabels
  className: string
}

const STEP = 'grid size-11 place-items-center rounded-full border border-line-strong aria-disabled:opacity-40'

/** A list that is all there, a page at a time. */
export function PagedList({ items, pageSize, labels, className }: PagedListProps) {
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const count = Math.max(1, Math.ceil(items.length / pageSize))
  const turn = (to: number) => {
    if (to < 1 || to > count) return
    setPage(to)
    top.current?.scrollIntoView?.({ block: 'start' })
  }
  return (
    <div ref={top} className="grid gap-5">
      <ul className={className}>{items.slice((page - 1) * pageSize, page * pageSize)}</ul>
      {count > 1 && (
        <div className="flex items-center justify-center gap-4">
          <button
            type="button"
            aria-label={labels.previous}
            aria-disabled={page === 1}
            onClick={() => turn(page - 1)}
            className={STEP}
          >
            <ChevronLeft aria-hidden className="size-5" />
          </button>
          <span role="status" className="tabular-nums">
            {fillIn(labels.pageOf, { page, count })}
          </span>
          <button
            type="button"
            aria-label={labels.next}
            aria-disabled={page === count}
            onClick={() => turn(page + 1)}
            className={STEP}
          >
            <ChevronRight aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}
