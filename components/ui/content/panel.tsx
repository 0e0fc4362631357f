import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  /** before the title, such as a tick */
  lead?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}

export function Panel({ title, lead, action, className = '', children }: PanelProps) {
  return (
    <section
      aria-label={title}
      className={`rounded-card border border-line bg-surface p-4 shadow-card sm:p-5 print:break-inside-avoid print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3 print:shadow-none ${className}`}
    >
      <div className="mb-3 flex items-center gap-3 sm:mb-4">
        {lead}
        <h2 className="min-w-0 flex-1 text-heading">{title}</h2>
        {action && <div className="-my-2 -me-4">{action}</div>}
      </div>
      {children}
    </section>
  )
}
