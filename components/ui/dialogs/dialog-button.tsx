'use client'

import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Dialog as DialogType } from './dialog'

const Dialog = lazy(async () => ({ default: (await import('./dialog')).Dialog }))

interface DialogButtonProps extends Omit<ComponentProps<typeof DialogType>, 'onClose'> {
  trigger: string
  className: string
}

/** A button and the dialog that it opens, for server components; the dialog loads on first use. */
export function DialogButton({ trigger, className, ...dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {trigger}
      </button>
      {isOpen && (
        <Suspense>
          <Dialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
