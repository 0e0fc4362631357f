'use client'

import { useEffect, useState } from 'react'
import { interpolate } from '@/components/ui/loading/interpolate'
import { DISCOUNT_RANGE } from '@/lib/domain/deals/deal-filters'
import { discountWords } from '@/lib/domain/money/discount-words'

interface DiscountSliderProps {
  /** percent, 0 for none */
  value: number
  labels: { discount: string; any: string /** contains a placeholder of `discountWords` */; from: string }
}

/** 0 to 60 in tens; 0 clears. */
export function DiscountSlider({ value, labels }: DiscountSliderProps) {
  const [percent, setPercent] = useState(value)
  useEffect(() => setPercent(value), [value])
  const text = percent === 0 ? labels.any : interpolate(labels.from, discountWords(percent))
  return (
    <label className="grid gap-2">
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{labels.discount}</span>
        <span className="text-sm text-ink-soft tabular-nums">{text}</span>
      </span>
      <input
        type="range"
        name="discount"
        {...DISCOUNT_RANGE}
        value={percent}
        aria-valuetext={text}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        className="h-8 w-full accent-accent"
      />
    </label>
  )
}
