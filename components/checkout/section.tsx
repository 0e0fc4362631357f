import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/content/panel'

interface SectionProps {
  title: string
  isDone: boolean
  action?: ReactNode
  children: ReactNode
}

/** A part of the checkout, ticked once it is complete. */
export function Section({ isDone, ...panel }: SectionProps) {
  return <Panel {...panel} lead={<Tick isDone={isDone} />} />
}

function Tick({ isDone }: { isDone: boolean }) {
  const t = useTranslations('checkout')
  return (
    <span
      className={`relative grid size-6 shrink-0 place-items-center rounded-full transition-colors duration-200 ${isDone ? 'bg-success text-surface' : 'border-2 border-line-strong'}`}
    >
      {isDone && (
        <Check
          aria-hidden
          strokeWidth={3}
          className="size-3.5 transition duration-200 starting:scale-50 starting:opacity-0"
        />
      )}
      <span className="sr-only">{t(isDone ? 'section_done' : 'section_open')}</span>
    </span>
  )
}
