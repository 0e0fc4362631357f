'use client'

import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '@/components/ui/forms/button'
import type { Id } from '@/lib/domain/codes/id'

const ReviewsDialog = lazy(async () => ({ default: (await import('./reviews-dialog')).ReviewsDialog }))

/** A button for all reviews of a store; the dialog and its reviews load on first use. */
export function AllReviews({ gid, label }: { gid: Id; label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Suspense>
          <ReviewsDialog gid={gid} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
