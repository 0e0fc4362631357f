import type { ReactNode } from 'react'
import { StoreLine, type StoreLineProps } from './store-line'

interface PaymentHeadProps {
  /** null while it is unknown */
  store: StoreLineProps | null
  children: ReactNode
}

/** The head of every page where something is paid: whom it is for, and how far the order is. */
export function PaymentHead({ store, children }: PaymentHeadProps) {
  return (
    <div className="flex min-h-14 flex-col gap-3 lg:flex-row lg:items-center lg:justify-between lg:gap-8">
      <div className="min-w-0 flex-1">{store && <StoreLine {...store} />}</div>
      <div className="mx-auto w-full max-w-lg lg:mx-0">{children}</div>
    </div>
  )
}
