import { type ReactNode, useId } from 'react'

interface SegmentsProps {
  /** for screen readers */
  legend: string
  /** at most three */
  options: { value: number; content: ReactNode }[]
  /** none of the options: nothing is chosen */
  value: number
  onChange: (value: number) => void
}

/** As many as there are options: a column that the next option of a page under way adds would move the ones before. */
const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3']

export function Segments({ legend, options, value, onChange }: SegmentsProps) {
  const name = useId()
  return (
    <fieldset className={`segments ${COLUMNS[options.length]}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          <span className="contents">{option.content}</span>
        </label>
      ))}
    </fieldset>
  )
}
