import { Minus, Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CheckoutDialogProps } from '@/components/checkout/dialog-props'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { maxPoints, pointsStep, pointsValue } from '@/lib/domain/checkout/payment-split'
import { formatMoney } from '@/lib/domain/money/money'

const STEP_CLASS =
  'grid size-12 place-items-center rounded-full border border-line-strong hover:bg-sunken aria-disabled:opacity-40'

/** Points in steps worth five currency units, from 0 to the limit of balance and total. */
export function PointsDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const language = useLocale()
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const { store, quote, state, tips } = checkout
  const perUnit = store.pointsPerUnit
  const [points, setPoints] = useState(state.pointsUsed)
  if (!quote) return null
  const { currency } = quote
  const most = maxPoints(quote.pointsBalance, quote.grandTotal + (tips ?? 0), perUnit, currency)
  const step = pointsStep(perUnit)
  const turn = (by: number) => setPoints(Math.min(most, Math.max(0, points + by)))
  const worth = (count: number) => formatMoney({ amount: pointsValue(count, perUnit, currency), currency }, language)
  return (
    <Dialog onClose={onClose} title={t('points')} width={250} closeLabel={common('close')}>
      <div className="grid gap-5">
        <p className="text-center font-semibold tabular-nums">
          {t('points_worth', { points: quote.pointsBalance, amount: worth(quote.pointsBalance) })}
        </p>
        <div className="flex items-center justify-between gap-2">
          <button
            type="button"
            aria-label={t('fewer_points')}
            aria-disabled={points <= 0}
            onClick={() => turn(-step)}
            className={STEP_CLASS}
          >
            <Minus aria-hidden className="size-5" />
          </button>
          <output className="text-heading font-bold tabular-nums">{points}</output>
          <button
            type="button"
            aria-label={t('more_points')}
            aria-disabled={points >= most}
            onClick={() => turn(step)}
            className={STEP_CLASS}
          >
            <Plus aria-hidden className="size-5" />
          </button>
        </div>
        <p className="text-center text-sm tabular-nums text-ink-soft">
          {t('points_worth', { points, amount: worth(points) })}
        </p>
        <Button variant="secondary" block onClick={() => setPoints(most)}>
          {t('most_points')}
        </Button>
        <Button block onClick={() => onChoose({ pointsUsed: points })}>
          {t('done_button')}
        </Button>
      </div>
    </Dialog>
  )
}
