import type { ReactNode } from 'react'

/** A titled card; the action is beside the title. */
export function Panel({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="rounded-card border border-line bg-surface p-5 shadow-card print:break-inside-avoid print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3 print:shadow-none"
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-heading">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
