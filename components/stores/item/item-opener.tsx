'use client'

import { lazy, Suspense } from 'react'
import type { Id } from '@/lib/domain/codes/id'
import { useItemAddress } from './use-item-address'

const ItemDialog = lazy(async () => ({ default: (await import('./item-dialog')).ItemDialog }))

/** The dialogs' code and the menu's data load on first use. */
export function ItemOpener({ gid }: { gid: Id }) {
  const { pid, close } = useItemAddress()
  if (pid === null) return null
  return (
    <Suspense>
      <ItemDialog key={pid} gid={gid} pid={pid} onClose={close} />
    </Suspense>
  )
}
