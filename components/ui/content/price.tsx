import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { formatMoney, type Money } from '@/lib/domain/money/money'
import { OriginalPrice } from './original-price'

interface PriceProps {
  price: Money
  /** struck through if higher than `price` */
  original?: Money
  /** for screen readers */
  originalLabel: string
  size?: 'small' | 'medium' | 'large'
  /** beside the original price */
  children?: ReactNode
}

const SIZES = { small: 'text-base', medium: '', large: 'text-3xl' }

export async function Price({ price, original, originalLabel, size = 'medium', children }: PriceProps) {
  const language = await getLocale()
  return (
    <span className={`price ${SIZES[size]}`}>
      <strong>{formatMoney(price, language)}</strong>
      {original && original.amount > price.amount && (
        <OriginalPrice
          price={original}
          label={originalLabel}
          language={language}
          className={size === 'large' ? 'text-lg' : undefined}
        />
      )}
      {children}
    </span>
  )
}
