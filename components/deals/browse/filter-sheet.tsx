import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/forms/button'
import { Spinner } from '@/components/ui/loading/spinner'

const ID = 'browse-filters'

/** Works without script. */
export function FilterButton({ label }: { label: string }) {
  return (
    <button type="button" popoverTarget={ID} className={`${buttonClass({ variant: 'secondary' })} shrink-0 lg:hidden`}>
      <span aria-hidden className="icon-filters size-4.5" />
      <span>{label}</span>
    </button>
  )
}

/** A panel that is the left column on a desktop and a bottom sheet on a phone. */
export function FilterSheet({ title, showLabel, children }: { title: string; showLabel: string; children: ReactNode }) {
  return (
    <aside id={ID} popover="auto" aria-label={title} className="filter-sheet">
      <p className="px-5 pt-5 pb-2 text-heading font-bold lg:hidden">{title}</p>
      <div className="p-2 max-lg:px-2 lg:p-0 lg:pe-2">{children}</div>
      <div className="bottom-0 border-t border-line bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] tall:sticky lg:hidden">
        <button type="button" popoverTarget={ID} popoverTargetAction="hide" className={buttonClass({ block: true })}>
          <Spinner className="hidden size-4 group-data-pending/browse:block" />
          <span>{showLabel}</span>
        </button>
      </div>
    </aside>
  )
}
