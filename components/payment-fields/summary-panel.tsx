import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/content/panel'

/** The column beside what is filled in, which stays in sight, and scrolls where it is higher: items, price, main button. */
export function SummaryPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel
      title={title}
      className="min-w-0 lg:tall:sticky lg:tall:top-6 lg:tall:max-h-[calc(100dvh-3rem)] lg:tall:overflow-y-auto lg:[scrollbar-width:thin]"
    >
      <div className="grid grid-cols-1 gap-4 lg:gap-5">{children}</div>
    </Panel>
  )
}
