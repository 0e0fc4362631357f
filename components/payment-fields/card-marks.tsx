import type { ReactNode } from 'react'
import { CARD_TYPES, type CardType } from '@/lib/domain/payment/cards'

const letters = (text: string, fill: string, size = 10) => (
  <text x="18" y="12" fill={fill} fontSize={size} fontWeight="800" textAnchor="middle" dominantBaseline="central">
    {text}
  </text>
)

const discs = (left: string, right: string) => (
  <>
    <circle cx="14" cy="12" r="7" fill={left} />
    <circle cx="22" cy="12" r="7" fill={right} fillOpacity="0.85" />
  </>
)

const bars = (colours: readonly string[]) =>
  colours.map((fill, index) => (
    <rect key={fill} x={6 + index * 8} y="4" width="8" height="16" rx="2" fill={fill} transform="skewX(-8)" />
  ))

/** Drawn for a white card, in both colour schemes. */
const MARKS: Record<CardType, ReactNode> = {
  1: <g fontStyle="italic">{letters('VISA', '#1a1f71', 12)}</g>,
  2: discs('#eb001b', '#f79e1b'),
  3: (
    <>
      <rect width="36" height="24" fill="#016fd0" />
      {letters('AMEX', '#fff')}
    </>
  ),
  4: (
    <>
      <circle cx="36" cy="24" r="10" fill="#f76f20" />
      {letters('DISCOVER', '#231f20', 6)}
    </>
  ),
  5: bars(['#d10429', '#022e64', '#076f74']),
  6: bars(['#0e4c96', '#bf0a30', '#008c44']),
  7: discs('#0099df', '#ed0006'),
}
const TYPES = Object.keys(CARD_TYPES).map(Number) as CardType[]

/** The cards that are taken; once one is recognised, the others step back. */
export function CardMarks({ recognised }: { recognised: CardType | null }) {
  return (
    <span aria-hidden className="flex flex-wrap gap-1">
      {TYPES.map((type) => (
        <svg
          key={type}
          aria-hidden
          viewBox="0 0 36 24"
          className={`h-6 w-9 rounded-[0.25rem] border border-line bg-white transition-opacity duration-150 ${recognised !== null && recognised !== type ? 'opacity-30' : ''}`}
        >
          {MARKS[type]}
        </svg>
      ))}
    </span>
  )
}
