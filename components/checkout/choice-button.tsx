import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export function ChoiceButton({
  chosen,
  compact = false,
  label,
  onChoose,
  children,
}: {
  chosen: boolean
  compact?: boolean
  /** says more than its text, with which it begins */
  label?: string
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={label}
      onClick={onChoose}
      className={`flex w-full items-center gap-3 rounded-control border border-line-strong py-2 font-semibold hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft ${compact ? 'min-h-11 px-1 text-center text-sm aria-pressed:inset-ring aria-pressed:inset-ring-accent' : 'min-h-12 px-4 text-start'}`}
    >
      <span className="min-w-0 flex-1">{children}</span>
      {chosen && !compact && <Check aria-hidden className="size-5 shrink-0 text-accent-ink" />}
    </button>
  )
}
