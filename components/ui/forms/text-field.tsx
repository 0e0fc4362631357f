import type { ComponentProps, ReactNode } from 'react'
import { CONTROL_CLASS, Field, type FieldText, useFieldIds } from './field'

interface Trailing {
  trailing?: ReactNode
  trailingSize?: 'text' | 'icon'
}

type Props = ComponentProps<'input'> & FieldText & Trailing

const ROOM = { text: 'pe-28', icon: 'pe-13' }

/** `trailing` is inside, at the end. */
export function TextField(props: Props) {
  const { label, note, hint, error, hideLabel, trailing, trailingSize = 'text', className, id, ...input } = props
  const text = { label, note, hint, error, hideLabel }
  const ids = useFieldIds(text, id)
  return (
    <Field {...text} id={ids.id} required={input.required} className={className}>
      <div className="relative">
        <input {...input} {...ids} className={`${CONTROL_CLASS} ${trailing ? ROOM[trailingSize] : ''}`} />
        {trailing && <div className="absolute inset-y-0 end-1.5 flex items-center">{trailing}</div>}
      </div>
    </Field>
  )
}
