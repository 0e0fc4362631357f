import type { ReactNode } from 'react'
import { FieldError } from './field-error'

export interface ChoiceGroupProps {
  id: string
  name: string
  /** such as `Required, choose 1` */
  rule: string
  /** why it is highlighted, or why a click changed nothing */
  problem?: string
  children: ReactNode
}

export function ChoiceGroup({ id, name, rule, problem, children }: ChoiceGroupProps) {
  return (
    <fieldset
      id={id}
      aria-describedby={problem ? `${id}-problem` : undefined}
      data-missing={problem ? true : undefined}
      className="min-w-0 scroll-mt-28 rounded-control data-missing:bg-danger-soft data-missing:p-3 data-missing:ring-1 data-missing:ring-danger"
    >
      <legend className="contents">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 pb-2">
          <span className="font-bold">{name}</span> <span className="text-sm text-ink-faint">{rule}</span>
        </span>
      </legend>
      {problem && (
        <div className="pb-2.5">
          <FieldError id={`${id}-problem`}>{problem}</FieldError>
        </div>
      )}
      {children}
    </fieldset>
  )
}

interface ChoiceProps {
  kind: 'radio' | 'checkbox'
  name: string
  label: string
  /** such as `+C$3.00` or `Sold out` */
  note?: string
  icon?: ReactNode
  checked: boolean
  disabled?: boolean
  onChoose: () => void
}

/** A choice as a large row, clickable as a whole. */
export function Choice({ kind, name, label, note, icon, checked, disabled, onChoose }: ChoiceProps) {
  return (
    <label className="choice-row">
      <input
        type={kind}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent outline-none"
      />
      <span className={`min-w-0 flex-1 ${disabled ? 'line-through' : ''}`}>{label}</span>{' '}
      {icon && <span className="text-ink-soft">{icon}</span>}
      {note && <span className="text-sm whitespace-nowrap tabular-nums">{note}</span>}
    </label>
  )
}
