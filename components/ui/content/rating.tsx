import { Star } from 'lucide-react'

interface RatingProps {
  /** 0 to 5, one decimal */
  value: number
  /** the rating as text, such as `Rated 4.6 of 5 from 128 reviews` */
  label: string
  /** shown after the number, such as `128` */
  count?: number
  /** one star, or five filled to the value */
  stars?: 1 | 5
}

export function Rating({ value, label, count, stars = 1 }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-sm">
      <span className="sr-only">{label}</span>
      <span aria-hidden className="inline-flex items-center gap-1">
        {stars === 1 ? <Star className="size-4 fill-star text-star" /> : <FiveStars value={value} />}
        <b className="font-semibold text-ink tabular-nums">{value.toFixed(1)}</b>
        {count !== undefined && <span className="text-ink-faint tabular-nums">({count})</span>}
      </span>
    </span>
  )
}

const FIVE = [1, 2, 3, 4, 5]

function FiveStars({ value }: { value: number }) {
  const filled = { width: `${Math.min(100, Math.max(0, value * 20))}%` }
  return (
    <span className="relative inline-flex">
      {FIVE.map((star) => (
        <Star key={star} className="size-4 fill-line text-line" />
      ))}
      <span style={filled} className="absolute inset-y-0 start-0 flex overflow-hidden">
        {FIVE.map((star) => (
          <Star key={star} className="size-4 shrink-0 fill-star text-star" />
        ))}
      </span>
    </span>
  )
}
