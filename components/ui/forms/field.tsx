import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error'

export const CONTROL_CLASS =
  'w-full min-h-11 rounded-control border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-faint border-line-strong aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-faint'

export interface FieldText {
  label: string
  /** such as `Optional` */
  note?: string
  /** permanent */
  hint?: string
  /** shown in addition to the hint */
  error?: string
  /** for screen readers only */
  hideLabel?: boolean
}

/** The attributes that link a control to its label, hint and error. */
export function useFieldIds({ hint, error }: FieldText, given?: string) {
  const generated = useId()
  const id = given ?? generated
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

export function Field(props: FieldText & { id: string; required?: boolean; children: ReactNode; className?: string }) {
  const { id, label, note, hint, error, hideLabel, required, children, className = '' } = props
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        <span>{label}</span>
        {note && <span className="float-end ps-2 font-normal text-ink-faint">{` ${note}`}</span>}
        {required && (
          <span aria-hidden className="text-danger">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
