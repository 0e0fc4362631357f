import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/content/panel'

/** The column beside what is filled in, which stays in sight: items, price and the main button. */
export function SummaryPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 lg:tall:sticky lg:top-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-4 lg:gap-6">{children}</div>
      </Panel>
    </div>
  )
}
