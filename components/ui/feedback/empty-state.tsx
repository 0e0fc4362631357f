import type { ReactNode } from 'react'

/** Outlines of what the list will have. */
const OUTLINES = { cards: { list: 'grid-cols-3', item: 'h-32' }, rows: { list: '', item: 'h-12' } } as const

/** Replaces an empty list: an icon over the outline of the list, one sentence, an action. */
export function EmptyState({
  icon,
  like,
  title,
  text,
  action,
}: {
  icon?: ReactNode
  like?: keyof typeof OUTLINES
  title: string
  text?: string
  action?: ReactNode
}) {
  return (
    <div className="grid content-center justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-12 text-center wrap-anywhere">
      {like && (
        <div
          aria-hidden
          className={`-mb-16 grid w-full max-w-md gap-3 mask-b-from-25% mask-b-to-100% ${OUTLINES[like].list}`}
        >
          {[1, 2, 3].map((item) => (
            <span key={item} className={`rounded-card border border-line bg-canvas ${OUTLINES[like].item}`} />
          ))}
        </div>
      )}
      {icon && (
        <div className="relative grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink">
          {icon}
        </div>
      )}
      <p className="text-heading font-bold sentence-case">{title}</p>
      {text && <p className="max-w-prose text-ink-soft">{text}</p>}
      {action && <div className="flex flex-wrap justify-center gap-3 pt-2">{action}</div>}
    </div>
  )
}
