export interface PriceLine {
  label: string
  /** as it is shown */
  value: string
  /** the sum that the others lead to */
  total?: boolean
}

/** The parts of a price, one a line. */
export function PriceLines({ lines }: { lines: PriceLine[] }) {
  return (
    <dl className="grid gap-2">
      {lines.map(({ label, value, total }) => (
        <div
          key={label}
          className={`flex items-baseline justify-between gap-4 ${total ? 'mt-1 border-t border-line pt-3 text-heading font-bold' : ''}`}
        >
          <dt className={total ? '' : 'text-ink-soft'}>{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
