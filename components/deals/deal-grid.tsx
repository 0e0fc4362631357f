import type { DealSummary } from '@/lib/domain/deals/deals'
import type { Paths } from '@/lib/paths'
import { DealCard } from './deal-card'

const COLUMNS = {
  2: 'grid-cols-2 gap-3 sm:gap-4',
  3: 'grid-cols-2 gap-3 max-sm:*:first:col-span-full sm:gap-4 lg:grid-cols-3',
  4: 'grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4',
} as const

/** cards that a first screen can show */
const FIRST_SCREEN = 4

interface DealGridProps {
  deals: DealSummary[]
  /** with two, the first deal is large where there is room, and so is a last one that would be alone in its row */
  columns: keyof typeof COLUMNS
  paths: Paths
  level?: 2 | 3
  /** one row to swipe through on a phone, for pages with several such lists */
  row?: boolean
  /** on a desktop the first one is shown above the list, and below that width the last one is one too many */
  isFirstElsewhere?: boolean
  preload?: boolean
  ofOneStore?: boolean | undefined
  describes?: boolean
  /** label of a link on each card, straight to its purchase */
  purchaseLabel?: string
}

export function DealGrid(props: DealGridProps) {
  const { deals, columns, paths, preload, level, row, isFirstElsewhere, ofOneStore, describes, purchaseLabel } = props
  const size = columns === 2 ? 'half' : columns === 3 ? 'top' : 'grid'
  const isEven = deals.length % 2 === 0
  const isLarge = (index: number) => columns === 2 && (index === 0 || (isEven && index === deals.length - 1))
  const placeOf = (index: number) => {
    if (isFirstElsewhere && index === 0) return 'lg:hidden'
    if (isFirstElsewhere && index === columns) return 'max-lg:hidden'
    const span = isLarge(index) ? (isEven ? 'md:col-span-full' : 'col-span-full') : ''
    return row || index < FIRST_SCREEN ? span : `below-fold ${span}`
  }
  return (
    <ul className={`${row ? 'swipe-row gap-4 sm:grid' : 'grid'} lg:gap-6 ${COLUMNS[columns]}`}>
      {deals.map((deal, index) => (
        <li key={deal.id} className={placeOf(index).trim() || undefined}>
          <DealCard
            deal={deal}
            href={paths.deal(deal.id)}
            size={isLarge(index) ? 'large' : size}
            preload={preload && index === 0}
            level={level}
            ofOneStore={ofOneStore}
            describes={describes}
            purchase={purchaseLabel ? { href: paths.buyDeal(deal.id), label: purchaseLabel } : undefined}
          />
        </li>
      ))}
    </ul>
  )
}
