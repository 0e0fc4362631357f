import type { ReactNode } from 'react'

/** Replaces an empty list: a picture or icon, one sentence, an action. */
export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon?: ReactNode
  title: string
  text?: string
  action?: ReactNode
}) {
  return (
    <div className="grid content-center justify-items-center gap-3 rounded-card border border-dashed border-line bg-surface px-6 py-14 text-center wrap-anywhere">
      {icon && (
        <div className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink">{icon}</div>
      )}
      <p className="text-heading font-bold sentence-case">{title}</p>
      {text && <p className="max-w-prose text-ink-soft">{text}</p>}
      {action && <div className="flex flex-wrap justify-center gap-3 pt-2">{action}</div>}
    </div>
  )
}
