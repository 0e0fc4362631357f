import { useEffect, useRef } from 'react'
import { TextareaField } from '@/components/ui/forms/textarea-field'

const LONGEST = 140

/** A message to the store, saved as the order's comment. */
export function PayComment({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => area.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={area} className="pb-5">
      <TextareaField
        label={label}
        value={value}
        maxLength={LONGEST}
        rows={2}
        counter={`${value.length}/${LONGEST}`}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
