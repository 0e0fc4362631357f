import type { ComponentProps, ReactNode } from 'react'
import { CONTROL_CLASS, Field, type FieldText, useFieldIds } from './field'

type Props = ComponentProps<'input'> & FieldText & { trailing?: ReactNode }

/** A labelled input; spread `register(name)` of react-hook-form into it. `trailing` is inside, at the end. */
export function TextField({ label, note, hint, error, hideLabel, trailing, className, id, ...input }: Props) {
  const text = { label, note, hint, error, hideLabel }
  const ids = useFieldIds(text, id)
  return (
    <Field {...text} id={ids.id} required={input.required} className={className}>
      <div className="relative">
        <input {...input} {...ids} className={`${CONTROL_CLASS} ${trailing ? 'pe-28' : ''}`} />
        {trailing && <div className="absolute inset-y-0 end-1.5 flex items-center">{trailing}</div>}
      </div>
    </Field>
  )
}
