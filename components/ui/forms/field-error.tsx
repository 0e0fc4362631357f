import { CircleAlert } from 'lucide-react'

/** What is wrong with a field; the control names `id` as its description. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="sentence-case">{children}</span>
    </p>
  )
}
