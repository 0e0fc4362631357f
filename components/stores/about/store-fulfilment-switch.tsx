'use client'

import type { ReactNode } from 'react'
import { Segments } from '@/components/ui/forms/segments'
import { chooseFulfilmentMethod, useFulfilmentMethod } from '@/lib/browser/cart/fulfilment-choice'
import type { Id } from '@/lib/domain/codes/id'

interface StoreFulfilmentSwitchProps {
  gid: Id
  legend: string
  /** values are fulfilment methods */
  options: { value: number; content: ReactNode }[]
}

/** How the order is handed over; the cart and its checkout follow. */
export function StoreFulfilmentSwitch({ gid, legend, options }: StoreFulfilmentSwitchProps) {
  const chosen = useFulfilmentMethod(gid)
  return (
    <div className="w-full sm:w-auto sm:min-w-96">
      <Segments
        legend={legend}
        options={options}
        value={chosen}
        onChange={(code) => chooseFulfilmentMethod(gid, code)}
      />
    </div>
  )
}
