import { type ComponentProps, lazy, Suspense } from 'react'
import type { NoCartDialog } from './no-cart-dialog'

const Dialog = lazy(async () => ({ default: (await import('./no-cart-dialog')).NoCartDialog }))

/** Rare: its code is loaded when it is needed. */
export function NoCart(props: ComponentProps<typeof NoCartDialog>) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}
