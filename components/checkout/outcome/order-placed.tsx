import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { SuccessDialog } from './success-dialog'
import type { UnpaidDialog } from './unpaid-dialog'

type Placed = ComponentProps<typeof SuccessDialog>
type Unpaid = ComponentProps<typeof UnpaidDialog>

/** Shown when the dialog of the order cannot be loaded. */
function GoToOrder({ orderId }: { orderId: string }) {
  const paths = usePaths()
  useEffect(() => location.assign(paths.order(orderId)), [orderId, paths])
  return null
}

const loadPlaced = (): Promise<{ default: ComponentType<Placed> }> =>
  import('./success-dialog').then(
    ({ SuccessDialog }) => ({ default: SuccessDialog }),
    () => ({ default: GoToOrder }),
  )
const loadUnpaid = (): Promise<{ default: ComponentType<Unpaid> }> =>
  import('./unpaid-dialog').then(
    ({ UnpaidDialog }) => ({ default: UnpaidDialog }),
    () => ({ default: ({ unpaid }) => <GoToOrder orderId={unpaid.orderId} /> }),
  )
const PlacedDialog = lazy(loadPlaced)
const RefusedDialog = lazy(loadUnpaid)

interface OrderPlacedProps {
  canPlace: boolean
  placed: Placed | null
  unpaid: Unpaid | null
}

/** The dialog of an order that was placed, paid or not; its code is loaded once `canPlace`. */
export function OrderPlaced({ canPlace, placed, unpaid }: OrderPlacedProps) {
  useEffect(() => {
    if (canPlace) void Promise.all([loadPlaced(), loadUnpaid()])
  }, [canPlace])
  return (
    <Suspense>
      {placed && <PlacedDialog {...placed} />}
      {unpaid && <RefusedDialog {...unpaid} />}
    </Suspense>
  )
}
