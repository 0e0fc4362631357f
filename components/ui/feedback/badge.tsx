import type { ReactNode } from 'react'

const TONES = {
  deal: 'bg-deal text-on-deal',
  soft: 'bg-accent-soft text-accent-ink',
  neutral: 'bg-sunken text-ink-soft',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

export function Badge({
  tone = 'neutral',
  children,
  className = '',
}: {
  tone?: keyof typeof TONES
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  )
}
