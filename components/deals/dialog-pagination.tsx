import { interpolate } from '@/components/ui/loading/interpolate'
import { PaginationButton } from './pagination-button'

export interface DialogPaginationLabels {
  previous: string
  next: string
  /** contains `{page}` and `{count}` */
  pageOf: string
}

interface DialogPaginationProps {
  /** from 1 */
  page: number
  count: number
  labels: DialogPaginationLabels
  /** with a page between 1 and `count` */
  onTurn: (page: number) => void
}

/** The page of a list in a dialog, one back or on. */
export function DialogPagination({ page, count, labels, onTurn }: DialogPaginationProps) {
  const turn = (to: number) => {
    if (to >= 1 && to <= count) onTurn(to)
  }
  return (
    <div className="flex items-center justify-center gap-4">
      <PaginationButton to="previous" label={labels.previous} isEnd={page === 1} onTurn={() => turn(page - 1)} />
      <span role="status" className="tabular-nums">
        {interpolate(labels.pageOf, { page, count })}
      </span>
      <PaginationButton to="next" label={labels.next} isEnd={page === count} onTurn={() => turn(page + 1)} />
    </div>
  )
}
