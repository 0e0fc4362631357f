import type { ComponentProps } from 'react'
import { CONTROL_CLASS, Field, type FieldText, useFieldIds } from './field'

type Props = ComponentProps<'textarea'> &
  FieldText & { /** characters used and the maximum, such as `12/140` */ counter?: string }

/** Grows with its text if the browser supports it. */
export function TextareaField({ label, note, hint, error, hideLabel, counter, className, id, ...area }: Props) {
  const text = { label, note, hint, error, hideLabel }
  const ids = useFieldIds(text, id)
  return (
    <Field {...text} id={ids.id} required={area.required} className={className}>
      <textarea rows={3} {...area} {...ids} className={`${CONTROL_CLASS} field-sizing-content resize-y`} />
      {counter && <p className="text-end text-sm tabular-nums text-ink-faint">{counter}</p>}
    </Field>
  )
}
