import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

const LOOK = {
  info: ['bg-sunken text-ink', Info],
  success: ['bg-success-soft text-success', CircleCheck],
  warning: ['bg-warning-soft text-warning', TriangleAlert],
  danger: ['bg-danger-soft text-danger', CircleAlert],
} as const

/** Warnings and errors are announced assertively, others politely. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
}: {
  tone?: Tone
  title?: string
  children?: ReactNode
  action?: ReactNode
}) {
  const [colours, Icon] = LOOK[tone]
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-control px-4 py-3 ${colours}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="grid flex-1 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {action && <div className="pt-1">{action}</div>}
      </div>
    </div>
  )
}
