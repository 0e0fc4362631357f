import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { toDecimal } from '@/lib/domain/money/decimals'
import { formatMoney } from '@/lib/domain/money/money'
import { type Tip, tipAmount, tipPresets } from '@/lib/domain/money/tips'
import { exampleAmount, parseTyped } from '@/lib/domain/money/typed-money'

interface TipPickerProps {
  tip: Tip
  grandTotal: number
  /** the store's limit; minor units */
  cutOff: number
  currency: string
  onChange: (tip: Tip) => void
}

const same = (a: Tip, b: Tip) => JSON.stringify(a) === JSON.stringify(b)

function isFree(tip: Tip, presets: Tip[]): tip is Extract<Tip, { type: 'flat' }> {
  return tip.type === 'flat' && tip.amount > 0 && !presets.some((preset) => same(preset, tip))
}

/** Presets by percent or amount, and a custom amount. */
export function TipPicker({ tip, grandTotal, cutOff, currency, onChange }: TipPickerProps) {
  const language = useLocale()
  const t = useTranslations('checkout')
  const presets = tipPresets(grandTotal, currency, cutOff)
  const [text, setText] = useState(() => (isFree(tip, presets) ? `${toDecimal(tip.amount, currency)}` : ''))
  const labelOf = (preset: Tip) => {
    if (tipAmount(preset, grandTotal, currency) === 0) return t('no_tip')
    return preset.type === 'percent' ? `${preset.percent}%` : formatMoney({ amount: preset.amount, currency }, language)
  }
  const hint = useId()
  const [isRefused, setRefused] = useState(false)
  const typeAmount = (value: string) => {
    const amount = parseTyped(value, currency)
    setRefused(amount === null)
    if (amount === null) return
    setText(value)
    onChange({ type: 'flat', amount })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('tips')}</legend>
      <div className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <button
            key={labelOf(preset)}
            type="button"
            aria-pressed={text === '' && same(preset, tip)}
            onClick={() => {
              setText('')
              setRefused(false)
              onChange(preset)
            }}
            className="min-h-11 rounded-full border border-line-strong money px-4 text-sm font-semibold hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            {labelOf(preset)}
          </button>
        ))}
        <input
          aria-label={t('tip_other')}
          placeholder={t('tip_other')}
          aria-describedby={hint}
          inputMode="decimal"
          value={text}
          onChange={(event) => typeAmount(event.target.value)}
          className="min-h-11 w-36 rounded-full border border-line-strong bg-surface px-4 text-sm tabular-nums placeholder:text-ink-faint"
        />
      </div>
      <p id={hint} role="status" className="text-sm text-ink-soft empty:hidden">
        {isRefused && t('tip_invalid', { example: exampleAmount(currency) })}
      </p>
    </fieldset>
  )
}
