'use client'

import type { ReactNode } from 'react'
import { Segments } from '@/components/ui/forms/segments'
import { chooseOrderType, useOrderType } from '@/lib/browser/cart/fulfilment-choice'

interface OrderTypeSwitchProps {
  gid: number
  legend: string
  /** values are shipping codes */
  options: { value: number; content: ReactNode }[]
}

/** How the order is handed over; the cart and its checkout follow. */
export function OrderTypeSwitch({ gid, legend, options }: OrderTypeSwitchProps) {
  const chosen = useOrderType(gid)
  return (
    <div className="w-full max-w-md">
      <Segments legend={legend} options={options} value={chosen} onChange={(code) => chooseOrderType(gid, code)} />
    </div>
  )
}
