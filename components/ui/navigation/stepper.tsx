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

/** `label` names the list. On narrow screens it is one line with the name of the step that is under way. */
export function Stepper({ steps, label }: { steps: readonly Step[]; label: string }) {
  const named = steps.find(isUnderWay) ?? steps.at(-1)
  return (
    <ol aria-label={label} className="flex w-full items-start max-lg:items-center max-lg:gap-2">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={isUnderWay(step) ? 'step' : undefined}
          className="relative grid flex-1 justify-items-center gap-2 text-center max-lg:flex max-lg:flex-auto max-lg:items-center max-lg:first:flex-none"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={`absolute end-1/2 top-4.5 -z-0 h-0.5 w-full max-lg:static max-lg:w-auto max-lg:min-w-4 max-lg:flex-1 ${step.state === 'waiting' ? 'bg-line' : 'bg-accent'}`}
            />
          )}
          <span
            aria-hidden
            className={`relative z-1 grid size-9 shrink-0 place-items-center rounded-full text-sm font-bold max-lg:size-6 ${DOT[step.state]}`}
          >
            {step.state === 'done' ? (
              <Check className="size-5 max-lg:size-4" />
            ) : step.state === 'error' ? (
              <X className="size-5 max-lg:size-4" />
            ) : (
              index + 1
            )}
          </span>
          <span
            className={`text-sm font-semibold text-balance max-lg:min-[22rem]:whitespace-nowrap lg:px-1 ${step.state === 'waiting' ? 'text-ink-faint' : 'text-ink'} ${step === named ? '' : 'max-lg:sr-only'}`}
          >
            <span>{step.label}</span>
            {step.note && <span className="block font-normal text-ink-faint">{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function isUnderWay({ state }: Step): boolean {
  return state === 'current' || state === 'error'
}
