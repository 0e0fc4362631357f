import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PaymentMethodName } from '@/lib/domain/codes/payment-method'
import { MethodIcon } from './method-icon'

interface MethodPanelsProps<M extends PaymentMethodName> {
  methods: readonly M[]
  open: M | null
  /** null when the open one is clicked again */
  onOpen: (method: M | null) => void
  children: (method: M) => ReactNode
}

export function MethodPanels<M extends PaymentMethodName>({ methods, open, onOpen, children }: MethodPanelsProps<M>) {
  const t = useTranslations('payment')
  return (
    <ul className="grid gap-3">
      {methods.map((method) => (
        <li
          key={method}
          className="overflow-hidden rounded-card border border-line has-aria-expanded:border-accent has-aria-expanded:shadow-card"
        >
          <button
            type="button"
            aria-expanded={open === method}
            aria-controls={`panel-${method}`}
            onClick={() => onOpen(open === method ? null : method)}
            className="flex min-h-14 w-full items-center gap-3 px-4 text-start font-semibold hover:bg-sunken"
          >
            <MethodIcon method={method} />
            <span className="min-w-0 flex-1">{t(method as PaymentMethodName)}</span>
            <span
              aria-hidden
              className="icon-chevron size-5 shrink-0 text-ink-faint transition-transform duration-150 in-aria-expanded:rotate-180"
            />
          </button>
          {open === method && (
            <div id={`panel-${method}`} className="border-t border-line p-4">
              {children(method)}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
