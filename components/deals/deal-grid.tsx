import type { DealSummary } from '@/lib/domain/deals/deals'
import type { Paths } from '@/lib/paths'
import { DealCard } from './deal-card'

const COLUMNS = {
  2: 'grid-cols-2 gap-3 sm:gap-4',
  3: 'grid-cols-2 gap-3 max-sm:*:first:col-span-full sm:gap-4 lg:grid-cols-3',
  4: 'grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4',
  rows: 'gap-3 max-sm:[--card-height:11rem] sm:grid-cols-2 sm:gap-4 lg:grid-cols-3',
} as const

const SIZES = { 2: 'half', 3: 'top', 4: 'grid', rows: 'row' } as const

/** cards that a first screen can show */
const FIRST_SCREEN = 4

interface DealGridProps {
  deals: DealSummary[]
  /** `rows`: one below the other on a phone; with two, the first deal is large; the last ones fill their row */
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
  const size = row ? 'swipe' : SIZES[columns]
  const widths = row ? undefined : WIDTHS[columns]
  const widthOf = widths?.(deals.length) ?? (() => null)
  const placeOf = (index: number) => {
    if (isFirstElsewhere && index === 0) return 'lg:hidden'
    if (isFirstElsewhere && index === columns) return 'max-lg:hidden'
    const span = widthOf(index)?.span ?? ''
    return row || index < FIRST_SCREEN ? span : `below-fold ${span}`
  }
  return (
    <ul className={`${row ? 'swipe-row gap-4 sm:grid' : 'grid'} lg:gap-6 ${COLUMNS[columns]}`}>
      {deals.map((deal, index) => (
        <li key={deal.id} className={placeOf(index).trim() || undefined}>
          <DealCard
            deal={deal}
            href={paths.deal(deal.id)}
            size={widthOf(index)?.size ?? size}
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

type Width = { size: 'first' | 'large' | 'largeInPair' | 'feature' | 'featureInPair'; span: string } | null

/** The first is large, and of an even number the last too; on a phone all are in pairs. */
function widthInTwo(count: number): (index: number) => Width {
  const isEven = count % 2 === 0
  return (index) =>
    index === 0 || (isEven && index === count - 1)
      ? isEven
        ? { size: 'largeInPair', span: 'md:col-span-full' }
        : { size: 'large', span: 'col-span-full' }
      : null
}

/** Those of the last row, by how many it has: one, two, or the third of three. */
const LAST_ROW: Record<number, { from: number; width: Width }> = {
  1: { from: 1, width: { size: 'large', span: 'col-span-full' } },
  2: { from: 2, width: { size: 'featureInPair', span: 'lg:col-span-2' } },
  3: { from: 1, width: { size: 'feature', span: 'col-span-2' } },
}

function widthInFour(count: number): (index: number) => Width {
  const last = LAST_ROW[count % 4]
  return (index) => (last && index >= count - last.from ? last.width : null)
}

const widthInThree = () => (index: number) => (index === 0 ? ({ size: 'first', span: '' } as const) : null)

const WIDTHS: Partial<Record<keyof typeof COLUMNS, typeof widthInTwo>> = {
  2: widthInTwo,
  3: widthInThree,
  4: widthInFour,
}
