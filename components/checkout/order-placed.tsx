'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react'
import { fillId } from '@/lib/paths'
import type { SuccessDialog } from './success-dialog'

type Props = ComponentProps<typeof SuccessDialog>

/** Goes to the page of the order: what is left to do when the dialog cannot be loaded. */
function GoToOrder({ orderId, links }: Props) {
  useEffect(() => location.assign(fillId(links.order, orderId)), [orderId, links])
  return null
}

const load = (): Promise<{ default: ComponentType<Props> }> =>
  import('./success-dialog').then(
    ({ SuccessDialog }) => ({ default: SuccessDialog }),
    () => ({ default: GoToOrder }),
  )
const Dialog = lazy(load)

/** The dialog of a placed order; its code is loaded once `canPlace`. */
export function OrderPlaced({ canPlace, placed }: { canPlace: boolean; placed: Props | null }) {
  useEffect(() => {
    if (canPlace) void load()
  }, [canPlace])
  return (
    placed && (
      <Suspense>
        <Dialog {...placed} />
      </Suspense>
    )
  )
}
