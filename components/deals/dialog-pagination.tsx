import { fillIn } from '@/components/ui/loading/interpolate'
import { TurnButton } from './pagination-button'

export interface PageTurnerLabels {
  previous: string
  next: string
  /** contains `{page}` and `{count}` */
  pageOf: string
}

interface PageTurnerProps {
  /** from 1 */
  page: number
  count: number
  labels: PageTurnerLabels
  /** called with a page between 1 and `count` */
  onTurn: (page: number) => void
}

/** The page of a list in a dialog, one back or on. */
export function PageTurner({ page, count, labels, onTurn }: PageTurnerProps) {
  const turn = (to: number) => {
    if (to >= 1 && to <= count) onTurn(to)
  }
  return (
    <div className="flex items-center justify-center gap-4">
      <TurnButton to="previous" label={labels.previous} isEnd={page === 1} onTurn={() => turn(page - 1)} />
      <span role="status" className="tabular-nums">
        {fillIn(labels.pageOf, { page, count })}
      </span>
      <TurnButton to="next" label={labels.next} isEnd={page === count} onTurn={() => turn(page + 1)} />
    </div>
  )
}
