import type { CSSProperties } from 'react'

interface RatingProps {
  /** 0 to 5, one decimal */
  value: number
  /** such as `Rated 4.6 of 5 from 128 reviews` */
  label: string
  count?: number
  /** one star, or five filled to the value */
  stars?: 1 | 5
}

export function Rating({ value, label, count, stars = 1 }: RatingProps) {
  return (
    <span className="rating">
      <span className="sr-only">{label}</span>
      <span aria-hidden>
        {stars === 1 ? (
          <span className="icon-star" />
        ) : (
          <span className="icon-stars" style={{ '--filled': `${value * 20}%` } as CSSProperties} />
        )}
        <b>{value.toFixed(1)}</b>
        {count !== undefined && <span>{`(${count})`}</span>}
      </span>
    </span>
  )
}
