import { ChevronDown } from 'lucide-react'
import type { ReviewSort } from '@/lib/domain/codes/review-sort'
import type { ReviewChoice } from '@/lib/domain/deals/review-choice'

export interface ReviewControlsLabels {
  byStars: string
  any: string
  sort: string
}

interface ReviewControlsProps {
  /** the stars that some reviews have, five first; `label` is for screen readers */
  stars: { stars: number; count: number; label: string }[]
  sorts: { value: ReviewSort | null; label: string }[]
  labels: ReviewControlsLabels
  choice: ReviewChoice
  onChoose: (choice: ReviewChoice) => void
}

/** Which reviews of a list are shown, and in which order. */
export function ReviewControls({ stars, sorts, labels, choice, onChoose }: ReviewControlsProps) {
  const pill = (value: number | null) => ({
    type: 'button' as const,
    className: 'review-stars',
    'aria-pressed': choice.stars === value,
    onClick: () => onChoose({ ...choice, stars: value }),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {/* of one kind alone there is nothing to choose */}
      {stars.length > 1 && (
        <fieldset className="contents">
          <legend className="sr-only">{labels.byStars}</legend>
          <div className="flex flex-wrap gap-2">
            <button {...pill(null)}>{labels.any}</button>
            {stars.map(({ stars: value, count, label }) => (
              <button key={value} {...pill(value)} aria-label={label}>
                {value}
                <span aria-hidden className="icon-star size-4" />
                <span>{count}</span>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <label className="relative flex items-center gap-2">
        <span className="text-sm whitespace-nowrap text-ink-soft">{labels.sort}</span>
        <select
          value={choice.sort ?? ''}
          onChange={({ target }) =>
            onChoose({ ...choice, sort: sorts.find(({ value }) => (value ?? '') === target.value)?.value ?? null })
          }
          className="min-h-11 min-w-0 appearance-none rounded-full border border-line-strong bg-surface py-2 ps-4 pe-10 text-ellipsis font-semibold"
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value ?? ''}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
        />
      </label>
    </div>
  )
}
