import { LoaderCircle } from 'lucide-react'

/** A spinner. With `label` it is a status of its own; without, it decorates a text that says the same. */
export function Spinner({ label, className = 'size-5' }: { label?: string; className?: string }) {
  const ring = <LoaderCircle aria-hidden className={`animate-spin ${className}`} />
  if (!label) return ring
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-soft">
      {ring}
      <span>{label}</span>
    </span>
  )
}
