import { useEffect, useRef } from 'react'
import { TextareaField } from '@/components/ui/forms/textarea-field'

const MAX_LENGTH = 140

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
        maxLength={MAX_LENGTH}
        rows={2}
        counter={`${value.length}/${MAX_LENGTH}`}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
