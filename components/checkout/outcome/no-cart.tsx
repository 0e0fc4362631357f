import { type ComponentProps, lazy, Suspense } from 'react'
import type { NoCartDialog } from './no-cart-dialog'

const Dialog = lazy(async () => ({ default: (await import('./no-cart-dialog')).NoCartDialog }))

/** The dialog of a checkout without a cart, which is rare: its code is loaded when it is needed. */
export function NoCart(props: ComponentProps<typeof NoCartDialog>) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}
