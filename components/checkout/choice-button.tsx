import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

/** A wide toggle button for one of several choices. */
export function ChoiceButton({
  chosen,
  onChoose,
  children,
}: {
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="flex min-h-12 w-full items-center gap-3 rounded-control border border-line-strong px-4 py-2 text-start font-semibold hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft"
    >
      <span className="min-w-0 flex-1">{children}</span>
      {chosen && <Check aria-hidden className="size-5 shrink-0 text-accent-ink" />}
    </button>
  )
}
