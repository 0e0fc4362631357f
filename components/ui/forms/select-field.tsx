import type { ComponentProps } from 'react'
import { CONTROL_CLASS, Field, type FieldText, useFieldIds } from './field'

export function SelectField({
  label,
  note,
  hint,
  error,
  hideLabel,
  className,
  id,
  ...select
}: ComponentProps<'select'> & FieldText) {
  const text = { label, note, hint, error, hideLabel }
  const ids = useFieldIds(text, id)
  return (
    <Field {...text} id={ids.id} required={select.required} className={className}>
      <div className="relative">
        <select {...select} {...ids} className={`${CONTROL_CLASS} appearance-none pe-10`} />
        <span
          aria-hidden
          className="icon-chevron pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
        />
      </div>
    </Field>
  )
}
