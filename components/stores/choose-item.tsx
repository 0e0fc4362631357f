'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/forms/button'

const ItemDialog = lazy(async () => ({ default: (await import('./item-dialog')).ItemDialog }))

/** Opens an item's choices on its own page; requires script. */
export function ChooseItem({ gid, pid, label }: { gid: number; pid: number; label: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="large" aria-haspopup="dialog" onClick={() => setOpen(true)} className="justify-self-start">
        {label}
      </Button>
      {open && (
        <Suspense>
          <ItemDialog gid={gid} pid={pid} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
