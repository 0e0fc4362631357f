interface QuantityStepperProps {
  value: number
  min?: number
  max: number
  /** accessible names, including the item's name */
  labels: { decrease: string; increase: string; quantity: string }
  onChange: (value: number) => void
}

const BUTTON =
  'grid size-11 place-items-center rounded-full text-accent-ink hover:bg-accent-soft aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent'

/** A button at its limit keeps focus but does nothing. */
export function QuantityStepper({ value, min = 1, max, labels, onChange }: QuantityStepperProps) {
  const [isMin, isMax] = [value <= min, value >= max]
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a number are not a form fieldset
    <div
      role="group"
      aria-label={labels.quantity}
      className="inline-flex items-center rounded-full border border-line bg-surface"
    >
      <button
        type="button"
        aria-label={labels.decrease}
        aria-disabled={isMin || undefined}
        onClick={() => isMin || onChange(value - 1)}
        className={BUTTON}
      >
        <span aria-hidden className="icon-minus" />
      </button>
      <output className="min-w-7 text-center font-bold tabular-nums">{value}</output>
      <button
        type="button"
        aria-label={labels.increase}
        aria-disabled={isMax || undefined}
        onClick={() => isMax || onChange(value + 1)}
        className={BUTTON}
      >
        <span aria-hidden className="icon-plus" />
      </button>
    </div>
  )
}
