import { type ReactNode, useId } from 'react'

interface SegmentsProps {
  /** for screen readers */
  legend: string
  options: { value: number; content: ReactNode }[]
  /** none of the options: nothing is chosen */
  value: number
  onChange: (value: number) => void
}

export function Segments({ legend, options, value, onChange }: SegmentsProps) {
  const name = useId()
  return (
    <fieldset className="segments">
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
          {option.content}
        </label>
      ))}
    </fieldset>
  )
}
