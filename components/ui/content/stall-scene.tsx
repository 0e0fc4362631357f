const STRIPES = Array.from({ length: 7 }, (_, index) => index)
/** Where a stripe of the awning begins: it is wider at its foot, and ends in a scallop. */
const top = (stripe: number) => 62 + stripe * 28
const foot = (stripe: number) => 48 + stripe * 32

/** The sign says why the counter is empty, in a few letters. */
export function StallScene({ sign }: { sign: string }) {
  return (
    <svg aria-hidden viewBox="0 0 320 200" className="w-full max-w-72">
      <ellipse cx="160" cy="184" rx="132" ry="10" className="fill-sunken" />
      <path d="M78 74v104M242 74v104" className="stroke-line" strokeWidth="5" />
      <path d="M86 130h148v50H86z" className="fill-accent-soft" />
      <path d="M110 130v50m33-50v50m34-50v50m33-50v50" className="stroke-surface" strokeWidth="2" />
      <rect x="66" y="122" width="188" height="13" rx="4" className="fill-accent" />
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          d={`M${top(stripe)} 34h28L${foot(stripe + 1)} 74a16 16 0 0 1-32 0z`}
          className={stripe % 2 ? 'fill-surface stroke-accent' : 'fill-accent stroke-accent'}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
      <g transform="rotate(-4 160 108)">
        <path d="M140 88v10m40-10v10" className="stroke-ink-faint" strokeWidth="2" />
        <rect x="122" y="97" width="76" height="20" rx="5" className="fill-ink" />
        <text x="160" y="111.5" textAnchor="middle" className="fill-canvas text-[12px] font-bold">
          {sign}
        </text>
      </g>
    </svg>
  )
}
