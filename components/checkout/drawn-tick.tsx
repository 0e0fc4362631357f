/** A stroke that is drawn from its start; where motion is not wanted it is there at once. */
const STROKE =
  'fill-none stroke-current [stroke-dasharray:1] transition-[stroke-dashoffset] starting:[stroke-dashoffset:1]'

/** A tick in a circle, which draw themselves. */
export function DrawnTick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className="size-20 text-success">
      <circle cx="32" cy="32" r="32" className="fill-success-soft" />
      <circle
        cx="32"
        cy="32"
        r="29"
        pathLength={1}
        strokeWidth={3}
        transform="rotate(-90 32 32)"
        className={`${STROKE} duration-300 ease-out`}
      />
      <path
        d="m20 33 8.5 8.5L45 24"
        pathLength={1}
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`${STROKE} delay-200 duration-200 ease-out`}
      />
    </svg>
  )
}
