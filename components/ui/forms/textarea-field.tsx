import type { ComponentProps } from 'react'
import { CONTROL_CLASS, Field, type FieldText, useFieldIds } from './field'

type Props = ComponentProps<'textarea'> &
  FieldText & { /** characters used and the maximum, such as `12/140` */ counter?: string }

/** Begins with `rows`, and grows with its text if the browser supports it. */
export function TextareaField(props: Props) {
  const { label, note, hint, error, hideLabel, counter, className, id, rows = 3, ...area } = props
  const text = { label, note, hint, error, hideLabel }
  const ids = useFieldIds(text, id)
  return (
    <Field {...text} id={ids.id} required={area.required} className={className}>
      <textarea
        rows={rows}
        {...area}
        {...ids}
        // a box that is sized by its text would begin with one row
        style={{ minHeight: `calc(${rows}lh + 1.25rem + 2px)` }}
        className={`${CONTROL_CLASS} field-sizing-content resize-y`}
      />
      {counter && <p className="text-end text-sm tabular-nums text-ink-faint">{counter}</p>}
    </Field>
  )
}
