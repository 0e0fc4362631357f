'use client'

import { type ReactNode, useRef, useState } from 'react'
import { fillIn } from '@/components/ui/loading/fill-in'
import { TurnButton } from './turn-button'

export interface PagedListLabels {
  previous: string
  next: string
  /** contains `{page}` and `{count}` */
  pageOf: string
}

interface PagedListProps {
  items: ReactNode[]
  pageSize: number
  labels: PagedListLabels
  className: string
}

/** A fully loaded list, shown a page at a time. */
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
          <TurnButton to="previous" label={labels.previous} isEnd={page === 1} onTurn={() => turn(page - 1)} />
          <span role="status" className="tabular-nums">
            {fillIn(labels.pageOf, { page, count })}
          </span>
          <TurnButton to="next" label={labels.next} isEnd={page === count} onTurn={() => turn(page + 1)} />
        </div>
      )}
    </div>
  )
}
