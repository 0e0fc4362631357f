'use client'

import { type ReactNode, useRef, useState } from 'react'
import { DialogPagination, type DialogPaginationLabels } from './dialog-pagination'

interface PagedListProps {
  items: ReactNode[]
  pageSize: number
  labels: DialogPaginationLabels
  className: string
}

/** A fully loaded list, shown a page at a time. */
export function PagedList({ items, pageSize, labels, className }: PagedListProps) {
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const count = Math.max(1, Math.ceil(items.length / pageSize))
  const turn = (to: number) => {
    setPage(to)
    top.current?.scrollIntoView?.({ block: 'start' })
  }
  return (
    <div ref={top} className="grid gap-5">
      <ul className={className}>{items.slice((page - 1) * pageSize, page * pageSize)}</ul>
      {count > 1 && <DialogPagination page={page} count={count} labels={labels} onTurn={turn} />}
    </div>
  )
}
