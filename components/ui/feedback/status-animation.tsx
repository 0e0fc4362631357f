/** A stroke that is drawn from its start; where motion is not wanted it is there at once. */
const STROKE =
  'fill-none stroke-current [stroke-dasharray:1] transition-[stroke-dashoffset] starting:[stroke-dashoffset:1]'

const MARKS = {
  success: { colour: 'text-success', ground: 'fill-success-soft', path: 'm20 33 8.5 8.5L45 24' },
  error: { colour: 'text-danger', ground: 'fill-danger-soft', path: 'M32 18v17M32 44v.5' },
} as const

/** A tick or an exclamation mark in a circle, which draw themselves. */
export function StatusAnimation({ of }: { of: keyof typeof MARKS }) {
  const { colour, ground, path } = MARKS[of]
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={`size-20 ${colour}`}>
      <circle cx="32" cy="32" r="32" className={ground} />
      <circle
        cx="32"
        cy="32"
        r="29"
        pathLength={1}
        strokeWidth={3}
        transform="rotate(-90 32 32)"
        className={`${STROKE} duration-150 ease-out`}
      />
      <path
        d={path}
        pathLength={1}
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`${STROKE} delay-100 duration-150 ease-out`}
      />
    </svg>
  )
}
