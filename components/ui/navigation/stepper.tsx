import { Check, X } from 'lucide-react'

type StepState = 'done' | 'current' | 'waiting' | 'error'
export interface Step {
  label: string
  state: StepState
  note?: string
}

const DOT: Record<StepState, string> = {
  done: 'bg-accent text-on-accent',
  current: 'bg-accent-soft text-accent-ink ring-2 ring-accent',
  waiting: 'bg-sunken text-ink-faint',
  error: 'bg-danger-soft text-danger ring-2 ring-danger',
}

/** `label` names the list. */
export function Stepper({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <ol aria-label={label} className="flex w-full items-start">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' || step.state === 'error' ? 'step' : undefined}
          className="relative grid flex-1 justify-items-center gap-2 text-center"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={`absolute end-1/2 top-4.5 -z-0 h-0.5 w-full ${step.state === 'waiting' ? 'bg-line' : 'bg-accent'}`}
            />
          )}
          <span
            aria-hidden
            className={`relative z-1 grid size-9 place-items-center rounded-full text-sm font-bold ${DOT[step.state]}`}
          >
            {step.state === 'done' ? (
              <Check className="size-5" />
            ) : step.state === 'error' ? (
              <X className="size-5" />
            ) : (
              index + 1
            )}
          </span>
          <span
            className={`px-1 text-sm font-semibold text-balance ${step.state === 'waiting' ? 'text-ink-faint' : 'text-ink'}`}
          >
            {step.label}
            {step.note && <span className="block font-normal text-ink-faint">{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
