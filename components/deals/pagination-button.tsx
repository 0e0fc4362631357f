import { ChevronLeft, ChevronRight } from 'lucide-react'

interface PaginationButtonProps {
  to: 'previous' | 'next'
  label: string
  /** the button keeps its focus, so that the keys go on working */
  isEnd: boolean
  onTurn: () => void
}

export function PaginationButton({ to, label, isEnd, onTurn }: PaginationButtonProps) {
  const Icon = to === 'previous' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onTurn}
      className="grid size-11 place-items-center rounded-full border border-line-strong hover:bg-sunken aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
