import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string; kind?: 'checkbox' | 'radio' }

export function Checkbox({ label, error, kind = 'checkbox', className = '', ...input }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 py-1.5 has-disabled:text-ink-faint">
        <input
          {...input}
          type={kind}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
