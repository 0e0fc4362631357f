import { ChevronDown, Delete } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { PAD_KEYS, type PadKey } from '@/lib/domain/self-checkout/keypad'

export interface PadLabels {
  pad: string
  pay: string
  hide: string
  show: string
  delete: string
  point: string
}

interface NumberPadProps {
  labels: PadLabels
  keys: readonly PadKey[]
  /** only the pay button is shown */
  isFixed: boolean
  canPay: boolean
  onKey: (key: PadKey) => void
  onPay: () => void
}

const KEY =
  'grid min-h-14 place-items-center rounded-card border border-line bg-surface text-2xl font-semibold tabular-nums shadow-card hover:bg-sunken active:bg-accent-soft sm:min-h-16'

/** Digits, point, delete, hide and pay; when hidden, only pay remains. */
export function NumberPad({ labels, keys, isFixed, canPay, onKey, onPay }: NumberPadProps) {
  const [hidden, setHidden] = useState(false)
  const pay = (
    <Button size="large" block disabled={!canPay} onClick={onPay}>
      {labels.pay}
    </Button>
  )
  if (isFixed) return <div className="pb-4">{pay}</div>
  return (
    <div className="grid gap-3 pb-4">
      <Button variant="ghost" size="small" aria-expanded={!hidden} onClick={() => setHidden(!hidden)}>
        <ChevronDown aria-hidden className={`size-5 ${hidden ? 'rotate-180' : ''}`} />
        <span>{hidden ? labels.show : labels.hide}</span>
      </Button>
      {!hidden && (
        <fieldset className="grid grid-cols-3 gap-2">
          <legend className="sr-only">{labels.pad}</legend>
          {PAD_KEYS.map((key) =>
            keys.includes(key) ? (
              <button
                key={key}
                type="button"
                aria-label={nameOf(key, labels)}
                className={KEY}
                onClick={() => onKey(key)}
              >
                {key === 'delete' ? <Delete aria-hidden className="size-6" /> : key}
              </button>
            ) : (
              <span key={key} />
            ),
          )}
        </fieldset>
      )}
      {pay}
    </div>
  )
}

function nameOf(key: PadKey, labels: PadLabels): string | undefined {
  if (key === 'delete') return labels.delete
  return key === '.' ? labels.point : undefined
}
